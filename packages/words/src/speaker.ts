import { setupI18n } from '@lingui/core';
import { Counted, english, type PluralForms, type Speaker, type Value } from '@candor/domain/say/speaker';
import { compiled, marks, type Compiled } from './compiled.ts';
import { readMessages, type Message } from './catalogue.ts';

/** Stands for a value within the English of a message, as no sentence holds it. */
const VALUE = '\u{0}';

const formsKey = ({ one, other }: PluralForms) => `${VALUE}${one}${VALUE}${other}${VALUE}`;

/** What `say` has of a message, the texts and the plurals between them, as one text. */
const keyOfSaid = (texts: readonly string[], values: readonly Value[]): string =>
  texts.reduce((key, text, at) => {
    const value = values[at - 1];
    return key + (at === 0 ? '' : value instanceof Counted ? formsKey(value.forms) : VALUE) + text;
  }, '');

/** The same of the English of a message taken apart, and what its values are called, in their order. */
function keyOfMessage(message: Compiled): { key: string; names: string[] } | null {
  const names: string[] = [];
  const plain = (part: unknown) =>
    Array.isArray(part) && part.every((text) => typeof text === 'string') ? part.join('') : null;
  let key = '';
  for (const part of message) {
    if (typeof part === 'string') key += part;
    else {
      const [name, kind, choice] = part;
      names.push(name);
      if (kind === undefined) key += VALUE;
      else {
        const { one, other } =
          kind === 'plural' && typeof choice === 'object' && choice !== null
            ? Object.fromEntries(Object.entries(choice).map(([form, parts]) => [form, plain(parts)]))
            : {};
        if (one == null || other == null) return null;
        key += formsKey({ one, other });
      }
    }
  }
  return { key, names };
}

/** Where `say` stands: what only screens show has no place in the memory of a server. */
const SPOKEN = /^(?:packages|apps\/server)\//;

/** Who words what `say` says in a language, by messages of its catalogue; in English where a sentence is not among them. */
export function makeSpeaker(language: string, messages: readonly Message[]): Speaker {
  const said = new Map<string, { id: string; names: string[] }>();
  const translations: Record<string, Compiled> = {};
  for (const { id, message, translation } of messages) {
    const found = keyOfMessage(compiled(message));
    if (!found) continue;
    said.set(found.key, { id, names: found.names });
    translations[id] = compiled(translation);
  }
  // Figures are those that people type everywhere.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const i18n = setupI18n({ locale: language, locales: locale, messages: { [language]: translations } });
  return {
    language,
    locale,
    word(texts, values) {
      const found = said.get(keyOfSaid(texts, values));
      if (!found) return english.word(texts, values);
      const given = found.names.map((name, at): [string, string | number] => {
        const value = values[at] ?? '';
        return [name, value instanceof Counted ? value.count : value];
      });
      return i18n._(found.id, Object.fromEntries(given));
    },
  };
}

/** The same by the file of the language. */
export async function readSpeaker(language: string): Promise<Speaker> {
  const messages = await readMessages(language);
  return makeSpeaker(
    language,
    messages.filter(({ places }) => places.some((place) => SPOKEN.test(place))),
  );
}

/** English with marks, as a screen that is built with `CANDOR_PSEUDO` has it. */
export const pseudoSpeaker: Speaker = {
  language: 'pseudo',
  locale: 'en',
  word: (texts, values) =>
    english.word(
      texts.map(marks),
      values.map((value) => (value instanceof Counted ? marks(value.toString()) : value)),
    ),
};
