import { meaningsOf } from '@candor/english';
import {
  formatRange,
  monthWords,
  presentWords,
  readRange,
  sinceWords,
  toWords,
  type CvRequest,
} from '../../cv/index.ts';
import { findRange } from '../../reading/index.ts';
import { isBreak } from '../years-of-experience.ts';
import { inFirstPerson } from './in-first-person.ts';
import { isInitials, NO_VOWEL } from './write-statement.ts';

/** Tags of a pasted page: "<b>", "</li>", "&amp;". Text between angle brackets that is no tag stays. */
const TAG = /<\/?(?:p|b|i|u|em|strong|span|div|br|li|ul|ol|h[1-6]|a|font|table|tr|td)\b[^<>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
/** A piece in brackets that speaks to the writer: "(you write it)", "(please check)". */
const INSTRUCTION =
  /\s*[([](?:[Pp](?:lease|ls|lz) \p{Ll}|(?:[Yy]ou|[Ww]rite|[Ff]ill|[Aa]dd|[Mm]ake|[Cc]heck|[Ff]ix)(?: \p{Ll}+){0,2} (?:it|this|here|something)\b)[^()[\]]*[)\]]\.?/gu;

function withoutMarkup(typed: string): string {
  const text = typed.replaceAll(INSTRUCTION, '');
  if (!/[<&]/.test(text)) return text;
  return text
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>\s*/gi, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(?:amp|nbsp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Whether somebody typed with the capitals locked: then they tell no name from a word. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 60 && capitals.length > 0.9 * letters.length;
}

const WORD = /\p{L}[\p{L}'’-]*/gu;
const SMALL = /^(?:of|for|to|and|or|in|on|at|with|the|an?|by|from)$/i;

const titled = (word: string) =>
  word.toLowerCase().replaceAll(/(?:^|(?<=[-'’]))\p{L}/gu, (first) => first.toUpperCase());

const MONTHS = new Set(
  monthWords.map((words) => words.split('|', 1)[0]).filter((name) => name?.startsWith('ma') === false),
);

/** A shouted sentence in plain letters; what no lexicon has is a name. */
function quiet(text: string): string {
  const words = text.replaceAll(WORD, (word) => {
    const lower = word.toLowerCase();
    if (lower === 'i' || word !== word.toUpperCase() || (isInitials(word) && word !== 'ST')) return word;
    const meanings = meaningsOf(lower);
    // A name of a month, "TA", and what no lexicon has.
    const isShort = word.length <= 2 && word !== 'ST' && meanings.every(({ pos }) => pos === 'noun');
    if (isShort) return word;
    return meanings.length > 0 && !MONTHS.has(lower) ? lower : titled(word);
  });
  return words.replaceAll(/(?:^|[.!?]\s+|\n\s*)\p{Ll}/gu, (start) => start.toUpperCase());
}

/** A shouted name: every word of it with a capital. */
const quietName = (text: string) =>
  text.replaceAll(WORD, (word) =>
    word !== 'ST' && (word.length <= 2 || NO_VOWEL.test(word)) ? word : titled(word),
  );

const quietTitle = (text: string) =>
  text.replaceAll(WORD, (word, at: number) => {
    if (at > 0 && SMALL.test(word)) return word.toLowerCase();
    return isInitials(word) ? word : titled(word);
  });

const DATE_WORDS = new Set([...monthWords, presentWords, sinceWords, toWords].join('|').split(/[| ]/));

const LENGTH = '\\d+ ?(?:years?|yrs?|months?|jahre|ans|años)';
/** How long, beside the dates that say it: "1998 - 2018 (20 yrs)", "3 years (2019-2022)". */
const COUNTED = new RegExp(`\\s*\\(${LENGTH}\\)$|^${LENGTH} \\((?=.*\\)$)|(?<=^${LENGTH} \\(.*)\\)$`, 'gi');

/** A stretch of time in any form that the reader of files knows, as the form's own reads it. */
function dated(typed: string): string {
  const bare = typed.replaceAll(COUNTED, '').replace(/ ?[-=]?[>→] ?| \/ /, ' – ');
  const [, first = '', last = ''] = /^(\d\d) ?[-–] ?(\d\d)$/.exec(bare) ?? [];
  if (first < last && last < '50') return `20${first} – 20${last}`;
  const duration = readRange(bare) === null ? typed : bare;
  if (duration === '' || readRange(duration) !== null) return duration;
  const range = findRange(duration);
  const isWhole = range !== null && !range.isSingle && range.length === duration.trim().length;
  // "Summer 2018" is no month: words stand for more than a date says.
  const isDate = (duration.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every((word) => DATE_WORDS.has(word));
  return isWhole && isDate ? formatRange(range.start, range.end) : duration;
}

/** What a heading is better without: "or anything", and pay with what else the advert's title had. */
const NO_HEADING = / [-–|] .*[£$€]\d.*$| or (?:anything|whatever)(?: else)?$/i;

/** A name typed in small letters throughout: "ana ruiz", "memphis tn". A word of two letters at the end is a state or country. */
function headed(name: string): string {
  if (!/^\p{Ll}[\p{Ll}\s'’.-]+$/u.test(name)) return name;
  return name
    .replaceAll(/(?<![\p{L}'’])(?!(?:of|on|the|de|del|la|da|do|van|von|der)(?!\p{L}))\p{Ll}/gu, (one) =>
      one.toUpperCase(),
    )
    .replace(/(?<= )\p{L}{2}$/u, (one) => one.toUpperCase());
}

/** A title that alone was typed in capitals: "CHIEF EXECUTIVE OFFICER", not "HGV" and not "CNA". */
function quietTitleAlone(title: string): string {
  const words = title.match(/\p{L}{4,}/gu) ?? [];
  const isShout = words.length >= 2 && words.every((word) => word === word.toUpperCase());
  return isShout ? quietTitle(title) : title;
}

/** A break that was typed as an employer, without a post, is what it is. */
function postOf({ company, position }: { company: string; position: string }) {
  const isMoved = position.trim() === '' && isBreak({ company, position });
  return isMoved ? { company: '', position: company } : { company, position };
}

/** A request as its person meant to type it: of themselves, without the marks of a pasted page, not in capitals throughout. */
export function cleanRequest(request: CvRequest): CvRequest {
  const texts = [request.summary, ...request.experience.map(({ description }) => description)];
  const said = isShouted(texts.join(' ')) ? quiet : (text: string) => text;
  const named = said === quiet ? quietName : (text: string) => text;
  const title = said === quiet ? quietTitle : quietTitleAlone;
  const listed = said === quiet ? quietTitle : (text: string) => text;
  const clean = (text: string) => said(withoutMarkup(text));
  return inFirstPerson({
    ...request,
    personalInfo: {
      ...request.personalInfo,
      fullName: headed(named(request.personalInfo.fullName)),
      email: said === quiet ? request.personalInfo.email.toLowerCase() : request.personalInfo.email,
      location: headed(named(request.personalInfo.location)),
    },
    jobTitle: title(request.jobTitle).replace(NO_HEADING, ''),
    targetRole: title(request.targetRole),
    summary: clean(request.summary),
    experience: request.experience.map((job) => ({
      ...job,
      duration: dated(said(job.duration)),
      ...postOf({ company: named(job.company), position: title(job.position) }),
      location: named(job.location),
      description: clean(job.description),
    })),
    skills: request.skills.map(listed),
    certifications: request.certifications.map((one) => ({
      ...one,
      name: listed(one.name),
      date: said(one.date),
    })),
    education: request.education.map((school) => ({
      ...school,
      institution: named(school.institution),
      degree: title(school.degree),
    })),
  });
}
