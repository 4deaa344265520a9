import { readFileSync } from 'node:fs';
import { loadInsightWords } from '@tenfold/i18n/insight';
import type { CardDefinition, Game, View } from '@tenfold/rules';
import { apply, cardSetOf, decision, findOption, newPosition, optionParts, view } from '@tenfold/rules';
import { describe, expect, it } from 'vitest';
import type { ReasonKey, Why } from '../src/why/reasons.ts';
import { RULINGS } from '../src/why/rulings.ts';
import type { RulingId } from '../src/why/rulings.ts';
import type { QuestionForReasons, Target } from '../src/why/target.ts';
import { optionFor } from '../src/why/target.ts';
import { whyNot } from '../src/why/why-not.ts';
import { MIXES, playRandomGames } from '@tenfold/laws';

function questionTo(game: Game, seat: number): QuestionForReasons | null {
  const asked = decision(game, seat);
  if (asked?.seat !== seat) return null;
  return { ...asked, options: asked.options.map((option) => optionParts(game, option)) };
}

/** The questions of a card that are not about a hand or the Supply, from the printed texts. */
const ABOUT_OPEN = ['thief trash', 'pirate-ship trash', 'golem play', 'scout topdeck', 'apothecary topdeck'];
const ABOUT_PLAY = ['herbalist topdeck'];
const ABOUT_TRASH = ['thief gain'];
const ABOUT_MARKET = ['black-market put-under'];

type Kind = 'pile' | 'hand' | 'in-play' | 'open' | 'trash' | 'beside';

/** Where the offered cards lie, said here a second time, apart from what is tested. */
function offered(prompt: QuestionForReasons, kind: Kind, card: string): boolean {
  const key = `${prompt.card ?? 'turn'} ${prompt.verb}`;
  const verbs = prompt.options.filter((option) => option.card === card).map((option) => option.verb);
  const special = ABOUT_OPEN.includes(key)
    ? 'open'
    : ABOUT_PLAY.includes(key) || key === 'turn discard'
      ? 'in-play'
      : ABOUT_TRASH.includes(key)
        ? 'trash'
        : ABOUT_MARKET.includes(key)
          ? 'beside'
          : null;
  if (special !== null) return special === kind && verbs.length > 0;
  const buysOpen = key === 'black-market buy';
  const wanted: readonly string[] =
    kind === (buysOpen ? 'beside' : 'pile')
      ? ['buy', 'gain', 'name']
      : kind === 'hand'
        ? ['play', 'discard', 'trash', 'topdeck', 'pass', 'reveal', 'set-aside', 'show', 'return']
        : [];
  return verbs.some((verb) => wanted.includes(verb));
}

function targets(shown: View): Extract<Target, { card: string }>[] {
  return [
    ...shown.supply.map(({ card }) => ({ kind: 'pile' as const, card })),
    ...shown.market.open.map(({ card }) => ({ kind: 'beside' as const, card })),
    ...[...new Set(shown.trash)].map((card) => ({ kind: 'trash' as const, card })),
    ...shown.players.flatMap((one, player) => [
      ...[...new Set(one.hand)].map((card) => ({ kind: 'hand' as const, player, card })),
      ...[...new Set(one.picked)].map((card) => ({ kind: 'picked' as const, player, card })),
      ...[...new Set(one.inPlay)].map((card) => ({ kind: 'in-play' as const, player, card })),
    ]),
    ...shown.open.flatMap(({ player, cards }) =>
      cards.map((card) => ({ kind: 'open' as const, player, card })),
    ),
  ];
}

/** Whether the reason is true, by the game itself. */
function isTrue(
  game: Game,
  shown: View,
  prompt: QuestionForReasons | null,
  { reason, args }: Why,
  target: Target,
): boolean {
  const { definitions, numbers } = cardSetOf(game);
  const { turn } = shown;
  const card = 'card' in target ? target.card : '';
  const types: readonly string[] = definitions[numbers.get(card) ?? -1]?.types ?? [];
  const pile =
    target.kind === 'beside'
      ? shown.market.open.map((one) => ({ ...one, count: 1 })).find((one) => one.card === card)
      : shown.supply.find((one) => one.card === card);
  const gainable = prompt?.verb === 'gain' && target.kind === 'pile' && pile !== undefined && pile.count > 0;
  const costs = (prompt?.options ?? []).map(
    (option) => shown.supply.find((one) => one.card === option.card)?.cost ?? { coins: 0, potions: 0 },
  );
  const dearest = Math.max(...costs.map(({ coins }) => coins));
  switch (reason) {
    case 'pile-empty':
      return pile?.count === 0 && ['buy', 'gain'].includes(prompt?.verb ?? '');
    case 'too-expensive': {
      const { coins, potions, canPlay } = args;
      const more = (pile?.cost.coins ?? 0) - turn.coins;
      const morePotions = (pile?.cost.potions ?? 0) - turn.potions;
      const plays = prompt?.options.some((option) => option.verb === 'play') === true;
      return (
        (more > 0 || morePotions > 0) &&
        coins === Math.max(0, more) &&
        potions === Math.max(0, morePotions) &&
        canPlay === plays
      );
    }
    case 'no-buys':
      return turn.buys === 0 && turn.phase !== 'action';
    case 'buy-later':
      return turn.phase === 'action' && prompt?.card === null;
    case 'buy-over':
      return turn.phase === 'clean-up' && turn.buys > 0;
    case 'treasure-later':
      return types.includes('Treasure') && turn.phase === 'action';
    case 'treasure-after-buying':
      return types.includes('Treasure') && turn.phase === 'buy' && game.turn.bought > 0;
    case 'no-actions':
      return types.includes('Action') && turn.phase === 'buy' && turn.actions === 0;
    case 'action-over':
      return types.includes('Action') && turn.phase === 'buy' && turn.actions > 0;
    case 'never-played':
      return !types.includes('Action') && !types.includes('Treasure') && types.includes(args.type);
    case 'gain-too-dear':
      return gainable && pile.cost.coins > args.limit.coins && dearest <= args.limit.coins;
    case 'gain-other-cost':
      return (
        gainable &&
        costs.every((cost) => cost.coins === args.cost.coins && cost.potions === args.cost.potions) &&
        (pile.cost.coins !== args.cost.coins || pile.cost.potions !== args.cost.potions)
      );
    case 'gain-potion':
      return gainable && pile.cost.potions > 0 && costs.every((cost) => cost.potions === 0);
    case 'gain-other-type':
    case 'needs-type':
      return !types.includes(args.type);
    case 'needs-card':
      return !args.cards.includes(card);
    case 'not-your-turn':
      return args.player === game.setup.players[turn.possessor ?? turn.player];
    case 'possessed':
      return args.player === game.setup.players[turn.possessor ?? -1];
    case 'others-decide':
      return args.players.length > 0 && args.players.every((name) => game.setup.players.includes(name));
    case 'no-reaction':
      return !types.includes('Reaction') && prompt?.verb === 'reveal';
    case 'shielded':
      return card === 'moat' && prompt?.verb === 'reveal';
    case 'revealed-enough':
      return card === 'secret-chamber' && prompt?.verb === 'reveal';
    case 'only-drawn':
      return types.includes('Action') && prompt?.card === 'library';
    case 'only-actions-aside':
      return !types.includes('Action') && prompt?.card === 'library';
    case 'other-hand':
      return prompt !== null && args.player === game.setup.players[prompt.about] && turn.possessor !== null;
    case 'asks-else':
      return prompt !== null && args.by === prompt.card && prompt.card !== null;
    case 'clean-up':
      return turn.phase === 'clean-up' && prompt?.card === null;
    case 'trash-earlier':
      return prompt?.card === 'thief';
    case 'already-picked':
      return (
        target.kind === 'picked' ||
        (target.kind === 'beside' &&
          prompt?.verb === 'put-under' &&
          shown.market.open.some((one) => one.card === card)) ||
        shown.open.some(({ because, cards }) => because === prompt?.card && cards.includes(card))
      );
    case 'not-yours':
      return 'player' in target && args.player === game.setup.players[target.player];
    case 'in-play':
      return 'player' in target && shown.players[target.player]?.inPlay.includes(card) === true;
    case 'trash-stays':
      return shown.trash.includes(card) && prompt?.card !== 'thief';
    case 'game-over':
      return game.over;
    // A home-made card's alone; a spectator's; those of piles that are pointed at as a whole.
    case 'gain-not-offered':
    case 'watching':
    case 'deck-hidden':
    case 'discard-hidden':
      return false;
  }
}

describe('why not', () => {
  const met = new Map<ReasonKey, number>();

  it('has a true reason for everything that is not offered, and none for what is', async () => {
    const gainers = {
      games: 3,
      players: 2,
      cards: [
        'remodel',
        'upgrade',
        'swindler',
        'saboteur',
        'mine',
        'workshop',
        'feast',
        'familiar',
        'transmute',
      ],
    };
    const choosy = {
      games: 2,
      players: 3,
      cards: ['moneylender', 'baron', 'bureaucrat', 'throne-room', 'moat', 'witch', 'university', 'bridge'],
    };
    const careless = {
      games: 3,
      players: 2,
      cards: ['market', 'festival', 'woodcutter', 'village'],
      chooser: 'anything' as const,
    };
    let chosen = 0;
    let steps = 0;
    const beside = {
      games: 2,
      players: 3,
      cards: ['black-market', 'ambassador', 'pirate-ship', 'native-village', 'outpost', 'salvager'],
    };
    for (const mix of [gainers, choosy, careless, beside, ...MIXES]) {
      playRandomGames({ ...mix, games: Math.min(mix.games, 3), mostDecisions: 600 }, ({ game }) => {
        for (const seat of game.seats.keys()) {
          const shown = view(game, seat);
          const prompt = questionTo(game, seat);
          // Those who are not asked hear much the same all the time.
          if (prompt === null && !game.over && steps++ % 8 !== 0) continue;
          for (const target of targets(shown)) {
            const why = whyNot(shown, prompt, target);
            const isAbout = !('player' in target) || target.player === prompt?.about;
            const can =
              prompt !== null &&
              target.kind !== 'picked' &&
              isAbout &&
              offered(prompt, target.kind, target.card);
            const about = `${JSON.stringify(target)} for ${JSON.stringify(prompt)}: ${JSON.stringify(why)}`;
            if (can !== (why === null)) throw new Error(about);
            if (prompt !== null && can !== (optionFor(prompt, target) !== null)) throw new Error(about);
            if (why === null) {
              chosen++;
              continue;
            }
            if (!isTrue(game, shown, prompt, why, target)) throw new Error(`untrue: ${about}`);
            met.set(why.reason, (met.get(why.reason) ?? 0) + 1);
          }
        }
      });
    }
    expect(chosen).toBeGreaterThan(10_000);
    // The others have tests below.
    const rare: readonly string[] = [
      'gain-not-offered',
      'revealed-enough',
      'watching',
      'deck-hidden',
      'discard-hidden',
    ];
    const expected = Object.keys((await loadInsightWords('en')).why.reasons).filter(
      (reason) => !rare.includes(reason),
    );
    expect(expected.filter((reason) => !met.has(reason as ReasonKey))).toEqual([]);
  });

  const people = [{ name: 'Ann' }, { name: 'Bob' }];
  const ask = (game: Game, seat: number, target: Target): Why | null =>
    whyNot(view(game, seat), questionTo(game, seat), target);

  it('says what is missing, in coins and in Potions', () => {
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['silver', 'familiar'] }, { name: 'Bob' }],
      kingdom: ['familiar'],
      turn: { phase: 'buy', coins: 2, actions: 0 },
    });
    expect(ask(game, 0, { kind: 'pile', card: 'familiar' })).toEqual({
      reason: 'too-expensive',
      args: { card: 'familiar', coins: 1, potions: 1, canPlay: true },
      rulings: ['INT-BUY-04', 'ALC-POTION-08'],
    });
    expect(ask(game, 0, { kind: 'pile', card: 'estate' })).toBeNull();
    expect(ask(game, 0, { kind: 'hand', player: 0, card: 'familiar' })?.reason).toBe('no-actions');
  });

  it('does not let anybody look through piles, or a spectator choose', () => {
    const game = newPosition({ players: people, kingdom: ['village'] });
    expect(ask(game, 0, { kind: 'deck', player: 0 })?.rulings).toEqual(['INT-VIS-03']);
    expect(ask(game, 0, { kind: 'discard', player: 1 })?.rulings).toEqual(['INT-VIS-06']);
    expect(whyNot(view(game, null), null, { kind: 'pile', card: 'copper' })?.reason).toBe('watching');
  });

  it('keeps one’s own hand apart from that of the player whose turn one plays', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['village'] },
        { name: 'Bob', hand: ['smithy'] },
      ],
      kingdom: ['village', 'smithy'],
      turn: { player: 1, possessor: 0 },
    });
    expect(ask(game, 0, { kind: 'hand', player: 1, card: 'smithy' })).toBeNull();
    expect(ask(game, 0, { kind: 'hand', player: 0, card: 'village' })).toEqual({
      reason: 'other-hand',
      args: { player: 'Bob' },
      rulings: ['ALC-POSSESSION-02'],
    });
    expect(ask(game, 1, { kind: 'hand', player: 1, card: 'smithy' })?.reason).toBe('possessed');
  });

  it('says how often a Reaction that stays in hand can be revealed', () => {
    const game = newPosition({
      players: [
        { name: 'Ann', hand: ['militia'] },
        { name: 'Bob', hand: ['secret-chamber', 'copper'], deck: ['copper', 'copper'] },
      ],
      kingdom: ['militia', 'secret-chamber'],
    });
    const chamber: Target = { kind: 'hand', player: 1, card: 'secret-chamber' };
    const choose = (option: string): void => {
      const asked = decision(game);
      if (asked !== undefined) apply(game, findOption(game, asked, option));
    };
    choose('play Militia');
    for (let i = 0; i < 10; i++) {
      expect(ask(game, 1, chamber)).toBeNull();
      for (const option of ['reveal Secret Chamber', 'topdeck Copper', 'topdeck Copper']) choose(option);
    }
    expect(ask(game, 1, chamber)?.reason).toBe('revealed-enough');
  });

  it('has an answer for home-made cards too', () => {
    const gift: CardDefinition = {
      id: 'gift',
      types: ['Action'],
      cost: { coins: 2, potions: 0 },
      play: [
        {
          do: 'gainACard',
          filter: { notType: 'Victory' },
          limit: { exactly: false, it: false, coins: 3 },
          to: 'discard',
          optional: false,
          asked: 'you',
        },
      ],
    };
    const game = newPosition({
      players: [{ name: 'Ann', hand: ['gift'] }, { name: 'Bob' }],
      kingdom: ['gift'],
      ownCards: [gift],
    });
    const asked = decision(game);
    if (asked !== undefined) apply(game, findOption(game, asked, 'play Gift'));
    expect(ask(game, 0, { kind: 'pile', card: 'gold' })?.reason).toBe('gain-too-dear');
    expect(ask(game, 0, { kind: 'pile', card: 'estate' })?.reason).toBe('gain-not-offered');
    expect(ask(game, 0, { kind: 'pile', card: 'silver' })).toBeNull();
  });
});

/** A word that the ruling must have: an id that came to mean something else is noticed. */
const SAYS: Readonly<Record<RulingId, RegExp>> = {
  'INT-TURN-01': /clockwise/,
  'INT-TURN-02': /three phases/,
  'INT-ACTION-01': /one Action card may be played/,
  'INT-ACTION-04': /from his hand face up into his play area/,
  'INT-ACTION-10': /own Action phase; Reactions are the exception/,
  'INT-BUY-01': /one card may be bought/,
  'INT-BUY-03': /Trash cannot be bought/,
  'INT-BUY-04': /costing at most that sum may be bought/,
  'INT-CLEAN-02': /left in hand go to the discard pile/,
  'INT-SETUP-05': /exhausted pile .* only a marker/,
  'INT-GOAL-02': /can never be played/,
  'INT-TERM-TRASH-02': /neither return to the supply nor can they be bought/,
  'INT-VIS-03': /Neither deck nor discard pile may be looked through/,
  'INT-VIS-06': /opponent's deck/,
  'INT-ORDER-01': /turn order beginning with the player whose turn it is/,
  'INT-MULTI-08': /any four supply piles/,
  'INT-REACT-07': /during other players' turns/,
  'INT-MOAT-01': /shields its owner completely/,
  'INT-BARON-02': /may discard an Estate/,
  'INT-IRONWORKS-01': /costing up to 4/,
  'INT-SABOTEUR-03': /at least 2 less/,
  'INT-SWINDLER-02': /same cost chosen by the attacker/,
  'INT-UPGRADE-03': /exactly 1 more/,
  'ALC-COST-02': /only if that amount itself contains the symbol/,
  'ALC-COST-17': /costs are the same takes the symbol into account/,
  'ALC-DISCARD-01': /chooses the order/,
  'ALC-HERBALIST-02': /one Treasure he has in play/,
  'ALC-INPLAY-01': /'in play' until something moves them/,
  'ALC-POSSESSION-02': /'you' means the possessed player/,
  'ALC-POSSESSION-09': /takes all decisions for the possessed player/,
  'ALC-POTION-08': /needs a Potion unit besides the coins/,
  'ALC-TRANSMUTE-03': /Curse is neither Action, Victory nor Treasure/,
  'ALC-TREASURE-02': /no further Treasure can be played/,
  'ALC-UNIVERSITY-01': /Action card costing up to \$5/,
  'ALC-UNIVERSITY-06': /without the Action type cannot be gained/,
  'BASE-BUREAUCRAT-01': /shows a Victory card from his hand/,
  'BASE-BUREAUCRAT-06': /Curse is not a Victory card/,
  'BASE-FEAST-01': /costing up to \$5/,
  'BASE-GENERAL-01': /top to bottom.*must finish it before playing the next/,
  'BASE-GENERAL-04': /may not add coins/,
  'BASE-GENERAL-07': /any three Supply piles are empty/,
  'BASE-GENERAL-10': /comes from the Supply/,
  'BASE-LIBRARY-01': /Actions drawn this way may be set aside/,
  'BASE-LIBRARY-06': /before the next card is drawn/,
  'BASE-MINE-01': /Trash a Treasure from hand and gain a Treasure/,
  'BASE-MONEYLENDER-01': /Trash a Copper/,
  'BASE-REMODEL-01': /up to \$2 more/,
  'BASE-THIEF-01': /one revealed Treasure of the attacker's choice/,
  'BASE-THIEF-05': /earlier turns cannot be taken/,
  'BASE-THRONEROOM-01': /play it again/,
  'BASE-WORKSHOP-01': /up to \$4/,
};

describe('the rulings behind the reasons', () => {
  const file = new URL('../../../rulings/rulings.json', import.meta.url);
  const rulings = JSON.parse(readFileSync(file, 'utf8')) as readonly { id: string; statement: string }[];

  it.each(RULINGS)('%s is in the list, and says what it is cited for', (id) => {
    expect(rulings.find((ruling) => ruling.id === id)?.statement).toMatch(SAYS[id]);
  });
});
