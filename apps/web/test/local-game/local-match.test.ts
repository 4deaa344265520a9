import type { Prompt } from '@tenfold/protocol';
import { kingdoms, newGame, newPosition } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { FromLocalGame } from '../../src/local-game/messages.ts';
import { LocalMatch } from '../../src/local-game/local-match.ts';
import { LocalRoom } from '../../src/local-game/local-room.ts';

const cards = kingdoms.find(({ id }) => id === 'first-game')?.cards ?? [];

function newMatch(bot = 'bramble', choices: ConstructorParameters<typeof LocalMatch>[1] = []) {
  const position = newGame({ players: ['You', 'Bramble'], kingdom: cards, seed: 'local', start: 0 });
  return new LocalMatch({ position, events: [], you: 0, bots: [null, bot] }, choices);
}

/** The person takes the option that `wish` finds, or else the last: it goes on. */
function goOn(match: LocalMatch, wish: (prompt: Prompt) => number = () => -1): boolean {
  const { prompt } = match.state('here');
  if (prompt === null) return match.chooseForBot();
  const wished = wish(prompt);
  return match.choose(prompt.number, wished >= 0 ? wished : prompt.options.length - 1);
}

function bigMoney({ options }: Prompt): number {
  const buys = (wanted: string) => options.findIndex(({ verb, card }) => verb === 'buy' && card === wanted);
  const treasures = options.findIndex(({ verb }) => verb === 'play-treasures');
  return [treasures, buys('province'), buys('gold'), buys('silver')].find((place) => place >= 0) ?? -1;
}

function promptOf(match: LocalMatch): Prompt {
  const { prompt } = match.state('here');
  if (prompt === null) throw new Error('nobody is asked');
  return prompt;
}

describe('a game in the page', () => {
  it('has a bot that follows the strategy it was given', () => {
    const position = newGame({ players: ['You', 'Moats'], kingdom: cards, seed: 'local', start: 0 });
    const moats = { name: 'Moats', buy: [{ card: 'moat' }] };
    const match = new LocalMatch({
      position,
      events: [],
      you: 0,
      bots: [null, 'magpie'],
      strategies: [null, moats],
    });
    for (let i = 0; i < 200 && match.game.turn.number < 8; i++) expect(goOn(match, bigMoney)).toBe(true);
    const bought = match.events.filter(({ type, player }) => type === 'buy' && player === 1);
    expect(bought.length).toBeGreaterThan(0);
    expect(new Set(bought.flatMap((event) => event.cards ?? []))).toEqual(new Set(['moat']));
    expect(match.state('here').plans).toEqual([null, null]);
  });

  it.each(['bramble', 'magpie', 'vixen'])('is played to its end against %s', (bot) => {
    const match = newMatch(bot);
    for (let i = 0; i < 5000 && !match.isOver; i++) expect(goOn(match, bigMoney)).toBe(true);
    const { ended, view, prompt } = match.state('here');
    expect(ended).toEqual({ why: 'rules', by: null, unplayed: [] });
    expect(view.result).not.toBeNull();
    expect(prompt).toBeNull();
  });

  it('tells what the seat may know, and nothing of the other', () => {
    const match = newMatch();
    for (let i = 0; i < 40; i++) goOn(match);
    expect(match.state('here').view.players[1]?.hand).toBeUndefined();
    const drawn = match.historyFrom(0).filter(({ type, player }) => type === 'draw' && player === 1);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every((event) => event.cards === undefined)).toBe(true);
  });

  it('gives a number of its own to what is asked once more', () => {
    const position = newPosition({
      players: [{ name: 'You' }, { name: 'Bramble' }],
      kingdom: [],
      turn: { phase: 'buy', coins: 3, buys: 3 },
    });
    const match = new LocalMatch({ position, events: [], you: 0, bots: [null, 'bramble'] });
    const { number } = promptOf(match);
    expect(match.choose(number, 0)).toBe(true);
    expect(promptOf(match).number).toBeGreaterThan(number);
    expect(match.choose(number, 0)).toBe(false);
  });

  it('asks whoever possesses a bot for both at once, to be answered in either order', () => {
    const position = newPosition({
      players: [
        { name: 'You', hand: ['gold', 'silver'] },
        { name: 'Bramble', hand: ['masquerade', 'estate', 'curse'], deck: ['copper', 'copper'] },
      ],
      kingdom: ['masquerade', 'possession'],
      turn: { player: 1, possessor: 0 },
    });
    const match = new LocalMatch({ position, events: [], you: 0, bots: [null, 'bramble'] });
    expect(match.choose(promptOf(match).number, 0)).toBe(true);
    const { prompt, otherPrompt } = match.state('here');
    expect([prompt?.player, otherPrompt?.player]).toEqual([1, 0]);
    expect(match.choose(otherPrompt?.number ?? -1, 0)).toBe(true);
    expect(match.state('here')).toMatchObject({ prompt: { number: prompt?.number, player: 1 } });
    expect(match.state('here')).not.toHaveProperty('otherPrompt');
    expect(match.choose(prompt?.number ?? -1, 0)).toBe(true);
    expect(match.choices.map(([, player]) => player)).toEqual([1, 0, 1]);
  });

  it('refuses an answer to a question that is past, and an option that is not there', () => {
    const match = newMatch();
    const { number, options } = promptOf(match);
    expect(match.choose(number + 1, 0)).toBe(false);
    expect(match.choose(number, options.length)).toBe(false);
    expect(match.choices).toEqual([]);
  });

  it('takes back the last choice of the person, with what followed', () => {
    const match = newMatch();
    const before = match.state('here');
    while (match.state('here').prompt !== null) goOn(match);
    while (match.state('here').prompt === null) goOn(match);
    const chosen = match.choices.filter(([seat]) => seat === 0).length;
    for (let i = 0; i < chosen; i++) expect(match.undo()).toBe(true);
    const back = match.state('here');
    expect(back.view).toEqual(before.view);
    expect(back.prompt?.number).not.toBe(before.prompt?.number);
    expect(match.undone).toEqual([{ at: 0, seat: 0, count: chosen }]);
    expect(match.undo()).toBe(false);
    expect(match.state('here').undo.may).toBe('no');
  });

  it('is taken up again where it was left', () => {
    const match = newMatch();
    for (let i = 0; i < 60; i++) goOn(match);
    const again = newMatch('bramble', match.choices);
    expect(again.state('here').view).toEqual(match.state('here').view);
    expect(again.historyFrom(0)).toEqual(match.historyFrom(0));
  });

  it('is over when the person gives up', () => {
    const match = newMatch();
    match.resign();
    expect(match.state('here').ended?.why).toBe('resigned');
    expect(match.chooseForBot()).toBe(false);
  });
});

describe('a room', () => {
  it('lets the bots answer one by one, until the person is asked', () => {
    const told: FromLocalGame[] = [];
    const waiting: (() => void)[] = [];
    const room = new LocalRoom(
      (message) => told.push(message),
      (_milliseconds, then) => waiting.push(then),
    );
    const position = newPosition({
      players: [
        { name: 'Ann', hand: ['militia'] },
        { name: 'Bob', hand: Array(5).fill('copper') },
      ],
      kingdom: ['militia', 'moat'],
    });
    room.receive({
      type: 'begin',
      id: 'x',
      start: { position, events: [], you: 0, bots: [null, 'vixen'] },
      choices: [],
      beat: 0,
    });
    expect(told.at(-1)?.type).toBe('opened');
    const playMilitia = (): void => {
      const prompt = told.at(-1)?.state.prompt;
      const option = prompt?.options.findIndex(({ card }) => card === 'militia') ?? -1;
      room.receive({ type: 'choose', number: prompt?.number ?? -1, option });
    };
    playMilitia();
    // What a bot was about to do before an undo is not done after it.
    const before = waiting.shift();
    room.receive({ type: 'undo' });
    const count = told.length;
    before?.();
    expect(told.length).toBe(count);
    playMilitia();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) next();
    expect(told.at(-1)?.state.view.players[1]?.handSize).toBe(3);
    expect(told.at(-1)?.state.prompt).not.toBeNull();
  });
});
