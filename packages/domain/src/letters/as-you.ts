import { addressee, personName } from './person-name.ts';
import type { LetterRequest } from './request.ts';

type ToReader = Pick<
  LetterRequest,
  'hiringManagerName' | 'letterType' | 'motivation' | 'experience' | 'achievements'
>;

/** Letters between two who know one another: whoever is spoken of without a name is mostly the reader. */
export const isBetweenTwo = ({ letterType }: Pick<LetterRequest, 'letterType'>): boolean =>
  /^(?:resignation|thank_you|follow_up)$/.test(letterType);
const PERSONS =
  /\b(?:my|our|the|a|an) (?:\p{L}+ )?(?:boss|manager|colleague|partner|husband|wife|friend|mother|father|mum|dad|mate|girlfriend|boyfriend|brother|sister|son|daughter|supervisor|owner|customer|client|patient|child|girl|boy|lady|man|woman|predecessor|successor)s?\b|\bwhoever\b|\bsomebody\b|\bsomeone\b/iu;

/** The pronouns that can be nobody but the one person a letter goes to; undefined where somebody else may be meant. */
function ofReader(request: ToReader, field: string): RegExp | undefined {
  const { hiringManagerName } = request;
  const { people } = addressee(hiringManagerName);
  const [person, other] = people;
  if (!isBetweenTwo(request) || !person || other || PERSONS.test(field)) return undefined;
  const own = new Set(`${person.full} ${hiringManagerName}`.match(/\p{L}+/gu));
  // Beside a man "Mrs Abara" is no "he".
  const apart = { man: OF_WOMAN, woman: OF_MAN, other: /(?!)/gu, none: /(?!)/gu }[person.title];
  const typed = [request.motivation, request.experience, request.achievements]
    .join('\n')
    .replaceAll(apart, '');
  const names = [
    ...typed.matchAll(/\b(?:Mrs?|Ms|Miss|Dr|Prof)\.? (\p{Lu}\p{L}+)/gu),
    ...field.replaceAll(apart, '').matchAll(/(?<=\p{Ll},? |\()(\p{Lu}\p{Ll}+(?:-\p{L}+)?)/gu),
  ];
  const isOther = names.some(([, name = '']) => !own.has(name) && !CALENDAR.test(name));
  const isMixed =
    /\bs?he\b/i.test(field) && /\b(?:he|him|his)\b/i.test(field) && /\b(?:she|her)\b/i.test(field);
  if (isOther || isMixed) return undefined;
  if (person.title === 'man') return /\b(?:he|him|his)\b/i;
  return person.title === 'woman' ? /\b(?:she|her)\b/i : /\b(?:he|him|his|she|her)\b/i;
}

const OF_WOMAN = /\b(?:Mrs|Ms|Miss)\.? \p{Lu}[\p{L}-]+/gu;
const OF_MAN = /\bMr\.? \p{Lu}[\p{L}-]+/gu;
const CALENDAR =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/;
const PAST =
  '(?:\\p{L}+ed|had|did|could|would|let|gave|took|told|said|made|kept|put|sent|got|taught|brought|found|went|came|knew|paid|showed|was)';

/** What is said of the reader as of somebody else, said to them. */
function turned(text: string): string {
  return text
    .replaceAll(
      new RegExp(`\\b(?:s?he) (?=(?:(?:also|always|never|even|really) )?${PAST}\\b)`, 'giu'),
      'you ',
    )
    .replaceAll(/\byou was\b/g, 'you were')
    .replaceAll(/\bhim\b|\bher\b(?= (?:for|to|at|on|in|with|and|that|about|when|if)\b|[,.;!]|$)/gi, 'you')
    .replaceAll(/\b(?:his|her)\b(?= \p{Ll})/giu, 'your')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/**
 * A sentence with the one person that a field names as "you", where that is sure: "Walt showed me round", "with Ms Bell",
 * or "he let me study" to him alone. Not inside another name ("St Magnus"), before "who" or "'s", nor as the subject of
 * a verb that would change.
 */
export function asYou(text: string, request: ToReader, field = text): string {
  const { hiringManagerName: typed } = request;
  const { full, family, given } = personName(typed);
  const [before = ''] = full === '' ? [] : typed.split(full);
  const titled = /(\p{L}+)\.? $/u.exec(before)?.[1] ?? '';
  const names = [full, given, titled === '' ? '' : `${titled}\\.? ${family}`].filter((one) => one.length > 2);
  const pronouns = ofReader(request, field);
  const plain = pronouns?.test(text) ? turned(text) : text;
  if (names.length === 0) return plain;
  const name = `(?<![\\p{L}'’-]|\\p{Lu}[\\p{L}.]* )(?:${names.join('|')})(?![\\p{L}'’-]| \\p{Lu}|,? (?:who|whose|whom)\\b)`;
  const asSubject = new RegExp(
    `^(?:And )?${name}(?= (?:did|had|could|would|\\p{Ll}+ed|let|gave|took|told|said|made) )`,
    'u',
  );
  const behind = new RegExp(`(?<=\\b(?:with|by|from|to|for|and|thank|know|met) )${name}`, 'gu');
  const isOfOther = new RegExp(`${name} and\\b|\\b(?:he|him|his|she|her)\\b`, 'u').test(plain);
  return isOfOther ? plain : plain.replace(asSubject, 'You').replaceAll(behind, 'you');
}

/** Whether a sentence still speaks of the reader as of somebody else. */
export const isOfReader = (text: string, request: ToReader, field: string): boolean =>
  ofReader(request, field)?.test(text) === true;
