import { z } from 'zod';
import { letterFormOf, type LetterCountry } from '@candor/domain/letters';
import { personLocale, writesAmerican, type WrittenSigns } from '@candor/domain/locale';
import { registerOf } from '@candor/domain/writing';

/** How a text is to be written: as the person writes and as their country does. */
export const mannerSchema = z.object({
  register: z.enum(['formal', 'plain', 'as typed']),
  person: z.enum(['first person', 'no pronoun']),
  /** ISO 3166, in lower case. */
  country: z.string().optional(),
  /** Of English words; other languages have their own. */
  spelling: z.enum(['American', 'British', 'as typed']),
  /** Order of a date, and what the CV and the post are called, in the English of the country. */
  date: z.string().optional(),
  cvIsCalled: z.string().optional(),
  postIsCalled: z.string().optional(),
});
export type Manner = z.infer<typeof mannerSchema>;

const registerIn = (typed: string): Manner['register'] => registerOf(typed).manner ?? 'as typed';

const spellingIn = (country: string): Pick<Manner, 'country' | 'spelling' | 'date'> =>
  writesAmerican(country)
    ? { country, spelling: 'American', date: 'month-day-year' }
    : { country, spelling: 'British', date: 'day-month-year' };

/** Of a CV: without a pronoun, in the register of what was typed and the English of the person's country. */
export function mannerOfCv(typed: string, written: WrittenSigns): Manner {
  const { country } = personLocale(written);
  const english = country === null ? { spelling: 'as typed' as const } : spellingIn(country);
  return { register: registerIn(typed), person: 'no pronoun', ...english };
}

/** Of a letter: in the first person and by the form of its country. `isFormal` where its tone was chosen so. */
export function mannerOfLetter(typed: string, country: LetterCountry, isFormal: boolean): Manner {
  const { cv: cvIsCalled, post: postIsCalled } = letterFormOf(country);
  const register = isFormal ? 'formal' : registerIn(typed);
  return { register, person: 'first person', ...spellingIn(country), cvIsCalled, postIsCalled };
}

/** Of sentences whose writer is not known: as they are. */
export function mannerOfText(typed: string): Manner {
  const { isFirstPerson } = registerOf(typed);
  return {
    register: registerIn(typed),
    person: isFirstPerson ? 'first person' : 'no pronoun',
    spelling: 'as typed',
  };
}

/** What the instructions of every prompt say of it. */
export const mannerNote = `manner says how: the register to keep, whether the person speaks as "I", and the spelling and
dates of their country where the words are English.`;
