import {
  familyFirst,
  manTitle,
  nameParticle,
  negated,
  nobodyWords,
  onlyTitle,
  ranks,
  roleWords,
  twoTitles,
  womanTitle,
} from './person-name.data.ts';
import { capitalised } from '../text/index.ts';

export interface PersonName {
  /** As typed without title and rank; '' where the field names nobody. */
  full: string;
  title: 'woman' | 'man' | 'other' | 'none';
  /** "Dr", "Prof"; '' for Mr and Ms. */
  rank: string;
  given: string;
  family: string;
  /** How a woman or man is to be addressed, where it was typed: "Mrs", "Miss", "Mr". */
  address: string;
}

/** Whom a field names: one person or two, else an office or nobody. */
export interface Addressee {
  people: readonly PersonName[];
  /** A post or an office as it is greeted: "Hiring Team", "Head of Department". */
  role: string;
  /** Something was typed that may be meant for a name and is not understood as one. */
  isUnsure: boolean;
}

/** "Baek Seo-yeon": a given name with a small letter behind its hyphen stands behind the family's. */
const GIVEN_BEHIND = /^\p{Lu}\p{Ll}+-\p{Ll}+$/u;
const ATTENTION = /^(?:attn|attention|fao|for the attention of|dear|hello|hi)(?: |[:.] ?)/i;
const AND = / (?:and|und|et|y|e) | ?[&+] ?| \/ (?=\p{Lu})/u;
const BEHIND_NAME = /^(?:\p{Lu}{2,5}|PhD|MSc|BSc|MEd|Jr\.?|Esq\.?)$/u;
const NAME = /^\p{Lu}[\p{L}'’.-]*$/u;
/** "Sir/Madam", "respected sirs", "Sir or Ma'am": how anybody is greeted. */
const SALUTATION =
  /^(?:respected )?(?:sirs?|madam|ma['’]?am)(?:(?: ?[/,&] ?| (?:or |and )?)(?:sirs?|madam|ma(?:['’]?am)?))?$/i;
const ARTICLE = /^(?:the|an?)$/i;
const SMALL = /^(?:of|for|and|the|to|in|at)$/i;
const NOBODY: PersonName = { full: '', title: 'none', rank: '', given: '', family: '', address: '' };

const ONE_SYLLABLE = /^[^\W\d_aeiouy]*[aeiouy]{1,2}(?:ng|n|h|m|k|p|t)?$/i;

const lettersOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const holds = (text: string, some: ReadonlySet<string>) => lettersOf(text).some((word) => some.has(word));
const isRank = (word: string) => ranks.has(word.toLowerCase().replaceAll('’', "'").replace(/\.$/, ''));

/** A name that was typed without any capital or in capitals alone, with those it has: "kev mallinder". */
export const withCapitals = (typed: string): string =>
  /\p{Lu}|\d|@/u.test(typed)
    ? quieted(typed)
    : typed.replaceAll(/(?<![\p{L}'’])\p{Ll}+/gu, (word, at: number) =>
        at > 0 && SMALL.test(word) ? word : capitalised(word),
      );

/** Words that were typed in capitals alone, as names and titles have them: "REGIONAL DRIVER / TRAINER". */
export function quieted(typed: string): string {
  const isLoud = /^(?=.*\p{Lu}{4,}.* .*\p{Lu}{4,})[^\p{Ll}]+$/u.test(typed);
  if (!isLoud) return typed;
  return typed.replaceAll(/\p{L}[\p{L}'’]*/gu, (word) => {
    const lower = word.toLowerCase();
    if (SMALL.test(word)) return lower;
    return word.length < 4 || !/[AEIOUY]/.test(word) ? word : capitalised(lower);
  });
}

/** The titles before a name, and the name's words. */
function titled(text: string) {
  const words = text.split(' ').filter((word) => word !== '');
  const found = { title: 'none' as PersonName['title'], rank: '', address: '', words };
  // "Chefarzt Prof. Dr. Brandt", "Team Leader Ms Burke"
  const isTitle = (word: string) => womanTitle.test(word) || manTitle.test(word) || isRank(word);
  while (words.slice(1).some(isTitle) && roleWords.has((words[0] ?? '').toLowerCase())) words.shift();
  while (words.length > 1) {
    const [first = ''] = words;
    const isOfSex = womanTitle.test(first) || manTitle.test(first);
    // "Eng. Mona Sabry": a title by its abbreviation.
    const isShort = words.length > 2 && /^\p{Lu}\p{L}{1,3}\.$/u.test(first) && found.rank === '';
    if (isOfSex) {
      found.address = first.replace(/\.$/, '');
      found.title = womanTitle.test(first) ? 'woman' : 'man';
    } else if (isRank(first) || isShort) {
      const rank = capitalised(first);
      found.rank = found.rank === '' ? rank : `${found.rank} ${rank}`;
      if (found.title === 'none') found.title = 'other';
    } else break;
    words.shift();
  }
  // "young Ross McKay", "Aune Holm studio owner"
  const isSmall = (word = '') => words.length > 2 && /^\p{Ll}/u.test(word) && !nameParticle.test(word);
  while (isSmall(words[0])) words.shift();
  while (isSmall(words.at(-1)) || (words.length > 1 && BEHIND_NAME.test(words.at(-1) ?? ''))) words.pop();
  return found;
}

/** The person that words name, undefined where they may be anything else. */
function onePerson(typed: string): PersonName | undefined {
  const { title, rank, address, words } = titled(withCapitals(typed));
  const isName = words.every(
    (word, at) =>
      (NAME.test(word) && !ARTICLE.test(word)) ||
      // "Mr. van Ettenhoven"
      ((at > 0 || (title !== 'none' && words.length > 1)) && nameParticle.test(word)),
  );
  const [only = ''] = words;
  const isTitle = words.some((word) => onlyTitle.test(word)) || isRank(words.at(-1) ?? '');
  if (!isName || words.length === 0 || words.length > 5 || isTitle || holds(words.join(' '), roleWords))
    return undefined;
  const isFamilyFirst =
    (words.length === 2 && GIVEN_BEHIND.test(words[1] ?? '') && !only.includes('-')) ||
    (words.length > 1 &&
      familyFirst.has(only.toLowerCase()) &&
      !familyFirst.has((words.at(-1) ?? '').toLowerCase()));
  const inOrder = isFamilyFirst ? [...words.slice(1), only] : words;
  const isLedByIt = title !== 'none' && /^(?:de|van|von|den|du|ter|ten)$/iu.test(only);
  const particle = inOrder.findIndex((word, at) => (at > 0 || isLedByIt) && nameParticle.test(word));
  // "Tan Mei Yi", "Wei Ling Tan": three syllables of a name do not tell which is the family's.
  const isUnclear =
    !isFamilyFirst && particle < 0 && words.length === 3 && words.every((word) => ONE_SYLLABLE.test(word));
  const from = particle >= 0 && !isFamilyFirst ? particle : inOrder.length - 1;
  const isWhole = words.length > 1 || title !== 'none';
  return {
    full: words.join(' '),
    title,
    rank,
    given: words.length > 1 || title === 'none' ? (inOrder[0] ?? '') : '',
    family: isUnclear ? words.join(' ') : isWhole ? inOrder.slice(from).join(' ') : '',
    address,
  };
}

/** The people that a part of a field names, one or two; the titles of two go by each other: "Ms Cole and Mr Drew". */
function peopleIn(part: string): PersonName[] {
  const parts = part.split(AND);
  const people = parts.map(onePerson);
  const named = people.filter((one) => one !== undefined);
  // "Mr Jacobs & HR": an office beside a person is greeted with them.
  const isRest = parts.every((one, at) => people[at] !== undefined || holds(one, roleWords));
  if (named.length === 1 && named[0]?.title !== 'none' && isRest) return named;
  const isAlike = new Set(named.map(({ title }) => title === 'none')).size === 1;
  return named.length === parts.length && named.length <= 2 && isAlike ? named : [];
}

/** An office as it is greeted; '' where the words say more than that, or as little as "team". */
function officeIn(part: string): string {
  const words = part.replace(/^(?:the|a|an) /i, '').split(' ');
  const [head = ''] = words.join(' ').split(/ (?:of|for|at|in|to) /i);
  const last = head.split(' ').at(-1) ?? '';
  const isPlain = !words.some((word) => ARTICLE.test(word) || womanTitle.test(word) || manTitle.test(word));
  // "Aune Holm studio owner": what is written in two ways is a name and a post.
  const isMixed = /^\p{Lu}\S* \p{Lu}/u.test(part) && /^\p{Ll}/u.test(last);
  const isOffice = isPlain && !isMixed && words.length <= 5 && (holds(last, roleWords) || isRank(last));
  if (!isOffice || (words.length === 1 && !isRank(last))) return '';
  return words
    .map((word, at) => (at > 0 && SMALL.test(word) ? word.toLowerCase() : capitalised(word)))
    .join(' ');
}

/** Whom a field names as people type it: "Dr. Jane van Dyk", "Isla MacRae, Centre Manager", "HR department", "whoever". */
export function addressee(typed: string): Addressee {
  const plain = quieted(typed.trim())
    .replaceAll(/\s+/g, ' ')
    .replace(ATTENTION, '')
    .replace(/[.,:;]+$/, '');
  const nobody: Addressee = { people: [], role: '', isUnsure: false };
  const isNobody =
    negated.test(plain) || holds(plain.split(' ', 2).join(' '), nobodyWords) || SALUTATION.test(plain);
  if (!/\p{L}/u.test(plain) || isNobody) return nobody;
  if (/[\d@]/.test(plain) || twoTitles.test(plain) || holds(plain, nobodyWords))
    return { ...nobody, isUnsure: true };
  const parts = plain.split(/ ?[,()–—] ?| - |\//).filter((part) => part !== '');
  // "Tran, Linh" may be one or two.
  const isListed =
    parts.length > 1 && parts.every((part) => /^\p{Lu}[\p{L}'’-]+$/u.test(part) && !holds(part, roleWords));
  const role = parts.map(officeIn).find((office) => office !== '') ?? '';
  const named = isListed ? [] : parts.map(peopleIn).filter((some) => some.length > 0);
  // "Maestro Tan / Ms Goh"
  const both = named.length === 2 && plain.includes('/') ? named.flat() : [];
  const found = both.length === 2 && both.every(({ title }) => title !== 'none') ? both : (named[0] ?? []);
  // "Head of Department, Modern Languages": behind an office only a title tells that somebody is named.
  const people = officeIn(parts[0] ?? '') === '' ? found : found.filter(({ title }) => title !== 'none');
  if (people.length > 0) return { ...nobody, people };
  // "the panel" needs no name; "Team Leader Sinead" may have one.
  const isOffice = holds(plain, roleWords) && !/ \p{Lu}/u.test(plain.replace(/^the /i, ''));
  return { ...nobody, role, isUnsure: role === '' && !isOffice };
}

/** The parts of the name of the one person that a field names. */
export function personName(typed: string): PersonName {
  const { people } = addressee(typed);
  return (people.length === 1 ? people[0] : undefined) ?? NOBODY;
}
