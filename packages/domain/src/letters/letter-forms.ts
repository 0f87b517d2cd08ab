import { formsAbroad } from './letter-form.data.ts';
import { monthNames } from '../text/index.ts';
import type { LetterCountry } from './request.ts';

/** How business letters look in a country; the sources stand with the forms of other languages. */
export interface LetterForm {
  /** BCP 47 tag of a letter in the country's own language. */
  language: string;
  /** A date in the country's own language; `{place}` is left out where none is known. */
  localDate: string;
  localMonths: readonly string[];
  subject: string;
  enclosures: string;
  /** What the post and the CV are called in English letters there. */
  post: 'position' | 'post';
  cv: 'CV' | 'resume';
  local: {
    /** `{name}` is the family name; one without a known title goes by `neutral`. */
    woman: string;
    man: string;
    neutral: string;
    unknown: string;
    closes: { plain: string; warm: string };
  };
}

const american: LetterForm = {
  language: 'en-US',
  localDate: '{month} {day}, {year}',
  localMonths: monthNames('en'),
  subject: 'Re:',
  enclosures: 'Enclosures:',
  post: 'position',
  cv: 'resume',
  local: {
    woman: 'Dear Ms. {name}:',
    man: 'Dear Mr. {name}:',
    neutral: 'Dear {full}:',
    unknown: 'Dear Hiring Manager:',
    closes: { plain: 'Sincerely,', warm: 'Best regards,' },
  },
};
const british: LetterForm = {
  ...american,
  language: 'en-GB',
  localDate: '{day} {month} {year}',
  post: 'post',
  cv: 'CV',
  local: {
    woman: 'Dear Ms {name},',
    man: 'Dear Mr {name},',
    neutral: 'Dear {full},',
    unknown: 'Dear Sir or Madam,',
    closes: { plain: 'Yours sincerely,', warm: 'Kind regards,' },
  },
};

/** The form of a country that writes another language; its English letters look as British ones do. */
const abroad = (country: keyof typeof formsAbroad): LetterForm => ({
  ...british,
  ...formsAbroad[country],
  localMonths: monthNames(formsAbroad[country].language),
});

export const letterForms: Readonly<Record<LetterCountry, LetterForm>> = {
  us: american,
  gb: british,
  ca: { ...american, language: 'en-CA' },
  au: { ...british, language: 'en-AU', post: 'position' },
  de: abroad('de'),
  fr: abroad('fr'),
  es: abroad('es'),
  it: abroad('it'),
  nl: abroad('nl'),
  pt: abroad('pt'),
  br: abroad('br'),
};
