// A home-made card is asked about in words, and answered by them, in every language.

import { LANGUAGES } from '@tenfold/i18n';
import { loadInsightWords } from '@tenfold/i18n/insight';
import { loadSentences } from '@tenfold/i18n/sentences';
import type { CardDefinition, Step } from '@tenfold/rules';
import { apply, cardSetOf, decision, findOption, newPosition, ownCardSet } from '@tenfold/rules';
import { expect, test } from 'vitest';
import { cardSheet } from '../src/card-sheet.ts';
import { menuOf } from '../src/play/menu.ts';
import { questionFor } from '../src/play/question.ts';
import { questionWords } from '../src/play/question-words.ts';

const rummage: CardDefinition = {
  id: 'rummage',
  types: ['Action'],
  cost: { coins: 2, potions: 0 },
  play: [
    pick('trash', 'hand', 0, 2),
    { do: 'trashThem' },
    pick('topdeck', 'in-play', 0, 1),
    { do: 'putThemOnDeck' },
    {
      do: 'gainACard',
      filter: {},
      limit: { exactly: false, it: false, coins: 4 },
      to: 'discard',
      optional: false,
      asked: 'you',
    },
  ],
};

function pick(verb: 'trash' | 'topdeck', from: 'hand' | 'in-play', least: number, most: number): Step {
  return { do: 'pick', verb, from, least, most, filter: {}, asked: 'you' };
}

test('in the words of every language', async () => {
  const asked = await Promise.all(
    LANGUAGES.map(async (language) => {
      const game = newPosition({
        players: [{ name: 'Ann', hand: ['rummage', 'copper', 'copper', 'estate'] }, { name: 'Bob' }],
        kingdom: ['rummage'],
        ownCards: [rummage],
      });
      const look = { language, set: cardSetOf(game), colour: false, width: 80 };
      const say = await loadSentences(language);
      const insight = await loadInsightWords(language);
      const voice = { you: 0, names: ['Ann', 'Bob'], say, insight };
      return ['play rummage', 'trash copper', 'trash nothing', 'topdeck nothing'].map((words) => {
        const before = decision(game);
        if (before === undefined) throw new Error(`nobody is asked when it comes to ${words}`);
        apply(game, findOption(game, before, words));
        const question = questionFor(game, 0);
        if (question === undefined) throw new Error(`nobody is asked after ${words}`);
        const [first] = menuOf(question, look, voice).items;
        return `${questionWords(question, voice)} [${first?.words ?? ''}]`;
      });
    }),
  );
  expect(asked).toEqual([
    [
      'Rummage: Trash up to 2 cards [Trash nothing]',
      'Rummage: You may trash another card [Done]',
      'Rummage: You may put a card from play on the deck [Put nothing on the deck]',
      'Rummage: Gain a card costing up to $4 [Gain Silver]',
    ],
    [
      'Rummage: Dobj a szemétre legfeljebb 2 lapot [Semmit sem dobok a szemétre]',
      'Rummage: A szemétre dobhatsz még egy lapot [Kész]',
      'Rummage: A húzópakli tetejére tehetsz egy lapot a kijátszott lapok közül [Semmit sem teszek a húzópakli tetejére]',
      'Rummage: Melyik legfeljebb 4 érmébe kerülő lapot kéred? [Kérek egy Ezüstöt]',
    ],
    [
      'Rummage: Wyrzuć do kosza najwyżej 2 karty [Nic nie wyrzucaj]',
      'Rummage: Możesz wyrzucić do kosza jeszcze jedną kartę [Gotowe]',
      'Rummage: Możesz odłożyć na wierzch talii kartę spośród zagranych [Nic nie odkładaj na wierzch talii]',
      'Rummage: Pozyskaj kartę za najwyżej 4 Monety [Pozyskaj Srebro]',
    ],
    [
      'Rummage: Entsorge bis zu 2 Karten [Nichts entsorgen]',
      'Rummage: Du darfst eine weitere Karte entsorgen [Fertig]',
      'Rummage: Du darfst eine Karte aus dem Spielbereich auf den Nachziehstapel legen [Nichts auf den Nachziehstapel]',
      'Rummage: Nimm eine Karte, die höchstens 4 Geld kostet [Silber nehmen]',
    ],
  ]);
});

test('and says what it does, written from its definition', () => {
  const sheet = cardSheet('rummage', {
    language: 'de',
    set: ownCardSet([rummage]),
    colour: false,
    width: 140,
  });
  expect(sheet.slice(1).join(' ').replaceAll(/\s+/g, ' ').trim()).toBe(
    'Entsorge bis zu 2 Handkarten. Du darfst eine Karte von deinen Karten im Spiel auf deinen Nachziehstapel legen. Nimm eine Karte, die höchstens 4 Geld kostet.',
  );
});
