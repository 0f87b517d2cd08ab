import { inflect } from '../inflect.ts';
import { readEnglish } from '../read-english.ts';
import { isVerbLed } from '../verb-led.ts';
import type { FoundSlip } from './slip.ts';

const GOES_ON = /\b(?:now|still|today|current(?:ly)?|since|at present|to date)\b/i;
/** So many lines in the past tell that the post is over. */
const LEAST_PAST = 2;

/**
 * Lines of one entry that tell in the present what all others tell in the past. The other way round a line may be right:
 * of a post that is held, something is over.
 */
export function findTenseSlips(entry: string): FoundSlip[] {
  const led = readEnglish(entry).sentences.filter((one) => one.isCertain && isVerbLed(one));
  const past = led.filter(({ tense }) => tense === 'past');
  const present = led.filter(({ tense }) => tense === 'present');
  if (past.length < LEAST_PAST || present.length !== 1) return [];
  return present.flatMap(({ tokens, finiteVerb, span }): FoundSlip[] => {
    const verb = tokens[finiteVerb ?? -1];
    if (!verb || verb.form !== 'base' || GOES_ON.test(entry.slice(span.start, span.end))) return [];
    const past = inflect(verb.lemma, 'past');
    const isCapital = /^\p{Lu}/u.test(verb.text);
    const replacement = isCapital ? past.charAt(0).toUpperCase() + past.slice(1) : past;
    const message = 'The other lines of this post are in the past.';
    return replacement === verb.text
      ? []
      : [{ id: 'tense-of-the-entry', message, span: verb.span, words: verb.text, replacement }];
  });
}
