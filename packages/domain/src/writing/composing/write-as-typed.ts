import { splitSentences, type SectionLanguage } from '../../cv/index.ts';
import { capitalNouns } from '../../text/index.ts';
import { asSentence } from '@candor/english/spelling';
import { capitalised } from './write-statement.ts';

/** The mechanics that are safe in any language: spaces, and the capitals of German nouns where they are certain. */
function spaced(typed: string, language: SectionLanguage | undefined): string {
  const text = typed
    .replaceAll(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replaceAll(/ +([,.])(?=\s|$)/g, '$1')
    .trim();
  return language === 'de' ? capitalNouns(text) : text;
}

/** A statement in another language than English: the person's words, with a capital first; one sentence has no stop. */
export function statementAsTyped(typed: string, language: SectionLanguage | undefined): string {
  const text = capitalised(spaced(typed, language));
  const isOne = splitSentences(text).length === 1 && !/\p{L}\.\p{L}\.$/u.test(text);
  return isOne ? text.replace(/(?<!\.|\b(?:etc|usw|ca|bzw|ggf|Ltda|Cía|S\.A))[.;,]$/u, '') : text;
}

/** A paragraph in another language: the person's words, each line with a capital first and a stop at its end. */
export function paragraphAsTyped(typed: string, language: SectionLanguage | undefined): string {
  return typed
    .split('\n')
    .map((line) => spaced(line, language))
    .map((line) => (/\p{L}/u.test(line) ? asSentence(line) : line))
    .join('\n');
}
