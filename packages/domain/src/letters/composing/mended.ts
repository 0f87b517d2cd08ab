import { mended as mendedEnglish } from '@candor/english/mending';

/** A sentence of a letter with its slips mended, and led as one is: "My last day is …", "The interview was …". */
export const mended = (text: string): string =>
  mendedEnglish(
    text
      .replace(/^last (?=(?:working )?day (?:is|will|was)\b)/i, 'My last ')
      .replace(
        /^(?:interview|tour|visit|trial|meeting)(?= (?:is|was)\b)/i,
        (thing) => `The ${thing.toLowerCase()}`,
      ),
  );

/** "Right so I have been", "Honest truth is the first season": said before one begins. */
const OPENER =
  /^(?:(?:right|well|so|ok(?:ay)?|look|anyway|honestly),?(?: so)? (?=(?:I|we)(?:\b|['’]))|(?:the )?honest truth is (?:that )?|to be honest,? |tbh,? )(.)/iu;
const upper = (_whole: string, first: string) => first.toUpperCase();

/** What was typed, without an opener. */
export const plainSpoken = (typed: string): string => typed.replace(OPENER, upper);
