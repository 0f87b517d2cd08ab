import { detectLanguage } from '@candor/domain/text/language';
import type { PageOfPicture } from './recognize-page.ts';
import { codeOf, ENGLISH, installedLanguages } from './languages.ts';

/** Less certain text may be in other letters than English ones. */
const ENGLISH_FROM = 0.6;

/** In which language to recognize a page once more that was recognized as English; empty where none is better. */
export function otherLanguages(page: PageOfPicture): string[] {
  const installed = [...installedLanguages().keys()].filter((code) => code !== ENGLISH);
  const code = codeOf(detectLanguage(page.words.map(({ text }) => text).join(' ')));
  if (code !== undefined && code !== ENGLISH && installed.includes(code)) return [code];
  return page.certainty < ENGLISH_FROM ? installed : [];
}
