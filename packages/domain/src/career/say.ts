import { spokenLanguage, spokenLocale } from '../say/speaker.ts';
import { withArticle } from '../text/index.ts';

const LONGEST_ROLE = 80;
/** A role as it is shown: one of 500 characters would break every sentence. */
export const shownRole = (role: string) =>
  role.length <= LONGEST_ROLE ? role : `${role.slice(0, LONGEST_ROLE - 1).trimEnd()}…`;

/** Large amounts with their currency: "USD 98,400". */
export const money = (amount: number, currency: string) =>
  `${currency} ${Math.round(amount).toLocaleString(spokenLocale())}`;

// Without the comma before "and" that the engine writes for English at large.
const listLocale = () => (spokenLanguage() === 'en' ? 'en-GB' : spokenLocale());

/** "health visitor and HGV driver", in the language of whoever reads. */
export const allSaid = (names: readonly string[]) =>
  new Intl.ListFormat(listLocale(), { type: 'conjunction' }).format(names);

/** "health visitor or HGV driver". */
export const anySaid = (names: readonly string[]) =>
  new Intl.ListFormat(listLocale(), { type: 'disjunction' }).format(names);

/** "a nurse", a role within a sentence: only English is known to put an article before it. */
export const roleSaid = (role: string) => (spokenLanguage() === 'en' ? withArticle(role) : role);

/** A role of ours within a sentence: "health visitor", but "HGV driver". */
export const inSentence = (role: string) =>
  role
    .split(' ')
    .map((word) => (/^[A-Z][a-z’'-]+$/.test(word) ? word.toLowerCase() : word))
    .join(' ');

const lastWord = (title: string) =>
  title
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.at(-1) ?? '';

/** Whether two titles of one occupation are the same work ("Staff nurse", "registered nurse"), not only counted as one. */
export const isSameWork = (a: string, b: string): boolean => lastWord(a) === lastWord(b);
