import { setupI18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { Counted, english, type PluralForms, type Speaker, type Value } from '@candor/domain/say/speaker';

/** Stands for a value within the English of a message, as no sentence holds it. */
export const VALUE = '\u{0}';

export const formsKey = ({ one, other }: PluralForms): string => `${VALUE}${one}${VALUE}${other}${VALUE}`;

/** What `say` has of a message, the texts and the plurals between them, as one text. */
const keyOfSaid = (texts: readonly string[], values: readonly Value[]): string =>
  texts.reduce((key, text, at) => {
    const value = values[at - 1];
    return key + (at === 0 ? '' : value instanceof Counted ? formsKey(value.forms) : VALUE) + text;
  }, '');

/** A message by what `say` has of it, what its values are called, in their order, and its words in another language. */
export type Spoken = readonly [key: string, names: readonly string[], words: CompiledMessage];

/** Who words what `say` says in a language; in English where a sentence is not among its messages. */
export function makeSpeaker(language: string, messages: readonly Spoken[]): Speaker {
  const namesOf = new Map(messages.map(([key, names]) => [key, names]));
  // Figures are those that people type everywhere.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const words = Object.fromEntries(messages.map(([key, , compiled]) => [key, compiled]));
  const i18n = setupI18n({ locale: language, locales: locale, messages: { [language]: words } });
  return {
    language,
    locale,
    word(texts, values) {
      const key = keyOfSaid(texts, values);
      const names = namesOf.get(key);
      if (!names) return english.word(texts, values);
      const given = names.map((name, at): [string, string | number] => {
        const value = values[at] ?? '';
        return [name, value instanceof Counted ? value.count : value];
      });
      return i18n._(key, Object.fromEntries(given));
    },
  };
}
