import { meaningsOf, MONTHS, readEnglish, type Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import { addressee, personName } from '../person-name.ts';
import type { LetterRequest } from '../request.ts';

/** What is typed in sentences, in the order of the form: somebody named in one field may be meant by "she" in the next. */
const TYPED = ['motivation', 'experience', 'skills', 'achievements', 'specificRequirements'] as const;
export type ToReader = Pick<LetterRequest, 'hiringManagerName' | 'letterType' | (typeof TYPED)[number]>;

/** Letters between two who know one another: whoever is spoken of without a name is mostly the reader. */
export const isBetweenTwo = ({ letterType }: Pick<LetterRequest, 'letterType'>): boolean =>
  /^(?:resignation|thank_you|follow_up)$/.test(letterType);

const CALENDAR = new RegExp(`^(?:\\p{Lu}\\p{Ll}+day|${MONTHS}|Christmas|Easter)s?$`, 'u');
/** Of one person, in any case. */
export const ONE = /^(?:s?he|him|his|hers?|(?:him|her)self)$/i;
const SEVERAL = /^(?:they|them|theirs?|themselves)$/i;
/** Plural, and nobody who could be "they". */
const SPAN = /^(?:minute|hour|day|week|month|year)$/;
const SOMEBODY = /^(?:who|some|any)(?:ever|body|one)$/i;
/** One word for several people who may be "they" and are not the reader. */
const HOUSE =
  /\b(?:compan|firm|employer|agenc|school|college|universit|hospital|bank|council|office|union|landlord)/i;
const GROUP = /^(?:team|staff|crew|people|and)$/;

/** Words of a sentence that mean whoever the letter goes to, by name or as "she" or "they". */
export interface ReaderMeant {
  start: number;
  end: number;
  /** Index of the last of its tokens. */
  at: number;
  by: 'name' | 'one' | 'several';
}

/** The reader's name as a sentence has it: in full, given alone, or behind its title. */
function namesOf({ hiringManagerName: typed }: ToReader): RegExp | undefined {
  const { full, family, given } = personName(typed);
  const [before = ''] = full === '' ? [] : typed.split(full);
  const titled = /(\p{L}+)\.? $/u.exec(before)?.[1] ?? '';
  const names = [full, given, titled === '' ? '' : `${titled}\\.? (?:${given} )?${family}`].filter(
    (one) => one.length > 2,
  );
  if (names.length === 0) return undefined;
  // Not inside another name, "St Magnus", nor whom a clause tells more of, "Ms Bell, who …".
  return new RegExp(
    `(?<![\\p{L}'’-]|\\p{Lu}[\\p{L}.]* )(?:${names.join('|')})(?![\\p{L}-]| \\p{Lu}|,? (?:who|whose|whom)\\b)`,
    'gu',
  );
}

const isNamed = ({ text, isName, pos }: Token, at: number, left: Token | undefined) =>
  /^\p{Lu}\p{Ll}/u.test(text) &&
  !CALENDAR.test(text) &&
  !/^(?:at|in|on|near|the|an?|our|your)$/i.test(left?.text ?? '') &&
  (at > 0 ? isName || pos === 'noun' : meaningsOf(text).length === 0);

/** Whether somebody other than the reader is spoken of in words: one whom "she" may mean. */
function isOtherNamed(words: string, names: RegExp | undefined): boolean {
  return readEnglish(names ? words.replaceAll(names, 'you') : words).sentences.some(({ tokens }) =>
    tokens.some((token, at) => {
      // "kept by lender" is nobody.
      const isLed = tokens.slice(Math.max(0, at - 2), at).some(({ pos }) => pos === 'determiner');
      const isOne =
        isLed &&
        token.pos === 'noun' &&
        token.number !== 'plural' &&
        thesaurusOf(token.lemma.toLowerCase()).isPerson;
      return isOne || isNamed(token, at, tokens[at - 1]) || SOMEBODY.test(token.text);
    }),
  );
}

/** Whether several are named before the first "they" in words. */
function areNamed(words: string): boolean {
  const [before = ''] = words.split(/\b(?:they|them|their)\b/i);
  return readEnglish(before).sentences.some(({ tokens }) =>
    tokens.some(
      ({ number, lemma, pos }) =>
        (number === 'plural' && pos === 'noun' && !SPAN.test(lemma)) || GROUP.test(lemma),
    ),
  );
}

/** Where in a sentence of a field its reader is meant, by all that was typed before it and not by what would read well. */
export function readerMeantIn(sentence: string, request: ToReader, field: string): ReaderMeant[] {
  const names = namesOf(request);
  const { people } = addressee(request.hiringManagerName);
  const { tokens = [] } = readEnglish(sentence).sentences[0] ?? {};
  const place = field.indexOf(sentence.slice(0, 12));
  const fields = TYPED.map((name) => request[name]);
  const earlier = fields.slice(0, Math.max(0, fields.indexOf(field))).join('\n');
  const inField = place < 0 ? field : field.slice(0, place);
  const isAsked = field === request.specificRequirements && request.letterType !== 'recommendation';
  const isOne = (isBetweenTwo(request) || isAsked) && people.length === 1;
  const wrong = { woman: /^(?:he|him|his|himself)$/i, man: /^(?:she|her)/i, other: /(?!)/, none: /(?!)/ }[
    people[0]?.title ?? 'none'
  ];
  const found: ReaderMeant[] = [...(names ? sentence.matchAll(names) : [])].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
    at: tokens.findLastIndex(({ span }) => span.start < index + name.length),
    by: 'name',
  }));
  for (const [at, { text, span }] of tokens.entries()) {
    const before = sentence.slice(0, span.start);
    const isSelf = text.endsWith('self') && found.some(({ by, end }) => by === 'name' && end < span.start);
    const isAlone = () =>
      isOne && !wrong.test(text) && !isOtherNamed(`${earlier}\n${inField}\n${before}`, names);
    const isReader = ONE.test(text) && (isSelf || isAlone());
    // "eight of them" are some of what was named before.
    if (/^them$/i.test(text) && /^of$/i.test(tokens[at - 1]?.text ?? '')) continue;
    const isBeside = names !== undefined && new RegExp(`(?:${names.source}) and \\p{Lu}`, 'u').test(before);
    // Of what an applicant asks nobody but the house that decides is meant: "if they want to meet me".
    const isCondition =
      field === request.specificRequirements &&
      request.letterType !== 'recommendation' &&
      /^if$/i.test(tokens[at - 1]?.text ?? '') &&
      !/\b(?:they|them)\b/i.test(inField) &&
      !tokens.slice(0, at).some(({ pos, lemma }) => pos === 'noun' && HOUSE.test(lemma)) &&
      !HOUSE.test(inField) &&
      !isOtherNamed(`${inField}\n${before}`, names);
    const isOfHouse = isBetweenTwo(request) || isCondition;
    const isHouse = SEVERAL.test(text) && isOfHouse && (isBeside || !areNamed(`${inField}\n${sentence}`));
    if (isReader || isHouse)
      found.push({ start: span.start, end: span.end, at, by: isReader ? 'one' : 'several' });
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** A sentence of a field with "you" where its reader is meant, and nothing else of it changed: by it the gate judges who did what. */
export const readerAsYou = (sentence: string, request: ToReader, field: string): string =>
  readerMeantIn(sentence, request, field).reduceRight(
    (whole, { start, end }) => `${whole.slice(0, start)}you${whole.slice(end)}`,
    sentence,
  );
