import { splitSentences, type CvDocument, type ExperienceEntry } from '../cv/index.ts';
import { gerund, verbForm } from './inflect.ts';
import { isEnglish } from './language.ts';
import { hasFigure, isResult } from './order-evidence.ts';

const LONGEST = 160;
const MONEY = /[$€£¥]\s?\d|\b\d[\d.,]*\s?(?:k|m|bn|million|billion)\b/i;

function worth(statement: string): number {
  if (!hasFigure(statement)) return 0;
  return (isResult(statement) || /%/.test(statement) ? 2 : 0) + (MONEY.test(statement) ? 1 : 0);
}

function lowered(statement: string): string {
  const [first = ''] = statement.split(' ');
  return /^\p{Lu}[\p{Ll}-]*$/u.test(first)
    ? statement.charAt(0).toLowerCase() + statement.slice(1)
    : statement;
}

/** "Lead field trials" as something that goes on: "Currently leading field trials". Null where more verbs follow. */
function goingOn(statement: string): string | null {
  const [word = ''] = /^[A-Za-z]+/.exec(statement) ?? [];
  const found = verbForm(word.toLowerCase());
  // With a clause behind it the sentence would limp.
  if (found?.form !== 'base' || /;/.test(statement)) return null;
  const rest = statement.slice(word.length);
  const others = rest.toLowerCase().match(/(?:,| and| or) ([a-z]+)(?= )/g) ?? [];
  if (others.some((other) => verbForm(other.replace(/^.* /, ''))?.form === 'base')) return null;
  return `Currently ${gerund(found.base)}${rest}`;
}

function phrase(statement: string, job: ExperienceEntry, isNamed: boolean): string | null {
  const [word = ''] = /^[A-Za-z]+/.exec(statement) ?? [];
  const form = verbForm(word.toLowerCase())?.form;
  const at = isNamed || job.company === '' ? '' : job.company;
  if (form === 'past') return at === '' ? statement : `At ${at}, ${lowered(statement)}`;
  if (form === 'base') return goingOn(statement);
  // A noun phrase: only one without a second clause can be said as it stands.
  if (form || /[,;:.]/.test(statement) || !/^[\p{Lu}\d]/u.test(statement)) return null;
  return at === '' ? statement : `${statement} at ${at}`;
}

/**
 * The statement with the strongest figure as a sentence of the summary, '' where there is none: an outcome before
 * money, the newest job first; a mere count is left to its job. `named` is the employer that the summary has named already.
 */
export function bestFigure(document: CvDocument, jobs: readonly ExperienceEntry[], named: string): string {
  const isOffered = new Set(jobs);
  let best = { sentence: '', worth: 0 };
  for (const job of document.experience) {
    if (!isOffered.has(job)) continue;
    for (const statement of job.bullets) {
      const value = worth(statement);
      if (value <= best.worth || statement.length > LONGEST || splitSentences(statement).length > 1) continue;
      const sentence = isEnglish(statement) ? phrase(statement, job, job.company === named) : null;
      if (sentence) best = { sentence: `${sentence.replace(/\.$/, '')}.`, worth: value };
    }
  }
  return best.sentence;
}
