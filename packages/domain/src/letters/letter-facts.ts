import { cvDocument, type CvDocument } from '../cv/index.ts';
import { indefiniteArticle } from '../text/index.ts';
import { countryOfWriter } from './letter-form.ts';
import type { LetterCountry, LetterRequest } from './request.ts';

export interface LetterOptions {
  /** The CV the letter starts from; without one it rests on the form alone. */
  cv?: CvDocument | undefined;
  /** "YYYY-MM-DD": the date of the letter, and what a job that goes on counts up to. */
  today: string;
}

/** What a letter may be made of, prepared once. */
export interface LetterFacts {
  request: LetterRequest;
  cv: CvDocument;
  hasCv: boolean;
  /** "YYYY-MM-DD": the letter's date. */
  today: string;
  country: LetterCountry;
}

/** A title behind its article: "a Staff Nurse", "an HR Officer". */
export function withArticle(title: string): string {
  return title === '' ? '' : `${indefiniteArticle(title)} ${title}`;
}

const NOBODY = new Set([
  'to whom it may concern',
  'whoever',
  'unknown',
  'various',
  'tbc',
  'tbd',
  'n/a',
  'na',
  'none',
]);

/** An employer or post as a sentence may name it; '' where the field names none: "whoever", "n/a". */
export function named(typed: string): string {
  const bare = typed.trim();
  return NOBODY.has(bare.toLowerCase()) || !/[\p{L}\p{N}]/u.test(bare) ? '' : bare;
}

/** Prepares what a request and a CV give. */
export function letterFacts(request: LetterRequest, { cv, today }: LetterOptions): LetterFacts {
  const document = cv ?? cvDocument();
  const country = countryOfWriter({
    country: request.country,
    location: request.location || document.basics.location,
    phone: request.phone || document.basics.phone,
    email: request.email || document.basics.email,
    companyAddress: request.companyAddress,
  });
  return { request, cv: document, hasCv: cv !== undefined, today, country };
}
