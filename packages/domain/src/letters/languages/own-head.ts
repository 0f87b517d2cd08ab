import type { LetterDocument } from '../document.ts';
import { headOf } from '../letter-head.ts';
import type { LetterFacts, LetterOptions } from '../letter-facts.ts';
import { personName } from '../letter-form.ts';
import { letterLimits, type LetterType } from '../request.ts';
import type { OwnLanguage, Region } from './own-language.ts';
import { ownSubjects } from './own-subjects.data.ts';

/** "Bewerbung: Elektriker"; without the post or person where none is named, and of thanks. */
function ownSubject(language: OwnLanguage, type: LetterType, about: string): string {
  const subject = ownSubjects[language][type];
  if (about === '' || type === 'thank_you' || type === 'resignation') return subject;
  return `${subject}${language === 'fr' ? ' : ' : ': '}${about}`;
}

/** Greetings that a title in the reader's name asks for, beside those of a woman and a man. */
function titledGreeting(typed: string, language: OwnLanguage): string | undefined {
  const [first = ''] = typed.trim().split(' ');
  const { family } = personName(typed.trim().slice(first.length));
  if (language === 'fr' && /^ma[iî]tre$/iu.test(first)) return 'Maître,';
  if (language === 'fr' && /^(?:dr|docteur)\.?$/iu.test(first)) return 'Docteur,';
  if (language === 'fr' && /^pr(?:ofesseure?)?\.?$/iu.test(first)) return 'Professeur,';
  if (language === 'es' && family !== '' && /^dra\.?$/iu.test(first)) return `Estimada Dra. ${family}:`;
  if (language === 'es' && family !== '' && /^dr\.?$/iu.test(first)) return `Estimado Dr. ${family}:`;
  return undefined;
}

function greeting(standing: string, { request }: LetterFacts, language: OwnLanguage, region: Region): string {
  const titled = titledGreeting(request.hiringManagerName, language);
  if (titled !== undefined) return titled;
  // Swiss letters put no mark behind the greeting.
  if (region === 'switzerland') return standing.replace(/,$/, '');
  const isToNobody = language === 'es' && personName(request.hiringManagerName).full === '';
  return isToNobody && (request.letterType === 'recommendation' || region === 'latin america')
    ? 'A quien corresponda:'
    : standing;
}

/** The close: in French a sentence that says the greeting again, in Switzerland without its sharp s. */
function closing(head: LetterDocument, salutation: string, language: OwnLanguage, region: Region): string {
  if (region === 'switzerland') return 'Freundliche Grüsse';
  const isFormula = language === 'fr' && head.close.includes('salutations');
  return isFormula
    ? `Je vous prie d'agréer, ${salutation.replace(/[,:]$/, '')}, mes salutations distinguées.`
    : head.close;
}

/** Greeting, date, subject and close of a letter in German, French or Spanish. */
export function ownHead(
  facts: LetterFacts,
  options: LetterOptions,
  { language, region }: { language: OwnLanguage; region: Region },
): LetterDocument {
  const head = headOf(facts, options, false);
  const { letterType, jobTitle, recommendeeName } = facts.request;
  const salutation = greeting(head.salutation, facts, language, region);
  const about = letterType === 'recommendation' ? recommendeeName : jobTitle;
  return {
    ...head,
    // A town stands in the date without its postcode; in Austria January has a name of its own.
    date: (region === 'austria' ? head.date.replace('Januar', 'Jänner') : head.date).replace(/^\d{4,5} /, ''),
    // "Herr" in the greeting is "Herrn" in an address.
    recipient: head.recipient.map((one) => (language === 'de' ? one.replace(/^Herr(?= )/, 'Herrn') : one)),
    subject: ownSubject(language, letterType, about.trim()).slice(0, letterLimits.line),
    salutation,
    close: closing(head, salutation, language, region),
    enclosures: head.enclosures.map(() => ({ de: 'Lebenslauf', fr: 'CV', es: 'Currículum' })[language]),
  };
}
