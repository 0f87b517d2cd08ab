import { Counted, english, type Speaker } from '@candor/domain/say/speaker';
import { compiled, marks, pseudo, type Compiled } from './compiled.ts';
import { readMessages, type Message } from './catalogue.ts';
import { formsKey, makeSpeaker, VALUE, type Spoken } from './make-speaker.ts';

/** What `say` has of a message by its English taken apart, and what its values are called, in their order. */
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

/** Messages as a speaker takes them; what `say` cannot say is left out. Default: in the words of their translation. */
export function spokenOf(
  messages: readonly Message[],
  wordsOf: (message: Message) => Compiled = ({ translation }) => compiled(translation),
): Spoken[] {
  return messages.flatMap((one): Spoken[] => {
    const found = keyOfMessage(compiled(one.message));
    return found ? [[found.key, found.names, wordsOf(one)]] : [];
  });
}

/** The language that is none, which shows what is not translated (docs/translating.md). */
const PSEUDO = 'pseudo';

/** What `say` says in files whose path is so, in a language other than English, or in the one that is none. */
export async function readSpoken(language: string, from: RegExp): Promise<Spoken[]> {
  // Every catalogue has the English of all messages.
  const messages = await readMessages(language === PSEUDO ? 'de' : language);
  const said = messages.filter(({ places }) => places.some((place) => from.test(place)));
  return language === PSEUDO ? spokenOf(said, ({ message }) => pseudo(message)) : spokenOf(said);
}

/** Where `say` stands: what only screens show has no place in the memory of a server. */
const SPOKEN = /^(?:packages|apps\/server)\//;

/** Who words what `say` says in files whose path begins so, by the catalogue of a language. Default: what is said on a server. */
export const readSpeaker = async (language: string, from: RegExp = SPOKEN): Promise<Speaker> =>
  makeSpeaker(language, await readSpoken(language, from));

/** English with marks, as a screen that is built with `CANDOR_PSEUDO` has it. */
export const pseudoSpeaker: Speaker = {
  language: PSEUDO,
  locale: 'en',
  word: (texts, values) =>
    english.word(
      texts.map(marks),
      values.map((value) => (value instanceof Counted ? marks(value.toString()) : value)),
    ),
};
