import { letterDocument, type LetterDocument } from './document.ts';
import { letterFacts, named, type LetterFacts, type LetterOptions } from './letter-facts.ts';
import {
  addressee,
  closeFor,
  letterDate,
  letterFormOf,
  salutationFor,
  quieted,
  withCapitals,
  type LetterLanguage,
} from './letter-form.ts';
import { wordSet } from '../text/index.ts';
import { formCountry, typedLetterLanguage } from './typed-letter-language.ts';
import { letterLimits, type LetterRequest } from './request.ts';
import { normaliseLetter } from './text-form.ts';

function subjectOf({ request }: LetterFacts): string {
  const { letterType, jobTitle, recommendeeName, name } = request;
  const title = quieted(jobTitle);
  switch (letterType) {
    case 'cover':
      return title;
    case 'follow_up':
      return title === '' ? title : `Application for ${title}`;
    case 'recommendation':
      return withCapitals(recommendeeName);
    case 'resignation':
      return name === '' ? 'Resignation Letter' : `Resignation of ${withCapitals(name)}`;
    case 'interest':
    case 'thank_you':
      return '';
    default:
      return letterType satisfies never;
  }
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, letterLimits.line))
    .filter((line) => line !== '');

const SMALL = wordSet('and of for the de van von der da di al el y in');

/** Whether an address may have it as it was typed: no title left open, no word that a name or an office has not. */
const isWritten = (whom: string) =>
  [...whom.matchAll(/(?<!\p{L})\p{Ll}[\p{L}\p{N}_]*/gu)].every(([word]) => SMALL.has(word));

/** Everything of a letter but its paragraphs: who writes, when, to whom, how it greets and closes. */
export function headOf(facts: LetterFacts, { today }: LetterOptions, isEnglishText = true): LetterDocument {
  const { request, cv, country } = facts;
  const language: LetterLanguage = { country, isEnglish: isEnglishText };
  const name = withCapitals(request.name || cv.basics.name);
  const location = withCapitals(request.location || cv.basics.location);
  const isApplication = request.letterType === 'cover' || request.letterType === 'interest';
  const { people, role, isUnsure } = addressee(request.hiringManagerName);
  const company = withCapitals(named(request.companyName));
  // "whoever" stands on no envelope.
  const isWhom = people.length > 0 || role !== '' || (isUnsure && isWritten(request.hiringManagerName));
  const whom = isWhom ? quieted(request.hiringManagerName) : '';
  return normaliseLetter(
    letterDocument({
      sender: [name, location, request.phone || cv.basics.phone, request.email || cv.basics.email],
      date: letterDate(today, language, location),
      // A German address begins with the firm (DIN 5008).
      recipient: [
        ...(isEnglishText || !letterFormOf(country).language.startsWith('de')
          ? [whom, company]
          : [company, whom]),
        ...lines(request.companyAddress),
      ],
      subject: (isEnglishText ? subjectOf(facts) : request.positionApplyingFor || request.jobTitle).slice(
        0,
        letterLimits.line,
      ),
      salutation: salutationFor(request.hiringManagerName, language, request),
      close: closeFor(people.length > 0, language, request.tone),
      signature: name,
      enclosures: [
        ...(isApplication && facts.hasCv ? [letterFormOf(country).cv === 'CV' ? 'CV' : 'Resume'] : []),
        ...lines(request.enclosures),
      ],
      country,
      words: isEnglishText ? 'english' : 'local',
    }),
  );
}

/** A letter that has no paragraphs yet: its head, greeting and close, as the form and the CV give them, in the language of the form. */
export function letterHead(request: LetterRequest, options: LetterOptions): LetterDocument {
  const facts = letterFacts(request, options);
  const language = typedLetterLanguage(request, facts.country);
  const country = language === '' || language === 'en' ? undefined : formCountry(language, facts.country);
  return country ? headOf({ ...facts, country }, options, false) : headOf(facts, options);
}
