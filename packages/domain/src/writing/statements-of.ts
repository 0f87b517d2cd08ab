import { gerund, verbForm } from './inflect.ts';
import { weakOpeners } from './weak-openers.ts';

const LONGEST_JOINED = 400;
const BACK_REFERENCE =
  /^(?:this|that|these|those|it|they|which|as a result|thereby|therefore)\b(?! (?:role|job|position|post|work|company|year|is a|was a|also involved)\b)/i;

/** Whether a text begins with a deed: a verb, "I", or the weak words that stand for one. */
function beginsDeed(text: string): boolean {
  const [word = ''] = /^[A-Za-z]+/.exec(text) ?? [];
  if (/^(?:I|we|my)$/i.test(word)) return true;
  const found = verbForm(word.toLowerCase());
  if (found && (found.form === 'past' || found.form === 'gerund')) return true;
  return weakOpeners.some(({ pattern }) => pattern.test(text));
}

/** "Automated reports; saved 50 hours": the outcome of what stands before it, and nothing without it. */
function isOutcome(text: string): boolean {
  return (
    /^(?:sav|shorten|reduc|cut|increas|grew|improv|rais|lower|doubl|halv|brought|gain)/i.test(text) ||
    /^\w+ (?:from|by|to|within|in)\b/i.test(text)
  );
}

// What follows a semicolon with one of these tells how the deed turned out, and is nothing without it.
const OUTCOME =
  /^(?:shortened|saved|saving|cut|cutting|reduced|reducing|increased|increasing|raised|raising|improved|improving|brought|lowered|grew|doubled|halved|tripled|won|used|based|made|held|kept|rated|ranked|resulted|resulting|led to|leading to)\b/i;

/** "Managed X; trained Y" and "I look after X. responsible for Y" are two statements each. */
function split(statement: string): string[] {
  const sentences = statement.split(/(?<=[\p{L}\d)]{3})\.\s+(?=\p{Ll})/u);
  const whole = sentences.slice(1).every(beginsDeed) ? sentences : [statement];
  return whole.flatMap((sentence) => {
    const parts = sentence.split(/;\s+/);
    return parts.length > 1 &&
      parts.every(beginsDeed) &&
      !parts.slice(1).some((part) => OUTCOME.test(part)) &&
      !parts.slice(1).some(isOutcome)
      ? parts
      : [sentence];
  });
}

/** A sentence that points back joins the one it is about: apart, neither could be moved. */
function join(before: string, sentence: string): string {
  const bare = before.replace(/[.;]$/, '');
  const [, word = ''] = /^(?:this|that) (\w+)/i.exec(sentence) ?? [];
  const found = verbForm(word.toLowerCase());
  if (found?.form === 'past' && !/,\s\w+ing\b|\.\s/.test(bare))
    return `${bare}, ${gerund(found.base)}${sentence.replace(/^\w+ \w+/, '')}`;
  if (/^which\b/i.test(sentence)) return `${bare}, w${sentence.slice(1)}`;
  return `${bare}. ${sentence}`;
}

/** The statements of a job as they can stand alone and be put in another order. No word is lost. */
export function statementsOf(bullets: readonly string[]): string[] {
  const statements: string[] = [];
  for (const statement of bullets.flatMap(split)) {
    const before = statements.at(-1);
    if (
      before !== undefined &&
      before.length + statement.length <= LONGEST_JOINED &&
      BACK_REFERENCE.test(statement)
    )
      statements.splice(-1, 1, join(before, statement));
    else statements.push(statement);
  }
  return statements;
}
