import { meaningsOf } from '../inflect.ts';
import type { Token } from '../english-text.ts';

const set = (words: string) => new Set(words.split(' '));

/** Stretches of time that are counted. */
export const TIMES =
  'minute|hour|day|night|week|weekend|fortnight|month|quarter|term|semester|season|spring|summer|autumn|winter|year|decade|century';
export const times = new Set(TIMES.split('|'));
export const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
export const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';

/** Nouns that have no plural and take no "a". */
export const UNCOUNTABLE =
  'advice|baggage|cutlery|equipment|evidence|feedback|furniture|homework|housework|information|jewellery|knowledge|luggage|machinery|paperwork|progress|software|stationery|traffic|weather';
export const uncountable = new Set(UNCOUNTABLE.split('|'));

/** Nouns for many that take either verb ("the team is", "the team are"), and those that look like the other number. */
export const eitherNumber = set(
  'audience band board choir class club college committee company council couple crew crowd department family firm government group half hospital household lot majority management minority number orchestra pair panel part party percent percentage personnel police practice proportion public quarter range remainder rest school series staff team third trust union university variety ' +
    'people data media news maths mathematics physics economics politics statistics athletics gymnastics species means headquarters works premises cattle',
);

export const SUBJECTS = 'i|we|he|she|they';
/** Subjects that can be nothing else, and the form of the verb that they take. */
export const pronounNumber: Readonly<Record<string, 'first' | 'singular' | 'plural'>> = {
  i: 'first',
  we: 'plural',
  you: 'plural',
  they: 'plural',
  he: 'singular',
  she: 'singular',
  it: 'singular',
  this: 'singular',
  these: 'plural',
  those: 'plural',
  everyone: 'singular',
  everybody: 'singular',
  everything: 'singular',
  someone: 'singular',
  somebody: 'singular',
  something: 'singular',
  nobody: 'singular',
  nothing: 'singular',
  each: 'singular',
  either: 'singular',
  neither: 'singular',
  both: 'plural',
  many: 'plural',
  few: 'plural',
};

export const isFinite = ({ pos, form }: Token) =>
  (pos === 'verb' || pos === 'auxiliary') && form !== 'pastParticiple' && form !== 'gerund';

/** Whether a word alone may be so: "works" may be the third person of a verb. */
export const canBe = (word: string, pos: string, form: string | null) =>
  meaningsOf(word).some((one) => one.pos === pos && one.form === form);

/** A year that is surely over, whenever this is read. */
export const isPastYear = ({ text }: Token) => /^(?:19[4-9]\d|20[01]\d|202[0-5])$/.test(text);
