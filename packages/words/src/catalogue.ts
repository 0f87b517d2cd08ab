import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { compiled, type Compiled } from './compiled.ts';

/** The words of a language by the id of each message, a hash of its English. What is not translated is not there. */
export type Catalogue = ReadonlyMap<string, Compiled>;

export interface Message {
  /** A hash of its English and its context. */
  id: string;
  /** In English. */
  message: string;
  translation: string;
  /** The files that say it, from the root of the repository. */
  places: string[];
}

const po = formatter();

export const cataloguePath = (language: string): string =>
  fileURLToPath(new URL(`../catalogues/${language}.po`, import.meta.url));

/** The messages that are translated into a language other than English, from its file. */
export async function readMessages(language: string): Promise<Message[]> {
  const filename = cataloguePath(language);
  const messages = await po.parse(await readFile(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  return Object.entries(messages).flatMap(([id, { message = '', translation = '', obsolete, origin = [] }]) =>
    translation === '' || obsolete
      ? []
      : { id, message, translation, places: origin.map(([place]) => place) },
  );
}

/** The words of a language other than English. Throws with the message that cannot be read. */
export async function readCatalogue(language: string): Promise<Catalogue> {
  const words = new Map<string, Compiled>();
  for (const { id, translation } of await readMessages(language)) {
    try {
      words.set(id, compiled(translation));
    } catch (error) {
      throw new Error(`${language}.po: "${translation}" is no message`, { cause: error });
    }
  }
  return words;
}
