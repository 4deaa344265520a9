import { Dice, chooserOf, homeMadeCards, kingdomCards } from '@tenfold/laws';
import { allCards, apply, decision, findOption, newGame, newPosition, setOfCard, view } from '@tenfold/rules';
import type { Decision, Game, GameEvent, View } from '@tenfold/rules';
import type { Prompt } from '@tenfold/protocol';
import { describe, expect, it } from 'vitest';
import { pilesInOrder } from '../src/game/board/arrange.ts';
import type { Place } from '../src/game/board/places.ts';
import { placeKey, placeOf } from '../src/game/board/places.ts';
import { nearSeat } from '../src/game/board/seats.ts';
import { pileKeys, shortcuts } from '../src/game/board/shortcuts.ts';
import { CHOOSERS, cardsThatAsk } from './asking.ts';
import { promptOf } from './prompts.ts';

interface Asked {
  readonly game: Game;
  readonly shown: View;
  readonly prompt: Prompt;
  readonly places: readonly Place[];
  /** What was chosen, and what came of it at once. */
  readonly chosen: number;
  readonly first: GameEvent | undefined;
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const ALL = allCards.map(({ id }) => id).filter((id) => setOfCard(id) !== 'basic');

/** Games with every card of the three sets in them, chosen keenly and crookedly; each question of each of them. */
function play(seen: (asked: Asked) => void): void {
  let number = 0;
  for (let first = 0; first < ALL.length; first += 4) {
    for (const chooser of CHOOSERS) {
      number++;
      const cards = ALL.slice(first, first + 4);
      const dice = new Dice(`places ${number}`);
      const wanted = chooser === 'possessor' ? [...cards, 'possession', 'golem'] : cards;
      const all = [...new Set([...wanted, ...dice.shuffled(kingdomCards('all'))])];
      const game = newGame({
        players: NAMES.slice(0, 2 + (number % 5)),
        kingdom: all.slice(0, 10),
        seed: `p${number}`,
      });
      const choose = chooserOf(chooser, dice, cards);
      for (let i = 0; i < 700 && game.asks.length > 0; i++) {
        // Somebody may be asked for two players at once; then the questions come one after the other.
        const asked = decision(game, dice.pick(game.asks).seat);
        if (asked === undefined) throw new Error('somebody who is asked has a question');
        const shown = view(game, asked.seat);
        const prompt = promptOf(game, asked, i);
        const places = prompt.options.map((option) => placeOf(shown, prompt, option));
        const option = choose(game, asked);
        const events: GameEvent[] = [];
        apply(game, option, asked.seat, (event) => events.push(event));
        seen({ game, shown, prompt, places, chosen: asked.options.indexOf(option), first: events[0] });
      }
    }
  }
}

/** Whether the board shows such a place at all. */
function isShown(place: Place, shown: View, prompt: Prompt): boolean {
  switch (place.zone) {
    case 'pile': {
      const pile = shown.supply.find(({ card }) => card === place.card);
      return pile !== undefined && (pile.count > 0 || prompt.verb === 'name');
    }
    case 'hand':
      return (
        place.player === nearSeat(shown, prompt) &&
        shown.players[place.player]?.hand?.includes(place.card) === true
      );
    case 'in-play':
      return (
        place.player === shown.turn.player &&
        shown.players[place.player]?.inPlay.includes(place.card) === true
      );
    case 'open':
      return shown.open[place.group]?.cards.includes(place.card) === true;
    default:
      return true;
  }
}

/** Where the rules then took the card from, for the moves that tell. */
function isTrue(place: Place, { type, from, cards }: GameEvent): boolean {
  if (place.zone === 'button' || cards?.includes(place.card) !== true) return true;
  switch (type) {
    case 'discard':
    case 'trash':
    case 'topdeck':
      return place.zone === (from === 'hand' || from === 'in-play' ? from : 'open');
    case 'gain':
      return place.zone === (from === 'trash' ? 'picker' : 'pile');
    default:
      return true;
  }
}

describe('places', () => {
  const kinds = new Map<string, Set<Place['zone']>>();
  const bad: string[] = [];
  let options = 0;
  play(({ shown, prompt, places, chosen, first }) => {
    const tell = `${prompt.card ?? 'turn'}.${prompt.verb}`;
    const zones = kinds.get(tell) ?? new Set();
    kinds.set(tell, zones);
    for (const place of places) zones.add(place.zone);
    options += places.length;
    if (new Set(places.map(placeKey)).size !== places.length) bad.push(`${tell}: two options in one place`);
    for (const place of places)
      if (!isShown(place, shown, prompt)) bad.push(`${tell}: ${placeKey(place)} is not to be seen`);
    const place = places[chosen];
    if (place !== undefined && first !== undefined && !isTrue(place, first)) {
      bad.push(`${tell}: ${placeKey(place)}, but ${JSON.stringify(first)}`);
    }
    const keys = shortcuts(places, pileKeys(pilesInOrder(shown.supply))).filter((key) => key !== null);
    if (new Set(keys).size !== keys.length) bad.push(`${tell}: two options on one key: ${keys.join('')}`);
    if (['u', 'i', '?'].some((key) => keys.includes(key))) bad.push(`${tell}: one of the page's keys`);
  });

  it('are to be seen, one for each option, where the rules take the card from, with a key of its own', () => {
    expect([...new Set(bad)].slice(0, 10)).toEqual([]);
    expect(options).toBeGreaterThan(50_000);
  });

  it('are on the card wherever it lies', () => {
    const zonesOf = (kind: string): string => [...(kinds.get(kind) ?? [])].sort().join(' ');
    expect({
      'turn.play': zonesOf('turn.play'),
      'turn.buy': zonesOf('turn.buy'),
      'turn.discard': zonesOf('turn.discard'),
      'golem.play': zonesOf('golem.play'),
      'throne-room.play': zonesOf('throne-room.play'),
      'thief.trash': zonesOf('thief.trash'),
      'thief.gain': zonesOf('thief.gain'),
      'scout.topdeck': zonesOf('scout.topdeck'),
      'secret-chamber.topdeck': zonesOf('secret-chamber.topdeck'),
      'herbalist.topdeck': zonesOf('herbalist.topdeck'),
      'masquerade.pass': zonesOf('masquerade.pass'),
      'swindler.gain': zonesOf('swindler.gain'),
      'wishing-well.name': zonesOf('wishing-well.name'),
      'library.set-aside': zonesOf('library.set-aside'),
      'spy.choose': zonesOf('spy.choose'),
    }).toEqual({
      'turn.play': 'button hand',
      'turn.buy': 'button hand pile',
      'turn.discard': 'button in-play',
      'golem.play': 'open',
      'throne-room.play': 'button hand',
      'thief.trash': 'open',
      'thief.gain': 'button picker',
      'scout.topdeck': 'open',
      'secret-chamber.topdeck': 'hand',
      'herbalist.topdeck': 'button in-play',
      'masquerade.pass': 'hand',
      'swindler.gain': 'pile',
      'wishing-well.name': 'picker pile',
      'library.set-aside': 'button hand',
      'spy.choose': 'button',
    });
  });

  it('cover every question that a card of the three sets can ask', () => {
    const asking = new Set([...kinds.keys()].map((kind) => kind.split('.')[0]));
    const able = cardsThatAsk();
    expect(able.length).toBeGreaterThan(30);
    expect(able.filter((card) => !asking.has(card))).toEqual([]);
  });
});

describe('places of home-made cards', () => {
  const zonesOf = (card: string, ...answers: readonly string[]): string[] => {
    const game = newPosition({
      players: [
        {
          name: 'Ann',
          hand: [card, 'copper', 'silver', 'village', 'smithy'],
          deck: ['moat', 'gold', 'copper', 'silver', 'estate', 'smithy', 'village'],
        },
        { name: 'Bob', hand: ['copper', 'gold'], deck: ['gold', 'silver', 'copper'] },
      ],
      kingdom: [card, 'village', 'moat', 'smithy'],
      ownCards: homeMadeCards,
    });
    const asked = (): Decision => decision(game) ?? never();
    for (const words of [`play ${card}`, ...answers]) apply(game, findOption(game, asked(), words));
    const shown = view(game, 0);
    const prompt = promptOf(game, asked(), 0);
    const places = prompt.options.map((option) => placeOf(shown, prompt, option));
    for (const place of places) expect(isShown(place, shown, prompt)).toBe(true);
    return [...new Set(places.map(({ zone }) => zone))].toSorted();
  };

  it('are known without a word about the card', () => {
    expect({
      hand: zonesOf('from-hand'),
      play: zonesOf('from-play'),
      open: zonesOf('from-open'),
      handWhileOpen: zonesOf('from-open', 'discard gold'),
      order: zonesOf('from-open', 'discard gold', 'discard copper'),
      ofAnother: zonesOf('from-trash'),
      trash: zonesOf('from-trash', 'trash gold'),
      supply: zonesOf('from-supply'),
      picked: zonesOf('picked', 'play smithy', 'play village'),
      found: zonesOf('found'),
      named: zonesOf('named'),
      modes: zonesOf('modes'),
      passed: zonesOf('passed'),
    }).toEqual({
      hand: ['button', 'hand'],
      play: ['button', 'in-play'],
      open: ['open'],
      handWhileOpen: ['hand'],
      order: ['open'],
      ofAnother: ['open'],
      trash: ['button', 'picker'],
      supply: ['button', 'pile'],
      picked: ['open'],
      found: ['open'],
      named: ['picker', 'pile'],
      modes: ['button'],
      passed: ['hand'],
    });
  });
});

function never(): never {
  throw new Error('nobody is asked');
}

describe('keys of piles', () => {
  it('are different for the most piles that a game can have', () => {
    const piles = Array.from({ length: 18 }, (_, i) => `card-${i}`);
    const keys = [...pileKeys(piles).values()];
    expect(new Set(keys).size).toBe(18);
    expect(keys.filter((key) => ['t', 'e', 'd', 'u', 'i'].includes(key))).toEqual([]);
  });
});
