import { familyFirst, roleWords } from './person-name.data.ts';

export interface PersonName {
  /** As typed without title and rank; '' where the field names nobody. */
  full: string;
  title: 'woman' | 'man' | 'other' | 'none';
  /** "Dr", "Prof"; '' for Mr and Ms. */
  rank: string;
  given: string;
  family: string;
  /** A post or an office in the place of a name, as it is greeted: "Hiring Team", "Head of Department". */
  role: string;
  /** How a woman or man is to be addressed, where it was typed: "Mrs", "Miss", "Mr". */
  address: string;
}

const WOMAN =
  /^(?:ms|mrs|miss|mme|madame|frau|sra|señora|doña|dña|da|senhora|sig\.?ra|signora|mevrouw|mw)\.?$/iu;
const MAN = /^(?:mr|herrn?|sr|señor|don|d|senhor|m|monsieur|sig|signor|meneer|dhr)\.?$/iu;
const RANK =
  /^(?:dra?|mag|lic|ing|dipl|prof|professor|rev|sir|dame|dott|dottssa|principal|captain|judge|rabbi|pastor|sister|father|senator|councillor)\.?$/i;
const PARTICLE = /^(?:van|von|de|da|dos|del|der|den|la|le|di|du|ter|ten|bin|al|el|nic|mac|ó|ní|mhic)$/iu;
const NOBODY: PersonName = {
  full: '',
  title: 'none',
  rank: '',
  given: '',
  family: '',
  role: '',
  address: '',
};

const ONE_SYLLABLE = /^[^\W\d_aeiouy]*[aeiouy]{1,2}(?:ng|n|h|m|k|p|t)?$/i;

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const isRole = (text: string) => wordsOf(text).some((word) => roleWords.has(word));
const SMALL = /^(?:of|for|and|the|to|in|at)$/;

/** "The Hiring team" as it is greeted: "Hiring Team". */
function greeted(role: string): string {
  return role
    .replace(/^the /i, '')
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The parts of a name as people type it: "Dr. Jane van Dyk", "Isla MacRae, Centre Manager", "HR department". */
export function personName(typed: string): PersonName {
  const plain = typed.trim().replaceAll(/\s+/g, ' ');
  const [before = '', ...behind] = plain.split(/\s*[,(–—]\s*|\s-\s/);
  const isBesideRole = behind.length > 0 && isRole(behind.join(' '));
  const full = isBesideRole && !isRole(before) ? before : plain.includes('(') ? before : plain;
  if (/\d/.test(full) || !/\p{L}/u.test(full) || /^(?:to )?whom\b/i.test(full)) return NOBODY;
  let words = full.split(' ').filter((word) => word !== '');
  let title: PersonName['title'] = 'none';
  let rank = '';
  let address = '';
  while (words.length > 1) {
    const [first = ''] = words;
    if (WOMAN.test(first) || MAN.test(first)) address = first.replace(/\.$/, '');
    if (WOMAN.test(first)) title = 'woman';
    else if (MAN.test(first)) title = 'man';
    else if (RANK.test(first)) {
      rank = rank === '' ? first : `${rank} ${first}`;
      if (title === 'none') title = 'other';
    } else if (/^(?:med|phil|rer|nat|ing)\.$/i.test(first)) {
      // Belongs to the rank before it and is not said.
    } else if (words.length > 2 && /^\p{Lu}\p{L}{1,3}\.$/u.test(first) && rank === '') {
      // "Eng. Mona Sabry": a title by its abbreviation.
      rank = first;
      if (title === 'none') title = 'other';
    } else if (isRole(first) && words.slice(1).some((word) => RANK.test(word))) title = 'other';
    else break;
    words.shift();
  }
  // "Room leader": nobody writes half a name with a capital.
  const isHalfSmall =
    words.length === 2 && /^\p{Lu}/u.test(words[0] ?? '') && /^\p{Ll}/u.test(words.at(-1) ?? '');
  // "Respected Sir" names nobody.
  if (/^(?:sirs?|madam)$/i.test(words.at(-1) ?? '')) return NOBODY;
  // "young Ross McKay"
  while (
    words.length > 2 &&
    /^\p{Ll}/u.test(words[0] ?? '') &&
    /^\p{Lu}/u.test(words[1] ?? '') &&
    !PARTICLE.test(words[0] ?? '')
  )
    words.shift();
  // "HR Manager" has no name in it; "Mr Baker" has.
  if (title === 'none' && (isRole(before) || isHalfSmall)) return { ...NOBODY, role: greeted(before) };
  const isFamilyFirst =
    words.length > 1 &&
    familyFirst.has((words[0] ?? '').toLowerCase()) &&
    !familyFirst.has((words.at(-1) ?? '').toLowerCase());
  if (isFamilyFirst) words = [...words.slice(1), words[0] ?? ''];
  const particle = words.findIndex((word, at) => at > 0 && PARTICLE.test(word));
  // "Tan Mei Yi", "Wei Ling Tan": three syllables of a name do not tell which is the family's.
  const isUnclear =
    !isFamilyFirst && particle < 0 && words.length === 3 && words.every((word) => ONE_SYLLABLE.test(word));
  const from = particle > 0 && !isFamilyFirst ? particle : words.length - 1;
  const isTitled = title !== 'none';
  const typedWords = isFamilyFirst ? [words.at(-1) ?? '', ...words.slice(0, -1)] : words;
  return {
    full: typedWords.join(' '),
    title,
    rank,
    given: words.length > 1 || !isTitled ? (words[0] ?? '') : '',
    family: isUnclear ? words.join(' ') : words.length > 1 || isTitled ? words.slice(from).join(' ') : '',
    role: '',
    address,
  };
}

/** Whether a field names a person, and no office, reference or nobody. */
export function isPersonName(typed: string): boolean {
  return personName(typed).full !== '';
}
