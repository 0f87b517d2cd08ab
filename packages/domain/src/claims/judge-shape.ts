import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { tokenOf } from './grammar.ts';
import { matchesOfWhole } from './matching.ts';
import type { Reading, Word } from './reading.ts';
import { plainForm } from './roles.ts';
import { stemOf } from './stem.ts';

const isNoun = (reading: Reading, word: Word | undefined) =>
  word !== undefined && tokenOf(reading, word)?.pos === 'noun';
const touches = (reading: Reading, word: Word, next: Word) =>
  reading.text.slice(word.end, next.start).trim() === '';

/** What a statement names only as the owner or kind of something, by itself: of "a magistrate's clerk", "magistrate". */
export function droppedHead(said: Reading, source: ClaimSource): string | undefined {
  for (const told of source.readings)
    for (const [at, word] of told.words.entries()) {
      const head = told.words[at + 1];
      if (!head || !isNoun(told, word) || !isNoun(told, head) || !touches(told, word, head)) continue;
      if (tokenOf(told, head)?.isCertain === false) continue;
      if (thesaurusOf(head.lower).isPerson && !thesaurusOf(plainForm(word)).isPerson) continue;
      const isHeadSaid =
        said.stems.has(head.stem) ||
        told.meaningsOf.get(head)?.some((meaning) => said.meaningSet.has(meaning));
      const stem = stemOf(plainForm(word));
      if (isHeadSaid || told.words.filter((one) => one.stem === word.stem).length > 1) continue;
      const uses = said.words.filter((one) => one.stem === stem && isNoun(said, one));
      const isAlone = uses.every((use) => {
        const next = said.words[said.words.indexOf(use) + 1];
        return !use.lower.endsWith("'s") && !(next && isNoun(said, next) && touches(said, use, next));
      });
      if (isAlone && uses[0]) return uses[0].text;
    }
  return undefined;
}

const AHEAD =
  /\b(?:would|could|will|might|wish|hope|(?:like|want) to|willing|ready|able|happy|open to|can|possible|available|plann(?:ed|ing))\b/i;

/** Told as what could or will be, said as what was. */
export function droppedModal(said: Reading, source: ClaimSource): string | undefined {
  const [first] = said.words;
  const [best] = matchesOfWhole(said, source);
  if (!first || !best || AHEAD.test(said.text) || !AHEAD.test(best.clause.text)) return undefined;
  if (/\bso that\b|ed\b.*\bcan\b/i.test(best.clause.text)) return undefined;
  return /^past/.test(tokenOf(said, first)?.form ?? '') ? first.text : undefined;
}

const PART_OF = /^(?:\s\p{L}+){0,2}\s(?:out\s)?of\s(?:\p{L}+\s)?$/u;

/** The whole of which something was told to be a part: of "3 floors of 9", the nine. */
export function partForWhole(said: Reading, source: ClaimSource): string | undefined {
  const values = new Set(said.figures.map(({ value }) => value));
  for (const { text, figures } of source.readings)
    for (const [at, part] of figures.entries()) {
      const whole = figures[at + 1];
      if (!whole || !values.has(whole.value) || values.has(part.value)) continue;
      if (PART_OF.test(text.slice(part.start + part.words.length, whole.start))) return whole.words;
    }
  return undefined;
}

const MANY =
  /\b(?:several|many|various|numerous|multiple|countless|dozens|hundreds|thousands|fleet|wide range|years of|(?:long|extensive) experience)\b/i;
const MANY_GIVEN = /\b(?:few|couple|some|times|years|since|all|every|any|lots?)\b/i;

/** Many, where a statement tells of one or does not count. */
export function unsupportedMany(said: Reading, source: ClaimSource): string | undefined {
  const many = MANY.exec(said.text)?.[0];
  if (many === undefined) return undefined;
  const isGiven = source.readings.some(
    ({ text, figures }) =>
      MANY.test(text) || MANY_GIVEN.test(text) || figures.some(({ value }) => value > 2),
  );
  return isGiven ? undefined : many;
}
