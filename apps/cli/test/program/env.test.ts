// Games for learning programs: lines of JSON, and the client for Python that speaks them.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pythonHere } from '@tenfold/prerequisites';
import { describe, expect, it } from 'vitest';
import { run, temporaryFolder } from '../tenfold.ts';

const folder = temporaryFolder();
const program = fileURLToPath(new URL('../../bin/tenfold.js', import.meta.url));
const client = fileURLToPath(new URL('../../../../packages/env/python', import.meta.url));

/** What a Python program prints, which is given the command that starts `tenfold env`. */
function python(lines: readonly string[]): string {
  const head = [
    'import json, sys',
    'sys.dont_write_bytecode = True',
    `sys.path.insert(0, ${JSON.stringify(client)})`,
    'from tenfold_env import TenfoldBatch, TenfoldEnv, TenfoldError',
    `command = ${JSON.stringify([process.execPath, program, 'env'])}`,
  ];
  const { stdout, stderr, status } = spawnSync(pythonHere(), ['-c', [...head, ...lines].join('\n')], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout.trim();
}

describe.concurrent('tenfold env', () => {
  it('answers line by line, refuses with a sentence and goes on', async () => {
    const lines = [
      '{"step": [0]}',
      'reset',
      '{"reset": {}, "step": [0]}',
      '{"reset": {"players": 7}}',
      '{"reset": {"sead": 1}}',
      '{"reset": {"kingdom": ["village"]}}',
      '{"reset": {"returns": "money"}}',
      '{"reset": {"seed": 7, "start": 1, "games": 2}}',
      '',
      '{"step": [0]}',
      '{"step": [0, 0.5]}',
      '{"observe": {"game": 0, "seat": 5}}',
      '{"names": true}',
    ];
    const { code, out, err } = await run(['env'], lines, folder);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const errors = answers.map((answer) => answer['error']);
    expect(errors).toEqual([
      'no game has begun; send {"reset": {}} before "step"',
      'the line is no JSON; send one object a line, such as {"reset": {"players": 2}}',
      'a line is an object with one of these keys and no other: reset, step, observe, names',
      '"players" is a whole number from 2 to 6, not 7',
      expect.stringContaining('"reset" knows no "sead"; it takes games, players'),
      '1 Kingdom piles: a game has 10; add 9',
      '"returns" is "win" or "placement", not "money"',
      undefined,
      '1 actions were given for 2 games; give one for each',
      expect.stringMatching(/^game 1: there is no action 0.5; actions are whole numbers from 0 to \d+$/),
      'there is no seat 5; seats are numbered from 0 to 1',
      undefined,
    ]);
    const begun = answers[7] ?? {};
    const names = answers.at(-1) ?? {};
    expect(begun).toMatchObject({ games: 2, players: 2, seed: '7', seats: [1, 1], done: [false, false] });
    expect(names['actions']).toHaveLength(Number(begun['actions']));
    expect(names['observation']).toHaveLength(Number(begun['observation']));
  });

  it('plays the same games for the same seed, each Kingdom by lot where there is room for all cards', async () => {
    const reset = '{"reset": {"seed": "s", "cards": "all", "kingdom": "random", "games": 3}}';
    const [one, two] = await Promise.all([run(['env'], [reset], folder), run(['env'], [reset], folder)]);
    expect(two.out).toBe(one.out);
    const { observations } = JSON.parse(one.out) as { observations: number[][] };
    expect(new Set(observations.map((numbers) => numbers.join())).size).toBe(3);
  });
});

describe('the client for Python', () => {
  it('plays whole games agent by agent, as PettingZoo would', () => {
    const told = python([
      'env = TenfoldEnv(players=3, kingdom="Village Square", command=command)',
      'games = []',
      'for game in range(2):',
      '    env.reset(seed=7)',
      '    assert env.agents == ["player_0", "player_1", "player_2"]',
      '    steps, total, points = 0, {}, {}',
      '    for agent in env.agent_iter():',
      '        observation, reward, termination, truncation, info = env.last()',
      '        assert agent == env.agent_selection and not truncation',
      '        assert len(observation) == env.observation_space(agent).shape[0] == len(env.observation_names)',
      '        total[agent] = total.get(agent, 0) + reward',
      '        mask = info["action_mask"]',
      '        assert len(mask) == env.action_space(agent).n == len(env.action_names)',
      '        if termination:',
      '            assert not any(mask)',
      '            points[agent] = info["points"]',
      '            env.step(None)',
      '            continue',
      '        others = [other for other in env.agents if other != agent]',
      '        assert not any(any(env.infos[other]["action_mask"]) for other in others)',
      '        if steps % 50 == 0:',
      '            at = env.observation_names.index("waiting-for:0")',
      '            assert observation[at] == 1 and env.observe(others[0])[at] == 0',
      '        env.step(env.action_space(agent).sample(mask))',
      '        steps += 1',
      '    assert env.agents == []',
      '    games.append({"steps": steps, "total": total, "points": points})',
      'env.close()',
      'print(json.dumps(games))',
    ]);
    interface Played {
      readonly steps: number;
      readonly total: Readonly<Record<string, number>>;
      readonly points: Readonly<Record<string, number>>;
    }
    const [one, two] = JSON.parse(told) as [Played, Played];
    expect(two).toEqual(one);
    expect(one.steps).toBeGreaterThan(50);
    const most = Math.max(...Object.values(one.points));
    const winners = Object.entries(one.total).filter(([, reward]) => reward >= 0);
    expect(winners.length).toBeGreaterThan(0);
    expect(winners.every(([agent]) => one.points[agent] === most)).toBe(true);
    expect(Object.keys(one.total)).toHaveLength(3);
  });

  it('plays another kingdom for one game, with the names of its cards', () => {
    const told = python([
      'env = TenfoldEnv(command=command)',
      'for options in [None, {"kingdom": "Big Money"}, None]:',
      '    env.reset(seed=1, options=options)',
      '    agent = env.agent_selection',
      '    assert len(env.infos[agent]["action_mask"]) == env.action_space(agent).n == len(env.action_names)',
      '    assert len(env.observe(agent)) == env.observation_space(agent).shape[0]',
      '    print("buy Village" in env.action_names, "buy Adventurer" in env.action_names)',
      'env.close()',
    ]);
    expect(told.split('\n')).toEqual(['True False', 'False True', 'True False']);
  });

  it('steps many games in one call', () => {
    const told = python([
      'import random',
      'batch = TenfoldBatch(8, command=command, players=2, cards="all", kingdom="random")',
      'chance = random.Random(1)',
      'batch.reset(seed=3)',
      'ended = 0',
      'while ended < 10:',
      '    batch.step([chance.choice([a for a, legal in enumerate(mask) if legal]) for mask in batch.masks])',
      '    for done, rewards, points in zip(batch.done, batch.rewards, batch.points):',
      '        assert done == (points is not None)',
      '        assert done or not any(rewards)',
      '        ended += done',
      'batch.close()',
      'print(ended)',
    ]);
    expect(Number(told)).toBeGreaterThanOrEqual(10);
  });

  it('raises what is refused, with its sentence', () => {
    const told = python([
      'def refused(attempt):',
      '    try:',
      '        attempt()',
      '    except TenfoldError as error:',
      '        print(error)',
      'refused(lambda: TenfoldEnv(kingdom="Nowhere at all", command=command))',
      'refused(lambda: TenfoldEnv(command=["no-such-program"]))',
      'env = TenfoldEnv(command=command)',
      'refused(lambda: env.step(0))',
      'refused(lambda: env.reset(options={"players": 3}))',
      'env.reset(seed=1)',
      'refused(lambda: env.step(None))',
      'refused(lambda: env.step(env.action_names.index("buy Province")))',
      'env.close()',
      'refused(lambda: env.reset())',
    ]);
    const [kingdom = '', start = '', ...rest] = told.split('\n');
    expect(kingdom).toContain('there is no kingdom "Nowhere at all"');
    expect(start).toContain('give the command that does it');
    expect(rest).toEqual([
      'there is no agent to act; call reset',
      "the options of reset know no 'players'; they take 'kingdom'",
      expect.stringMatching(/^player_\d is to act; step with an action that its mask has a 1 for$/),
      expect.stringMatching(/^game 0: action \d+ \(buy Province\) is not legal now/),
      'the connection is closed; make another environment',
    ]);
  });
});
