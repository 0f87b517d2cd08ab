import { asYou, isBetweenTwo, isOfReader } from '../as-you.ts';
import type { LetterRequest } from '../request.ts';
import { piecesOf } from './piece.ts';

/** "eight of them" are some of what was named before. */
const THEY = /\b(?:they|(?<!\bof )them|their)\b/i;
/** Plural, and nobody who could be "they". */
const SPAN = /^(?:minute|hour|day|week|month|year)$/;

/** "I was told they would write": between two, nobody but the reader's house, where no one else is named before. */
export function isTheirHouse(text: string, field: string): boolean {
  const [before = ''] = field.split(THEY);
  const others = piecesOf(before).flatMap(({ tokens }) => tokens);
  return (
    THEY.test(text) &&
    !others.some(
      ({ number, lemma }) => (number === 'plural' && !SPAN.test(lemma)) || /^(?:and|team|staff)$/.test(lemma),
    )
  );
}

/** "they can ring me", "I can stay if they want": to the house that reads it, and nothing is told it of itself but what it said. */
const THEY_LED = /^they (?!(?:can|could|may|said|told|asked|mentioned|wanted|were|had|gave|showed)\b)/i;
const AS_YOU = new Map([
  ['they', 'you'],
  ['them', 'you'],
  ['their', 'your'],
  ['theirs', 'yours'],
]);

/** A sentence about the reader's house said to it; undefined where it would tell the reader what only they know. */
function houseAsYou(text: string): string | undefined {
  if (THEY_LED.test(text)) return undefined;
  return text.replaceAll(/\b(?:they|them|theirs?)\b/gi, (word) => {
    const you = AS_YOU.get(word.toLowerCase()) ?? word;
    return /^\p{Lu}/u.test(word) ? `${you.charAt(0).toUpperCase()}${you.slice(1)}` : you;
  });
}

/** "They can ring me after 5": whoever is asked to get in touch reads the letter. */
const callersAsYou = (text: string): string =>
  text.replace(
    /^(?:they|s?he) (?=(?:can|could|may) (?:also |always )?(?:ring|call|phone|reach|contact|email|text|ask|write to) me\b)/i,
    'You ',
  );

/** A sentence of a field as its reader is told it; undefined where it would still speak of them as of somebody else. */
export function toReader(text: string, request: LetterRequest, field: string): string | undefined {
  const told = asYou(callersAsYou(text), request, field);
  // "I met Ms Bell and Mr Roos, and they took me along": whoever is told of beside the reader is told to them.
  const isBeside = told !== text && /\byou and \p{Lu}.*\bthey\b/u.test(told);
  const isTheirs = isBetweenTwo(request) && (isBeside || isTheirHouse(told, field));
  const said = isTheirs ? houseAsYou(told) : told;
  return said === undefined || isOfReader(said, request, field) ? undefined : said;
}
