import type { GameEvent } from '@tenfold/rules';
import { BOT_PHRASES } from '@tenfold/protocol';
import { characters } from '@tenfold/bots';
import { describe, expect, it } from 'vitest';
import type { PublicMoment } from '../../src/games/bot-voices.ts';
import { botRemarks } from '../../src/games/bot-voices.ts';

const bot = (character: string) => ({ kind: 'bot', character, name: character }) as const;
const ANN = { kind: 'person', id: 'Ann___________________', name: 'Ann' } as const;

const moment = (change: Partial<PublicMoment>): PublicMoment => ({
  seedHash: 'ab'.repeat(32),
  sequence: 5,
  players: [ANN, bot('vixen')],
  events: [],
  isOver: false,
  isAttack: (card) => card === 'witch',
  ...change,
});

const event = (change: Partial<GameEvent>): GameEvent => ({
  type: 'gain',
  player: 1,
  because: null,
  depth: 0,
  ...change,
});

/** Over many entries, so that chance has its say. */
const overall = (change: Partial<PublicMoment>) =>
  Array.from({ length: 200 }, (_, index) => botRemarks(moment({ ...change, sequence: index + 1 }))).flat();

describe('the voices of the bots', () => {
  it('are those of every character, for each occasion', () => {
    const occasions = ['greets', 'hit', 'province', 'ends'];
    expect([...BOT_PHRASES].sort()).toEqual(
      characters.flatMap(({ id }) => occasions.map((what) => `${id}.${what}`)).sort(),
    );
  });

  it('greet at the beginning and say good game at the end, two of them at most', () => {
    const players = [ANN, ...characters.map(({ id }) => bot(id))];
    const greetings = botRemarks(moment({ sequence: 0, players }));
    expect(greetings).toHaveLength(2);
    expect(greetings.every(({ phrase }) => phrase.endsWith('.greets'))).toBe(true);
    expect(botRemarks(moment({ isOver: true }))).toEqual([{ seat: 1, phrase: 'vixen.ends' }]);
  });

  it('react to an Attack and to somebody else’s Province, now and then', () => {
    const hits = overall({ events: [event({ because: 'witch', cards: ['curse'] })] });
    expect(hits.length).toBeGreaterThan(10);
    expect(hits.length).toBeLessThan(100);
    expect(hits[0]).toEqual({ seat: 1, phrase: 'vixen.hit', card: 'witch' });
    const provinces = overall({ events: [event({ player: 0, cards: ['province'] })] });
    expect(provinces[0]).toEqual({ seat: 1, phrase: 'vixen.province', card: 'province' });
  });

  it('are silent about everything else', () => {
    const events = [
      event({ cards: ['province'] }),
      event({ type: 'discard', because: 'cellar', count: 2 }),
      event({ player: 0, because: 'witch', cards: ['curse'] }),
      event({ type: 'draw', because: 'witch', count: 2 }),
    ];
    expect(overall({ events })).toEqual([]);
    expect(overall({ players: [ANN, bot('own-make')], isOver: true })).toEqual([]);
  });

  it('say the same again for the same moment', () => {
    const one = { events: [event({ because: 'witch', cards: ['curse'] })] };
    expect(overall(one)).toEqual(overall(one));
  });
});
