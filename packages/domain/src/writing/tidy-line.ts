import { isCapitalWord } from '@candor/language/spelling';
import { isAbbreviation, splitSentences, type SectionLanguage } from '../cv/index.ts';
import { capitalised, capitalNouns } from '../text/index.ts';
import { isEnglish } from './language.ts';

/** A name with capitals or figures inside, "iOS", or initials, "vhf": written as its person writes it. */
const OWN_SPELLING = /^\p{Ll}+[\p{Lu}\p{N}]|^[b-df-hj-np-tv-xz]{2,}(?![\p{L}'’])/u;
const WORD = /(?<![\p{L}\p{N}@./_'’-])\p{Ll}+(?![\p{L}\p{N}@/_-]|\.\p{L})/gu;

/** A first letter as a capital, but of what has a spelling of its own. */
export function openingCapital(text: string): string {
  return OWN_SPELLING.test(text) ? text : capitalised(text);
}

/** Names of days, languages and countries with their capital, and "I". Only words that are nothing else. */
function withCapitals(text: string): string {
  return text.replaceAll(WORD, (word) => {
    const capital = capitalised(word);
    return isCapitalWord(capital) ? capital : word;
  });
}

/** What cannot be wrong: white space, space before a stop, doubled commas, capitals that a language always wants. */
function tidy(typed: string, language: SectionLanguage | undefined): string {
  const text = typed
    .replaceAll(/[^\S\n\u00a0\u202f]+/g, ' ')
    .replaceAll(/ +([,.])(?=\s|$)/g, '$1')
    .replaceAll(/,(?:\s*,)+/g, ',')
    .trim();
  if (language === 'de') return capitalNouns(text);
  return isEnglish(text) ? withCapitals(text) : text;
}

/** A line of a list: one sentence has no full stop at its end, several keep theirs. The words are the person's. */
export function tidyLine(typed: string, language?: SectionLanguage): string {
  const text = openingCapital(tidy(typed, language));
  if (splitSentences(text).length > 1) return /[\p{L}\p{N})%]$/u.test(text) ? `${text}.` : text;
  const [, last = ''] = /(\S+)\.$/.exec(text) ?? [];
  return isAbbreviation(last) ? text : text.replace(/(?<!\.)[.;,]$/, '');
}

/** Running text: each paragraph begins with a capital and ends with a stop. The words are the person's. */
export function tidyParagraphs(typed: string, language?: SectionLanguage): string {
  return typed
    .split('\n')

    .map((line) => openingCapital(tidy(line, language)))
    .map((line) => (/[\p{L}\p{N})%]$/u.test(line) ? `${line}.` : line))
    .join('\n')
    .trim();
}
