import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatter } from '@lingui/format-po';
import { compiled, type Compiled } from './compiled.ts';

/** The words of a language by the id of each message, a hash of its English. What is not translated is not there. */
export type Catalogue = ReadonlyMap<string, Compiled>;

const po = formatter();

export const cataloguePath = (language: string): string =>
  fileURLToPath(new URL(`../catalogues/${language}.po`, import.meta.url));

/** The words of a language other than English, from its file. Throws with the message that cannot be read. */
export async function readCatalogue(language: string): Promise<Catalogue> {
  const filename = cataloguePath(language);
  const messages = await po.parse(await readFile(filename, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename,
  });
  const words = new Map<string, Compiled>();
  for (const [id, { translation = '', obsolete }] of Object.entries(messages)) {
    if (translation === '' || obsolete) continue;
    try {
      words.set(id, compiled(translation));
    } catch (error) {
      throw new Error(`${language}.po: "${translation}" is no message`, { cause: error });
    }
  }
  return words;
}
