import { readFragment } from '@candor/language';
import { capitalised } from '../../text/index.ts';

/** What cannot open a line: "I was the lead" -> "Was the lead" says less than it did. */
const AUXILIARY = new Set('be have do can will shall may must would should could might use'.split(' '));
const AGAIN = /(?<![\p{L}'’])(?:I|me|mine|myself|we|us)(?![\p{L}])/iu;

/**
 * A line without the "I" that it opens with, as a CV has it: "I trained the new starters" -> "Trained the new starters". Null
 * where none stands there, the verb cannot open a line, or the line speaks of its person again.
 */
export function withoutSubject(line: string): string | null {
  const [subject = '', rest = ''] = [
    /^I (?:also |then |now )?/.exec(line)?.[0],
    line.replace(/^I (?:also |then |now )?/, ''),
  ];
  if (subject === '' || AGAIN.test(rest)) return null;
  const verb = readFragment(line)?.tokens.find(({ span }) => span.start === subject.length);
  const isDone = verb?.pos === 'verb' && (verb.form === 'past' || verb.form === 'base');
  if (!verb || !isDone || AUXILIARY.has(verb.lemma)) return null;
  return capitalised(rest);
}
