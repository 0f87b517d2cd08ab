import { cvDocument, type CvDocument } from '../cv/index.ts';
import { personLocale, type Home } from '../locale/index.ts';
import { countryOfWriter } from './letter-form.ts';
import type { LetterCountry, LetterRequest } from './request.ts';

export interface LetterOptions {
  /** The CV the letter starts from; without one it rests on the form alone. */
  cv?: CvDocument | undefined;
  /** "YYYY-MM-DD": the date of the letter, and what a current job counts up to. */
  today: string;
  /** What device and settings say of the writer's country, where they do not say it themselves. */
  home?: Home | undefined;
}

/** What a letter may be made of, prepared once. */
export interface LetterFacts {
  request: LetterRequest;
  cv: CvDocument;
  hasCv: boolean;
  /** "YYYY-MM-DD": the letter's date. */
  today: string;
  /** Whose form the letter has. */
  country: LetterCountry;
  /** Where its writer lives, ISO 3166 in small letters; null where nothing tells. */
  residence: string | null;
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
export function letterFacts(request: LetterRequest, { cv, today, home }: LetterOptions): LetterFacts {
  const document = cv ?? cvDocument();
  const writer = {
    country: request.country,
    location: request.location || document.basics.location,
    phone: request.phone || document.basics.phone,
    email: request.email || document.basics.email,
    companyAddress: request.companyAddress,
  };
  const country = countryOfWriter(writer, home);
  const { country: residence } = personLocale(writer, home);
  return { request, cv: document, hasCv: cv !== undefined, today, country, residence };
}
