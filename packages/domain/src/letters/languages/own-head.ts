import type { LetterDocument } from '../document.ts';
import { framed } from '../composing/statement.ts';
import type { Framing } from '../composing/frames/frame-for.ts';
import { headOf } from '../letter-head.ts';
import type { LetterFacts, LetterOptions } from '../letter-facts.ts';
import { personName } from '../letter-form.ts';
import { letterLimits } from '../request.ts';
import type { LetterLanguage, Region } from './letter-language.ts';

/** A move as the region says it, else as the language does. */
export function inRegion(move: string, region: Region): string {
  return region === '' ? move : `${move} ${region}`;
}

/** Greetings that a title in the reader's name asks for, beside those of a woman and a man. */
function titledGreeting(typed: string, { language }: LetterLanguage): string | undefined {
  const [first = ''] = typed.trim().split(' ');
  const { family } = personName(typed.trim().slice(first.length));
  if (language === 'fr' && /^ma[iî]tre$/iu.test(first)) return 'Maître,';
  if (language === 'fr' && /^(?:dr|docteur)\.?$/iu.test(first)) return 'Docteur,';
  if (language === 'fr' && /^pr(?:ofesseure?)?\.?$/iu.test(first)) return 'Professeur,';
  if (language === 'es' && family !== '' && /^dra\.?$/iu.test(first)) return `Estimada Dra. ${family}:`;
  if (language === 'es' && family !== '' && /^dr\.?$/iu.test(first)) return `Estimado Dr. ${family}:`;
  return undefined;
}

function greeting(standing: string, facts: LetterFacts, rules: LetterLanguage, region: Region): string {
  const { request } = facts;
  const titled = titledGreeting(request.hiringManagerName, rules);
  if (titled !== undefined) return titled;
  // Swiss letters put no mark behind the greeting.
  if (region === 'switzerland') return standing.replace(/,$/, '');
  const isToNobody = rules.language === 'es' && personName(request.hiringManagerName).full === '';
  return isToNobody && (request.letterType === 'recommendation' || region === 'latin america')
    ? 'A quien corresponda:'
    : standing;
}

/** A date in the month names of the region. */
export const inOwnMonths = (date: string, region: Region) =>
  region === 'austria' ? date.replace('Januar', 'Jänner') : date;

/** The close: in French a sentence that says the greeting again, in Switzerland without its sharp s. */
function closing(head: LetterDocument, salutation: string, rules: LetterLanguage, region: Region): string {
  if (region === 'switzerland') return 'Freundliche Grüsse';
  const isFormula = rules.language === 'fr' && /salutations/.test(head.close);
  return isFormula
    ? `Je vous prie d'agréer, ${salutation.replace(/[,:]$/, '')}, mes salutations distinguées.`
    : head.close;
}

/** Greeting, date, subject and close of a letter in its own language. */
export function ownHead(
  facts: LetterFacts,
  options: LetterOptions,
  { rules, region, framing }: { rules: LetterLanguage; region: Region; framing: Framing },
): LetterDocument {
  const head = headOf(facts, options, false);
  const move = `subject ${facts.request.letterType}`;
  const subject = framed(inRegion(move, region), framing) ?? framed(move, framing);
  const salutation = greeting(head.salutation, facts, rules, region);
  return {
    ...head,
    // A town stands in the date without its postcode.
    date: inOwnMonths(head.date, region).replace(/^\d{4,5} /, ''),
    recipient: head.recipient.map(rules.whom),
    subject: (subject?.text ?? '').slice(0, letterLimits.line),
    salutation,
    close: closing(head, salutation, rules, region),
    enclosures: head.enclosures.map(() => rules.enclosedCv),
  };
}
