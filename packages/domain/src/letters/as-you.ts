import { addressee, personName } from './person-name.ts';
import type { LetterRequest } from './request.ts';

/** What is typed in sentences, in the order of the form. */
const TYPED = ['motivation', 'experience', 'achievements', 'specificRequirements'] as const;
type ToReader = Pick<LetterRequest, 'hiringManagerName' | 'letterType' | (typeof TYPED)[number]>;

/** Letters between two who know one another: whoever is spoken of without a name is mostly the reader. */
export const isBetweenTwo = ({ letterType }: Pick<LetterRequest, 'letterType'>): boolean =>
  /^(?:resignation|thank_you|follow_up)$/.test(letterType);

/** Words for others whom "he" or "she" may mean: "my manager", "someone", a name inside a sentence. */
const OTHERS =
  /\b(?:my|our|the|a|an) (?:\p{L}+ )?(?:boss|\p{L}+er|\p{L}+or|colleague|partner|husband|wife|friend|mum|dad|mate|girlfriend|boyfriend|son|client|patient|child|girl|boy|lady|man|woman)s?\b|\b(?:who|some)(?:ever|body|one)\b/iu;
const NAME_INSIDE = /(?<=\p{Ll},? |\()\p{Lu}\p{Ll}+(?:-\p{L}+)?/gu;
const MONTH_OR_DAY =
  /^(?:\p{Lu}\p{Ll}+day|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

/** The fields that stand before one: somebody named there may be meant by "she" in it. */
function beforeField(request: ToReader, field: string): string {
  const fields = TYPED.map((name) => request[name]);
  return fields.slice(0, Math.max(0, fields.indexOf(field))).join('\n');
}

/** Whether "he" or "she" in words can be nobody but the one person that the letter goes to. */
function isOnlyReader(request: ToReader, words: string, before: string): boolean {
  const { people } = addressee(request.hiringManagerName);
  const own = new Set(request.hiringManagerName.match(/\p{L}+/gu));
  const text = `${before}\n${words}`;
  const names = [...text.matchAll(NAME_INSIDE)].map(([name]) => name);
  const isOther = names.some((name) => !own.has(name) && !MONTH_OR_DAY.test(name)) || OTHERS.test(text);
  const [reader] = people;
  const isWrong =
    (reader?.title === 'woman' && /\b(?:he|him|his)\b/i.test(words)) ||
    (reader?.title === 'man' && /\b(?:she|her)\b/i.test(words));
  // What is asked for besides is asked of the reader, in any letter but one about somebody else.
  const isAsked =
    words !== '' && words === request.specificRequirements && request.letterType !== 'recommendation';
  return (isBetweenTwo(request) || isAsked) && people.length === 1 && !isOther && !isWrong;
}

const PAST =
  '(?:\\p{L}+ed|had|did|could|would|let|gave|took|told|said|rang|made|kept|put|sent|got|taught|brought|found|went|came|knew|paid|showed)';

/** What is said of the reader as of somebody else, said to them. */
const turned = (text: string): string =>
  text
    .replaceAll(new RegExp(`\\bs?he (?=(?:(?:also|always|never|even|really) )?${PAST}\\b)`, 'giu'), 'you ')
    .replaceAll(/\bhim\b|\bher\b(?= (?:for|to|at|on|in|with|and|that|about|when|if)\b|[,.;!]|$)/gi, 'you')
    .replaceAll(/\b(?:his|her)\b(?= \p{Ll})/giu, 'your')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** So much of a sentence finds it in its field. */
const LED = 12;

/** "She asked how I would handle a courier": whoever leads a sentence before which nobody else is named. */
function ledByReader(text: string, request: ToReader, field: string): string {
  const at = field.indexOf(text.slice(0, LED));
  const [who = ''] = new RegExp(`^(?:She|He) (?=${PAST}\\b)`, 'u').exec(text) ?? [];
  const before = `${beforeField(request, field)}\n${field.slice(0, at)}`;
  const isReader = who !== '' && at >= 0 && isBetweenTwo(request) && isOnlyReader(request, who, before);
  return isReader ? `You ${text.slice(who.length)}` : text;
}

/** The reader's name as a sentence has it: in full, given alone, or behind its title. */
function namesOf({ hiringManagerName: typed }: ToReader): string {
  const { full, family, given } = personName(typed);
  const [before = ''] = full === '' ? [] : typed.split(full);
  const titled = /(\p{L}+)\.? $/u.exec(before)?.[1] ?? '';
  return [full, given, titled === '' ? '' : `${titled}\\.? (?:${given} )?${family}`]
    .filter((one) => one.length > 2)
    .join('|');
}

/**
 * A sentence with the one person it goes to as "you", where that is sure: "Walt showed me round", "with Ms Bell", or "he
 * let me study" to him alone. Not inside another name ("St Magnus"), before "who" or "'s".
 */
export function asYou(text: string, request: ToReader, field = text): string {
  const names = namesOf(request);
  const isReader = isOnlyReader(request, field, beforeField(request, field));
  const plain = isReader ? turned(text) : ledByReader(text, request, field);
  if (names === '') return plain;
  const name = `(?<![\\p{L}'’-]|\\p{Lu}[\\p{L}.]* )(?:${names})(?![\\p{L}'’-]| \\p{Lu}|,? (?:who|whose|whom)\\b)`;
  return plain
    .replace(new RegExp(`^(?:And )?${name}(?= ${PAST} )`, 'u'), 'You')
    .replace(/^(You .*)\b(?:him|her)self\b/su, '$1yourself')
    .replaceAll(new RegExp(`(?<=\\b(?:and|but|so|because|that|when) )${name}(?= ${PAST} )`, 'gu'), 'you')
    .replaceAll(new RegExp(`(?<=\\b(?:and|but|so|because|that|when) )${name} has\\b`, 'gu'), 'you have')
    .replace(new RegExp(`^${name} has\\b`, 'u'), 'You have')
    .replaceAll(new RegExp(`(?<=\\b(?:with|by|from|to|for|thank|know|met) )${name}`, 'gu'), 'you');
}

/** Whether a sentence still speaks of the reader as of somebody else, by name or as "he" or "she". */
export function isOfReader(text: string, request: ToReader, field: string): boolean {
  const names = namesOf(request);
  const isNamed =
    names !== '' &&
    new RegExp(`(?<!\\p{Lu}\\p{L}* )\\b(?:${names})\\b(?!'s| \\p{Lu}|,? who)`, 'u').test(text);
  return (
    (isBetweenTwo(request) && isNamed) ||
    (isOnlyReader(request, field, beforeField(request, field)) && /\b(?:s?he|him|his|her)\b/i.test(text))
  );
}
