import { inflect } from '../inflect.ts';
import { readEnglish } from '../read-english.ts';
import { isVerbLed } from '../verb-led.ts';
import { inCaseOf, type FoundSlip } from './slip.ts';

const GOES_ON = /\b(?:now|still|today|current(?:ly)?|since|at present|to date)\b/i;
/** So many lines in the past tell that the one in the present is a slip. */
const LEAST_PAST = 2;

/** A head that says when the post ended: "Staff Nurse | St. Brigid's | Jun 2016 – Feb 2021". */
const ENDED = /\d{4}\s*[–—-]\s*(?:\p{L}+\.? |\d{1,2}[./])?\d{4}\s*$/u;

interface Lines {
  text: string;
  /** Where they begin in the whole. */
  start: number;
}

/** The lines under each head of a post that is over. */
function endedEntries(text: string): Lines[] {
  const entries: Lines[] = [];
  let open: Lines | null = null;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (ENDED.test(line)) entries.push((open = { text: '', start: index + line.length }));
    else if (!/^\s*[•*-]/.test(line)) open = null;
    else if (open) open.text = text.slice(open.start, index + line.length);
  }
  return entries;
}

function slipsIn({ text, start }: Lines): FoundSlip[] {
  const led = readEnglish(text).sentences.filter((one) => one.isCertain && isVerbLed(one));
  const past = led.filter(({ tense }) => tense === 'past');
  const present = led.filter(({ tense }) => tense === 'present');
  if (past.length < LEAST_PAST || present.length !== 1) return [];
  return present.flatMap(({ tokens, finiteVerb, span }): FoundSlip[] => {
    const verb = tokens[finiteVerb ?? -1];
    if (!verb || verb.form !== 'base' || GOES_ON.test(text.slice(span.start, span.end))) return [];
    const replacement = inCaseOf(verb.text, inflect(verb.lemma, 'past'));
    const place = { start: verb.span.start + start, end: verb.span.end + start };
    return replacement === verb.text
      ? []
      : [{ id: 'tense-of-the-entry', span: place, words: verb.text, replacement }];
  });
}

/**
 * Lines that tell in the present what the others of their post tell in the past, where its head says that it is over.
 * Of a post that is held, and of one whose dates are not known, both may be right.
 */
export function findTenseSlips(text: string): FoundSlip[] {
  return endedEntries(text).flatMap(slipsIn);
}
