import { isBreak, isBreakText, type Candidate } from './candidate.ts';
import type { PartOfSpeech } from './english-text.ts';
import { isProperWhenCapital } from './libraries.ts';
import { readingsOf } from './reading.ts';
import type { Word } from './tokenise.ts';

const CAPITAL = /^\p{Lu}/u;
const SHOUTED = /^[\p{Lu}\p{N}&'’.+#/-]{2,}$/u;

/** Words of these classes stay small in a title. */
const SMALL = new Set<PartOfSpeech>(['conjunction', 'preposition', 'determiner']);

/** Whether capitals say nothing: all is in capitals, or nearly every word has one. */
function capitalsSayNothing(words: Word[]): boolean {
  // The items of a list ("Excel, Word, Teams") keep their capitals: they say names.
  const isAlone = (at: number) => [at - 1, at + 1].every((near) => /^\p{P}?$/u.test(words[near]?.text ?? ''));
  const letters = words.filter(({ text }, at) => /^\p{L}{3,}/u.test(text) && !isAlone(at));
  if (letters.length < 2) return false;
  if (letters.every(({ text }) => SHOUTED.test(text))) return true;
  const long = letters.filter(({ text }) =>
    readingsOf(text.toLowerCase()).every(({ pos }) => !SMALL.has(pos)),
  );
  // "Courier for Amazon Flex" is no title: small words between three capitals may join names.
  return long.length > (letters.length > long.length ? 3 : 2) && long.every(({ text }) => CAPITAL.test(text));
}

export type Reader = Candidate & { isName: boolean; plain: string };

/** What each word of a sentence may be, before its neighbours are asked. */
export function candidatesOf(words: Word[]): Reader[] {
  const isFlat = capitalsSayNothing(words);
  const found: Reader[] = [];
  for (const [index, { text }] of words.entries()) {
    const lower = text.toLowerCase();
    const entry: Reader = {
      text,
      lower,
      readings: [],
      preferred: null,
      isDecided: false,
      isDoubted: false,
      isBreak: isBreakText(text),
      isName: false,
      plain: text,
    };
    const isListed = words[index + 1]?.text === ',' && CAPITAL.test(words[index + 2]?.text ?? '');
    const isFirst = isBreak(found.at(-1)) && found.at(-1)?.text !== ',' && !isListed;
    found.push(entry);
    if (/^\p{P}$|^\p{S}$/u.test(text) && text !== '&') {
      entry.readings = [{ pos: 'punctuation', form: null, lemma: text, number: null }];
      continue;
    }
    if (/^[£$€]?\d/.test(text)) {
      const pos = /^\d+(?:-\p{L}+)+$/u.test(text) ? 'adjective' : 'number';
      entry.readings = [{ pos, form: null, lemma: lower, number: null }];
      continue;
    }
    const readings = readingsOf(lower);
    const isClosed = readings.some(({ pos }) =>
      ['determiner', 'pronoun', 'preposition', 'conjunction'].includes(pos),
    );
    const isCapital = CAPITAL.test(text) && text !== 'I';
    const isAcronym = SHOUTED.test(text) && !isFlat && text.length > 1;
    const isCamel = /\p{Ll}\p{Lu}/u.test(text);
    entry.isName =
      isCamel ||
      isAcronym ||
      (isCapital && !isClosed && ((!isFirst && !isFlat) || isProperWhenCapital(lower)));
    if (entry.isName) entry.readings = [{ pos: 'name', form: null, lemma: text, number: null }];
    else {
      entry.readings = [...readings];
      if (isCapital) entry.plain = lower;
    }
  }
  return found;
}
