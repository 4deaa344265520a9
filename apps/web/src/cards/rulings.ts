// What has been settled about a card. The rulings come as files of their own when a card's page is opened: the English ones,
// which say what each is about, and what they say in the reader's language.

import type { Ruling } from '@tenfold/i18n/rulings';
import { rulingsOf } from '@tenfold/i18n/rulings';
import type { CardId } from '@tenfold/rules';
import type { Language } from '@tenfold/i18n/languages';

type Statements = Readonly<Record<string, string>>;

const translations: Readonly<Record<Language, () => Promise<{ default: Statements }>>> = {
  en: async () => ({ default: {} }),
  hu: async () => import('../../../../rulings/translations/hu.json'),
  pl: async () => import('../../../../rulings/translations/pl.json'),
  de: async () => import('../../../../rulings/translations/de.json'),
};

export async function loadRulings(card: CardId, language: Language): Promise<readonly Ruling[]> {
  const [{ default: rulings }, { default: translated }] = await Promise.all([
    import('../../../../rulings/rulings.json'),
    translations[language](),
  ]);
  return rulingsOf(card, rulings).map((ruling) => ({
    ...ruling,
    statement: translated[ruling.id] ?? ruling.statement,
  }));
}
