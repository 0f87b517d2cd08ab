import { inflect, isVerbLed, readFragment } from '@candor/english';
import { verbsWith } from '@candor/english/rules';

/** Behind a verb these leave no doubt that it is one: "Keep the log", "Plant 2,000 trees". */
const OPENS_OBJECT = /^(?:determiner|number|pronoun)$/;

/**
 * The statements of a post that is over, in the past where all of them are told in the present: "Handle lines", "Keep the
 * log". As they are where one is told otherwise or may be a noun, or none surely is a verb.
 */
export function toldAsPast(statements: string[]): string[] {
  let isSure = false;
  const told = statements.map((statement) => {
    const read = readFragment(statement);
    const lead = read?.tokens[0];
    const verbs = read && lead?.form === 'base' && isVerbLed(read) ? verbsWith(read, 0) : null;
    if (!read || !verbs) return null;
    isSure ||= OPENS_OBJECT.test(read.tokens[1]?.pos ?? '');
    return verbs.reduceRight((text, { lemma, span }, at) => {
      const past = inflect(lemma, 'past');
      const word = at === 0 ? past.charAt(0).toUpperCase() + past.slice(1) : past;
      return text.slice(0, span.start) + word + text.slice(span.end);
    }, statement);
  });
  return isSure && !told.includes(null) ? told.filter((one) => one !== null) : statements;
}
