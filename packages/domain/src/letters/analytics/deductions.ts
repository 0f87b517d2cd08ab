import { readEnglish } from '@candor/language';
import type { Finding } from '../../improving/index.ts';
import type { Span } from '../../text/index.ts';
import type { LetterDocument } from '../document.ts';
import type { LetterType } from '../request.ts';
import { openBlanks } from '../templates/index.ts';
import type { Judged } from './judged-sentence.ts';
import { tactlessIn } from './tact.ts';
import { deductionRules, type DeductionId, type ScoreLine } from './score-part.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A day, a month or a stretch of notice. */
const SAYS_WHEN =
  /\d|\b(?:weeks?|months?|days?)[’']? notice\b|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;

const NOTE = /\b(?:TODO|TBC|TBD|FIXME|XXX+)\b|\?\?|^note to self\b/iu;

/** Whether a sentence is a note to oneself, or a blank: it tells the reader nothing. */
export const isLeftIn = (text: string): boolean => NOTE.test(text) || openBlanks(text).length > 0;

/** The name that signs, as the subject of a sentence: "Jean-Luc would like to apply". */
function inThirdPerson(sentences: readonly Judged[], signature: string): Span[] {
  const [given = ''] = wordsOf(signature);
  if (given.length < 3) return [];
  const behindComma = new RegExp(`, ${given}(?:-\\p{L}+)? (?:has|is|would|will|wants)\\b`, 'iu');
  return sentences
    .filter(({ text }) => wordsOf(text)[0] === given || behindComma.test(text))
    .map(({ span }) => span);
}

/** Sentences before the greeting that are no part of an address: "Sure! Here is a cover letter:" */
function charactersBefore({ sender, recipient }: LetterDocument): number {
  const isPrinted = (line: string) =>
    readEnglish(line).sentences.some(
      ({ tokens }) => tokens.length > 5 && tokens.some(({ pos }) => pos === 'auxiliary'),
    );
  return [...sender, ...recipient].filter(isPrinted).length;
}

function lineOf(id: DeductionId, times: number, spans: Span[]): ScoreLine[] {
  const { each, most, words } = deductionRules[id];
  const points = -Math.min(most, Math.round(each * times));
  return points === 0 ? [] : [{ id, ...words(), points, most: 0, spans }];
}

export interface Faults {
  letter: LetterDocument;
  body: string;
  letterType: LetterType;
  slips: readonly Finding[];
  /** Phrases that readers have seen too often. */
  stock: readonly Finding[];
  /** How many words the letter has with its slips corrected. */
  words: number;
  /** Sentences of the body as it stands. */
  sentences: readonly Judged[];
}

/** A short letter is not held to be full of slips for one of them. */
const LEAST_WORDS = 50;

/** What is wrong with a letter, whatever else it says; none where nothing is. */
export function deductionsOf({
  letter,
  body,
  letterType,
  slips,
  stock,
  words,
  sentences,
}: Faults): ScoreLine[] {
  const notes = sentences.filter(({ text }) => NOTE.test(text)).map(({ span }) => span);
  const third = letterType === 'recommendation' ? [] : inThirdPerson(sentences, letter.signature);
  const slipSpans = slips.map(({ span }) => span);
  const tactless = tactlessIn(body).map(({ span }) => span);
  const hasDay = letterType !== 'resignation' || SAYS_WHEN.test(body);
  return [
    ...lineOf('slips', (slips.length * 100) / Math.max(LEAST_WORDS, words), slipSpans),
    ...lineOf('blanks', openBlanks(body).length, []),
    ...lineOf('notes', notes.length + charactersBefore(letter), notes),
    ...lineOf('third-person', third.length > 0 ? 1 : 0, third),
    ...lineOf('tact', tactless.length, tactless),
    ...lineOf(
      'stock',
      stock.length,
      stock.map(({ span }) => span),
    ),
    ...lineOf('day', hasDay ? 0 : 1, []),
  ];
}
