"""Dominion for learning programs: a client of `tenfold env` that needs nothing but the standard library.

    from tenfold_env import TenfoldEnv

    env = TenfoldEnv(players=2, kingdom="First Game")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(info["action_mask"]))
    env.close()

`TenfoldEnv` has the shape of a PettingZoo AEC environment, `TenfoldBatch` steps many games in one call. Observations are
`array('f')` and masks `array('b')`: numpy and torch take both without copying. docs/environment.md says what is in them.
"""

import json
import random
import subprocess
from array import array
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
COMMAND = ("npm", "--silent", "run", "tenfold", "--", "env")


class TenfoldError(Exception):
    """What was asked for cannot be done, and nothing has changed."""


class Connection:
    """The program, asked a line and answering a line."""

    def __init__(self, command=None):
        try:
            self._process = subprocess.Popen(
                list(command or COMMAND),
                cwd=None if command else ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except OSError as error:
            raise TenfoldError(f"tenfold cannot be started ({error}); give the command that does it") from error

    def ask(self, **request):
        if self._process.poll() is not None:
            raise TenfoldError("the connection is closed; make another environment")
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            raise TenfoldError(f"tenfold has ended ({error}); make another environment") from error
        answer = json.loads(self._line())
        if "error" in answer:
            raise TenfoldError(answer["error"])
        return answer

    def _line(self):
        # The very first start may say what it installs before it answers.
        for line in self._process.stdout:
            if line.startswith("{"):
                return line
        raise TenfoldError("tenfold has ended without an answer; what it said on standard error tells why")

    def close(self):
        if self._process.poll() is None:
            self._process.stdin.close()
            self._process.wait()
        self._process.stdout.close()


class Discrete:
    """Actions from 0 to n - 1."""

    def __init__(self, n, chance):
        self.n = n
        self._chance = chance

    def contains(self, action):
        return isinstance(action, int) and 0 <= action < self.n

    def sample(self, mask=None):
        legal = range(self.n) if mask is None else [action for action in range(self.n) if mask[action]]
        return self._chance.choice(legal)


class Box:
    """Observations: so many numbers."""

    def __init__(self, size):
        self.shape = (size,)


def mask_of(legal, size):
    mask = array("b", bytes(size))
    for action in legal:
        mask[action] = 1
    return mask


class TenfoldEnv:
    """One game, agent by agent. Agents are called player_0, player_1, … in seating order."""

    metadata = {"name": "tenfold_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(
        self, players=2, kingdom="First Game", cards="kingdom", auto_forced=True, returns="win", command=None
    ):
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self._wish = {
            "players": players,
            "kingdom": kingdom,
            "cards": cards,
            "autoForced": auto_forced,
            "autoReset": False,
            "returns": returns,
        }
        self._chance = random.Random()
        self._connection = Connection(command)
        try:
            # Begun once, so that the spaces are known before the first reset.
            self._begin({})
        except TenfoldError:
            self.close()
            raise

    def action_space(self, agent):
        return self._action_space

    def observation_space(self, agent):
        return self._observation_space

    def reset(self, seed=None, options=None):
        """The same seed gives the same shuffles. {"kingdom": "Big Money"} as options holds for this game alone; unless the
        environment has room for all cards, another kingdom has other spaces and names."""
        unknown = [key for key in options or {} if key != "kingdom"]
        if unknown:
            raise TenfoldError(f"the options of reset know no {unknown[0]!r}; they take 'kingdom'")
        self._begin({**({} if seed is None else {"seed": seed}), **(options or {})})
        self._chance.seed(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def observe(self, agent):
        """What this agent may know now, whoever is to act."""
        if agent == self.agent_selection and not self.terminations[agent]:
            return array("f", self._state["observations"][0])
        seat = self.possible_agents.index(agent)
        return array("f", self._connection.ask(observe={"game": 0, "seat": seat})["observation"])

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        if not self.agents:
            raise TenfoldError("there is no agent to act; call reset")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise TenfoldError(f"the game is over for {agent}; step with None")
            return self._take_leave(agent)
        if action is None:
            raise TenfoldError(f"{agent} is to act; step with an action that its mask has a 1 for")
        self._state = self._connection.ask(step=[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._state["rewards"][0]))
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward
        self._tell()

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self):
        self._connection.close()

    def _begin(self, wish):
        self._state = self._connection.ask(reset={**self._wish, **wish})
        names = self._connection.ask(names=True)
        self.action_names = names["actions"]
        self.observation_names = names["observation"]
        self._action_space = Discrete(len(self.action_names), self._chance)
        self._observation_space = Box(len(self.observation_names))

    def _tell(self):
        """What follows from the last answer: who acts, with which mask, or that the game is over."""
        state = self._state
        size = self._action_space.n
        self.infos = {agent: {"action_mask": mask_of([], size)} for agent in self.agents}
        if state["done"][0]:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, points in zip(self.agents, state["points"][0]):
                self.infos[agent]["points"] = points
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[state["seats"][0]]
            self.infos[self.agent_selection]["action_mask"] = mask_of(state["legal"][0], size)

    def _take_leave(self, agent):
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


class TenfoldBatch:
    """Many games, one action each at a time. After reset and step: seats, observations, masks, rewards, done, points."""

    def __init__(self, games, command=None, **wish):
        self.games = games
        self._wish = wish
        self._connection = Connection(command)

    def reset(self, seed=None):
        answer = self._connection.ask(
            reset={**self._wish, "games": self.games, **({} if seed is None else {"seed": seed})}
        )
        self.actions = answer["actions"]
        return self._take(answer)

    def step(self, actions):
        return self._take(self._connection.ask(step=[int(action) for action in actions]))

    def close(self):
        self._connection.close()

    def _take(self, answer):
        self.seats = answer["seats"]
        self.observations = [array("f", row) for row in answer["observations"]]
        self.masks = [mask_of(row, self.actions) for row in answer["legal"]]
        self.rewards = answer["rewards"]
        self.done = answer["done"]
        self.points = answer["points"]
        return self
