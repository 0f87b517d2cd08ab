import { checkPhrases } from './phrase-check.ts';
import { prepareText } from './prepared-text.ts';

/** The clichés of a text as they stand in it, in order: "team player", "proven track record". */
export function clichesIn(text: string): string[] {
  return checkPhrases(prepareText(text))
    .filter(({ check }) => check === 'cliche')
    .map(({ words }) => words);
}
