// A bot of one's own in under a hundred lines: it plays Big Money through the documented API (docs/protocol.md).
// Nothing but Node 22 or newer is needed:
//
//   node examples/bot.mjs [http://localhost:8000] [bot to play against]

const server = process.argv[2] ?? 'http://localhost:8000';
const opponent = process.argv[3] ?? 'magpie';

/** What to buy, the best first, and from how many coins on. */
const WANTED = [
  ['province', 8],
  ['gold', 6],
  ['silver', 3],
];

const headers = { 'content-type': 'application/json' };

async function post(path, body = {}) {
  const answer = await fetch(`${server}/api/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const data = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${data.code}: ${data.reason}`);
  return data;
}

/** The place of the chosen option in the prompt's list. */
function choose({ options }, view) {
  const find = (verb, card = null) => options.findIndex((one) => one.verb === verb && one.card === card);
  const treasures = find('play-treasures');
  if (treasures >= 0) return treasures;
  for (const [card, coins] of WANTED) {
    const buy = find('buy', card);
    if (buy >= 0 && view.turn.coins >= coins) return buy;
  }
  // Nothing more to do in this phase; and what others ask of us (discard, reveal …) we answer with what comes first.
  const pass = options.findIndex(({ verb }) => verb === 'end-actions' || verb === 'end-turn');
  return Math.max(pass, 0);
}

// An identity, a table for two, a bot on the other seat, and off we go.
const { token } = await post('/people', { name: 'Penny', language: 'en' });
headers.authorization = `Bearer ${token}`;
const table = await post('/tables', {
  kingdom: { kind: 'recommended', id: 'first-game' },
  seats: 2,
  clock: 'none',
  undo: 'none',
  spectators: 'public',
  information: 'strict',
  noPossession: false,
  rated: false,
});
await post(`/tables/${table.id}/bots`, { seat: 1, character: opponent });
const { game } = await post(`/tables/${table.id}/start`);

const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/v1/live`);
const send = (message) => socket.send(JSON.stringify(message));
let answered = -1;

socket.addEventListener('open', () => send({ type: 'hello', version: 1, token }));
socket.addEventListener('close', ({ code }) => {
  if (code === 1000) return;
  console.error(`The connection ended: ${code}`);
  process.exitCode = 1;
});
socket.addEventListener('message', ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'welcome') send({ type: 'open', table: table.id });
  if (message.type === 'refused') throw new Error(`${message.code}: ${message.reason}`);
  if (message.type !== 'opened' && message.type !== 'state') return;
  const { prompt, view, ended } = message.state;
  if (ended !== null) {
    for (const [seat, { name }] of view.players.entries()) {
      const wins = view.result.winners.includes(seat) ? ' wins' : '';
      console.log(`${name}: ${view.result.scores[seat].points} points${wins}`);
    }
    console.log(`${server}/api/v1/games/${game}/record`);
    socket.close(1000);
  } else if (prompt !== null && prompt.number !== answered) {
    answered = prompt.number;
    send({ type: 'choose', game, number: prompt.number, option: choose(prompt, view) });
  }
});
