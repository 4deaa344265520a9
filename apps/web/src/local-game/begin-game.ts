// A game against bots that this page keeps itself: begun where there is no server, or none within reach.

import type { KingdomSetting, OwnCard } from '@tenfold/protocol';
import { ownCardsOf, uniqueNames } from '@tenfold/protocol';
import { characters } from '@tenfold/bots';
import type { GameRecord } from '@tenfold/rules';
import { answerIn, apply, beginRecord, completeSetup, kingdoms } from '@tenfold/rules';
import { speech } from '../speech.svelte.ts';
import { hereWords } from '../words/here/index.ts';
import type { KeptGame } from './kept-game.ts';
import { keepGame, keptGames } from './kept-games.ts';
import type { LocalChoice } from './local-match.ts';

export interface LocalGameChoices {
  readonly kingdom: KingdomSetting;
  /** A character for each opponent. */
  readonly bots: readonly string[];
  /** What the person is called; null for somebody without a name. */
  readonly name: string | null;
  /** Where the kingdom is yet to be picked. */
  readonly noPossession?: boolean;
}

/** Gives back its id. */
export async function beginLocalGame({ kingdom, bots, name }: LocalGameChoices): Promise<string> {
  const you = name ?? (await hereWords[speech.language]()).you;
  const names = [you, ...bots.map((bot) => characters.find(({ id }) => id === bot)?.name ?? bot)];
  const cards = cardsOf(kingdom);
  const own = ownCardsOf(kingdom).filter(({ definition: { id } }) => cards.includes(id));
  const setup = completeSetup({
    players: uniqueNames(names),
    kingdom: cards,
    ...(own.length === 0 ? {} : { ownCards: own.map(({ definition }) => definition) }),
    seed: randomHex(32),
    generator: 'secure',
  });
  return keepNew({ setup, you: 0, bots: [null, ...bots], ...asShown(own) });
}

/** The same players and cards once more. */
export async function beginAgain({ setup, you, bots, prepared, ownCards = [] }: KeptGame): Promise<string> {
  return keepNew({ setup: { ...setup, seed: randomHex(32) }, you, bots, ...asShown(ownCards) }, prepared);
}

/** A game that others began: from the moment after so many choices on. Null where that cannot be gone on with here. */
export async function beginInTheMiddle(
  record: GameRecord,
  moment: number,
  {
    you,
    bot,
    ownCards,
  }: { readonly you: number; readonly bot: string; readonly ownCards: readonly OwnCard[] },
): Promise<string | null> {
  if (record.shuffles !== undefined || record.reseeds !== undefined) return null;
  const setup = completeSetup(record.setup);
  const game = beginRecord(record);
  const choices = record.choices.slice(0, moment).map((choice): LocalChoice => {
    const { seat, player, option } = answerIn(game, choice);
    apply(game, option, seat, null, player);
    return [seat, player, option];
  });
  const bots = setup.players.map((_name, seat) => (seat === you ? null : bot));
  return keepNew({ setup, you, bots, ...asShown(ownCards) }, undefined, choices);
}

const asShown = (ownCards: readonly OwnCard[]): Pick<KeptGame, 'ownCards'> =>
  ownCards.length === 0 ? {} : { ownCards };

async function keepNew(
  game: Pick<KeptGame, 'setup' | 'ownCards' | 'you' | 'bots'>,
  prepared: KeptGame['prepared'] = game.bots.map(() => null),
  choices: KeptGame['choices'] = [],
): Promise<string> {
  const id = randomHex(12);
  await keepGame({
    id,
    ...game,
    prepared,
    choices,
    startedAt: Date.now(),
    finishedAt: null,
    record: null,
    points: null,
    winners: [],
    sent: { as: 'nothing' },
  });
  // So that the first page knows of it.
  await keptGames();
  return id;
}

function cardsOf(kingdom: KingdomSetting): readonly string[] {
  if (kingdom.kind === 'cards') return kingdom.cards;
  const known = kingdom.kind === 'recommended' ? kingdoms.find(({ id }) => id === kingdom.id) : undefined;
  if (known === undefined) throw new Error('the page has chosen no cards');
  return known.cards;
}

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
