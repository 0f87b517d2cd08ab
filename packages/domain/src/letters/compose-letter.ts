import { isEnglish } from '../writing/index.ts';
import { composeCover, composeInterest } from './compose-application.ts';
import { composeFollowUp, composeResignation, composeThankYou } from './compose-after-contact.ts';
import { composeRecommendation } from './compose-recommendation.ts';
import { letterDocument, type LetterDocument } from './document.ts';
import { letterFacts, type LetterFacts, type LetterOptions } from './letter-facts.ts';
import { closeFor, letterDate, letterFormOf, salutationFor, type LetterLanguage } from './letter-form.ts';
import { letterTypeLabels } from './letter-type-labels.ts';
import { letterLimits, type LetterRequest } from './request.ts';
import { normaliseLetter } from './text-form.ts';

function paragraphsOf(facts: LetterFacts): string[] {
  switch (facts.request.letterType) {
    case 'cover':
      return composeCover(facts);
    case 'interest':
      return composeInterest(facts);
    case 'recommendation':
      return composeRecommendation(facts);
    case 'thank_you':
      return composeThankYou(facts);
    case 'follow_up':
      return composeFollowUp(facts);
    case 'resignation':
      return composeResignation(facts);
    default:
      return facts.request.letterType satisfies never;
  }
}

function subjectOf({
  letterType,
  jobTitle,
  positionApplyingFor,
  recommendeeName,
  name,
}: LetterRequest): string {
  const sought = positionApplyingFor || jobTitle;
  switch (letterType) {
    case 'cover':
      return jobTitle;
    case 'follow_up':
      return jobTitle === '' ? '' : `Application for ${jobTitle}`;
    case 'recommendation':
      return [recommendeeName, sought].filter((part) => part !== '').join(', ');
    case 'resignation':
      return name === '' ? letterTypeLabels.resignation : `Resignation of ${name}`;
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

/** Everything of a letter but its paragraphs: who writes, when, to whom, how it greets and closes. */
export function letterFrame(
  facts: LetterFacts,
  { today }: LetterOptions,
  isEnglishText = true,
): LetterDocument {
  const { request, cv, country } = facts;
  const language: LetterLanguage = { country, isEnglish: isEnglishText };
  const name = request.name || cv.basics.name;
  const location = request.location || cv.basics.location;
  const isApplication = request.letterType === 'cover' || request.letterType === 'interest';
  return letterDocument({
    sender: [name, location, request.phone || cv.basics.phone, request.email || cv.basics.email],
    date: letterDate(today, language, location),
    recipient: [request.hiringManagerName, request.companyName, ...lines(request.companyAddress)],
    subject: subjectOf(request).slice(0, letterLimits.line),
    salutation: salutationFor(request.hiringManagerName, language, request),
    close: closeFor(request.hiringManagerName !== '', language, request.tone),
    signature: name,
    enclosures: isApplication && facts.hasCv ? [letterFormOf(country).cv === 'CV' ? 'CV' : 'Resume'] : [],
    country,
    words: isEnglishText ? 'english' : 'local',
  });
}

const ownFields = ['motivation', 'experience', 'achievements', 'specificRequirements'] as const;

/** Whether the person's own words are English, so that English sentences fit around them. */
export function isEnglishRequest(request: LetterRequest): boolean {
  const typed = ownFields.map((field) => request[field]).join('\n');
  return !/\p{L}/u.test(typed) || isEnglish(typed);
}

/** Composes a letter from a form and a CV: the same input gives the same bytes. Nothing is checked here; see the gate. */
export function composeLetter(request: LetterRequest, options: LetterOptions): LetterDocument {
  const facts = letterFacts(request, options);
  const isEnglishText = isEnglishRequest(request);
  // Around words of another language no English sentence belongs: they stand alone, in their own country's form.
  const composed = isEnglishText ? paragraphsOf(facts) : ownFields.map((field) => request[field].trim());
  const paragraphs = composed
    .filter((one) => one !== '')
    .flatMap((one) =>
      one.length <= letterLimits.paragraph ? [one] : [one.slice(0, letterLimits.paragraph)],
    );
  return normaliseLetter({ ...letterFrame(facts, options, isEnglishText), paragraphs });
}
