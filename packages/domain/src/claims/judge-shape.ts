import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { tokenOf } from './grammar.ts';
import { many } from './markers.data.ts';
import type { Reading, Word } from './reading.ts';
import { plainForm } from './roles.ts';
import { stemOf } from './stem.ts';
import { unitOf } from './units.data.ts';

const isNoun = (reading: Reading, word: Word | undefined) =>
  word !== undefined && tokenOf(reading, word)?.pos === 'noun';
const touches = (reading: Reading, word: Word, next: Word) =>
  reading.text.slice(word.end, next.start).trim() === '';

const periodic = /^(?:night|evening|morning|weekend|shift|week)s?$/;

/** Whether a word stands before a noun that it belongs to, or behind one. */
function isPart(reading: Reading, word: Word): boolean {
  const at = reading.words.indexOf(word);
  const [before, next] = [reading.words[at - 1], reading.words[at + 1]];
  const isJoined = (one: Word | undefined, other: Word | undefined) =>
    one && other && isNoun(reading, one) && isNoun(reading, other) && touches(reading, one, other);
  return word.lower.endsWith("'s") || Boolean(isJoined(word, next) || isJoined(before, word));
}

const PARTICLE = /^(?:round|around|up|out|off|over|down|in|on|through|about)$/;

/** What a statement names only as the owner or kind of something, by itself: of "a magistrate's clerk", "magistrate". */
export function droppedHead(claim: Reading, source: ClaimSource): string | undefined {
  const evidence = source.readings.flatMap((reading) => reading.words.map((word) => ({ reading, word })));
  return claim.words.find((use) => {
    if (/^(?:half|third|quarter)$/.test(use.lower)) return false;
    if (!isNoun(claim, use) || isPart(claim, use) || unitOf(use.lower) || periodic.test(use.lower))
      return false;
    const same = evidence.filter(({ word }) => stemOf(plainForm(word)) === use.stem);
    return (
      same.length > 0 &&
      same.every(({ reading, word }) => {
        const head = reading.words[reading.words.indexOf(word) + 1];
        if (!head || !isNoun(reading, word) || !isNoun(reading, head) || !touches(reading, word, head))
          return false;
        // "Showed visitors round".
        if (PARTICLE.test(head.lower)) return false;
        if (tokenOf(reading, head)?.isCertain === false || /^\p{Lu}/u.test(head.text)) return false;
        if (thesaurusOf(head.lower).isPerson && !thesaurusOf(plainForm(word)).isPerson) return false;
        const isHeadClaimed = reading.meaningsOf.get(head)?.some((meaning) => claim.meaningSet.has(meaning));
        return !isHeadClaimed && !claim.stems.has(head.stem);
      })
    );
  })?.text;
}

const PART_OF = /^(?:\s\p{L}+){0,2}\s(?:out\s)?of\s(?:\p{L}+\s)?$/u;

/** The whole of which something was told to be a part: of "3 floors of 9", the nine. */
export function partForWhole(claim: Reading, source: ClaimSource): string | undefined {
  const values = new Set(claim.figures.map(({ value }) => value));
  for (const { text, figures } of source.readings)
    for (const [at, part] of figures.entries()) {
      const whole = figures[at + 1];
      if (!whole || !values.has(whole.value) || values.has(part.value)) continue;
      if (PART_OF.test(text.slice(part.start + part.words.length, whole.start))) return whole.words;
    }
  return undefined;
}

const MANY_GIVEN = /\b(?:few|couple|some|times|years|since|all|every|any|lots?)\b/i;

/** Many, where a statement tells of one or does not count. */
export function unsupportedMany(claim: Reading, source: ClaimSource): string | undefined {
  const words = many.exec(claim.text)?.[0];
  if (words === undefined || claim.figures.some(({ unit }) => unit === 'month')) return undefined;
  const isGiven = source.readings.some(
    ({ text, figures }) => many.test(text) || MANY_GIVEN.test(text) || figures.some(({ value }) => value > 2),
  );
  return isGiven ? undefined : words;
}
