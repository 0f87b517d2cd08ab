import { splitSentences, type CvDocument, type ExperienceEntry } from '../cv/index.ts';
import { gerund, verbForm } from './inflect.ts';
import { isEnglish } from './language.ts';
import { numberFacts } from './number-facts.ts';
import { hasFigure, isResult } from './order-evidence.ts';

const LONGEST = 160;
const CURRENCY = /[$€£¥]\s?\d/;
const MONEY = /[$€£¥]\s?\d|\b\d[\d.,]*\s?(?:k|m|bn|million|billion)\b/i;

// Deeds of others that the person had a part in: true, but not the best that can be said.
const SUPPORT = /^(?:assist|support|contribut|attend|work|help)/i;
const LEAST_COUNT = 10;

function isOutcome(statement: string): boolean {
  return isResult(statement) || /%/.test(statement);
}

function worth(statement: string): number {
  if (!hasFigure(statement) || SUPPORT.test(statement)) return 0;
  const value = (isOutcome(statement) ? 2 : 0) + (MONEY.test(statement) ? 1 : 0);
  const isMany = numberFacts(statement).some((fact) => fact.value >= LEAST_COUNT);
  return value > 0 ? value + 1 : isMany ? 1 : 0;
}

function lowered(statement: string): string {
  const [first = ''] = statement.split(' ');
  return /^\p{Lu}[\p{Ll}-]*$/u.test(first)
    ? statement.charAt(0).toLowerCase() + statement.slice(1)
    : statement;
}

function verbOf(statement: string): string | undefined {
  return verbForm((/^[A-Za-z]+/.exec(statement)?.[0] ?? '').toLowerCase())?.form;
}

/** "Advise clients on M&A" as something that goes on: "Currently advising". Null where more verbs or a clause follow. */
function goingOn(statement: string): string | null {
  const [word = ''] = /^[A-Za-z]+/.exec(statement) ?? [];
  const rest = statement.slice(word.length);
  const others = rest.toLowerCase().match(/(?:,| and| or) ([a-z]+)(?= )/g) ?? [];
  const isSingle = others.every((other) => verbForm(other.replace(/^.* /, ''))?.form !== 'base');
  const found = verbForm(word.toLowerCase());
  return found && isSingle && !/[;:]/.test(rest) ? `Currently ${gerund(found.base)}${rest}` : null;
}

/** A statement as a sentence of the summary; null where it cannot stand there: what goes on belongs to the job. */
function phrase(statement: string, job: ExperienceEntry, isNamed: boolean): string | null {
  const at = isNamed || job.company === '' ? '' : job.company;
  const form = verbOf(statement);
  if (form === 'past') return at === '' ? statement : `At ${at}, ${lowered(statement)}`;
  if (form === 'base' && CURRENCY.test(statement) && !isOutcome(statement)) return goingOn(statement);
  const [, outcome = ''] = /; (.+)$/.exec(statement) ?? [];
  const noun = outcome !== '' && isOutcome(outcome) ? outcome : form ? '' : statement;
  // A noun phrase: only one without a second clause can be said as it stands.
  if (
    noun === '' ||
    /^(?:the|an?|one|clients?|i)\b/i.test(noun) ||
    verbOf(noun) ||
    /[,;:]|\.\s/.test(noun) ||
    !/^[\p{L}\d]/u.test(noun)
  )
    return null;
  const said = noun.charAt(0).toUpperCase() + noun.slice(1);
  return at === '' ? said : `${said} at ${at}`;
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
