import {
  formatRange,
  monthWords,
  presentWords,
  readRange,
  sinceWords,
  splitHasty,
  splitSentences,
  toWords,
  type CvRequest,
} from '../../cv/index.ts';
import { findRange } from '../../reading/index.ts';
import { isBreak } from '../years-of-experience.ts';
import { inFirstPerson } from './in-first-person.ts';
import { pointsBack, withoutNotes } from './notes.ts';
import { voices } from './quiet.ts';

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
function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return text
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>\s*/gi, '\n')
    .replaceAll(TAG, '')
    .replaceAll(/&(?:amp|nbsp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

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

/** What stands in brackets behind dates and tells more than how long: "2021 to now (6 on 2 off)" and its "6 on 2 off". */
function besideDates(typed: string): { duration: string; beside: string } {
  const [, range = '', beside = ''] = /^(.*\d.*?)\s*\((.*)\)$/.exec(typed.replaceAll(COUNTED, '')) ?? [];
  const duration = dated(range);
  // "2003 - 2014 (alongside)": a word about the dates is no duty.
  return beside !== '' && readRange(duration)?.end
    ? { duration, beside: beside.includes(' ') ? beside : '' }
    : { duration: dated(typed), beside: '' };
}

/** What a heading is better without: "idk", "or anything", and pay with what else the advert's title had. */
const NO_HEADING =
  /^(?:(?:idk|dunno|not sure|maybe|anything|whatever)[,:]?\s+)+(?=\p{L})| [-–|] .*[£$€]\d.*$|,?(?: or)? (?:anything|whatever|something(?: (?:like (?:that|this)|similar))?)(?: else)?$/iu;

/** A name typed in small letters throughout: "ana ruiz", "memphis tn", "dubbo nsw". A short word at the end is a state or country. */
function headed(name: string): string {
  if (!/^\p{Ll}[\p{Ll}\s'’.-]+$/u.test(name)) return name;
  return name
    .replaceAll(/(?<![\p{L}'’])(?!(?:of|on|the|de|del|la|da|do|van|von|der)(?!\p{L}))\p{Ll}/gu, (one) =>
      one.toUpperCase(),
    )
    .replace(/(?<= )(?:\p{L}{2}|[b-df-hj-np-tv-xz]{3})$/iu, (one) => one.toUpperCase());
}

/** A phone's number; words without one are a note. */
function numbered(phone: string, leave: (note: string) => void): string {
  if (/\d/.test(phone) || !/\p{L}/u.test(phone)) return phone;
  leave(phone);
  return '';
}

/** Skills typed as one, "Polish, English, some Russian", each by itself; "Excel, advanced" is one skill and what is said of it. */
function listedSkills(typed: string): string[] {
  const parts = typed.split(/,\s+(?![^(]*\))/);
  const isName = (part: string) => /^\p{L}\S*(?: \S+){0,2}$/u.test(part) && /\p{Lu}/u.test(part);
  return parts.every(isName) ? parts : [typed];
}

/** The items of a line that bars or three slashes part, each on a line of its own with the mark of the first. */
function atBars(line: string): string[] {
  const mark = /^\s*[-–•*]\s+/.exec(line)?.[0] ?? '';
  const isSlashed = line.split(' / ').length > 2;
  return line
    .split(isSlashed ? ' / ' : /\s+\|\s+(?![^(]*\))/)
    .map((part, at) => (at === 0 ? part : mark + part));
}

/** "Shearing (me)", "Pharmacy (my father's)": whose it is, in brackets, is for the one who writes. */
const WHOSE = /\s*\((?:me|myself|(?:my|our)\b[^()]*|friend['’]?s[^()]*)\)/giu;

/** What was typed for a name: not the mark that there is none, "-". */
const filled = (name: string) => (/^\s*[-–—]\s*$/.test(name) ? '' : name);

/** A break that was typed as an employer, without a post, is what it is. */
function postOf({ company, position }: { company: string; position: string }) {
  const isMoved = position.trim() === '' && isBreak({ company, position });
  return isMoved ? { company: '', position: company } : { company, position };
}

/** One line without notes to whoever writes, which are given to `leave`. */
const plainly = (leave: (note: string) => void) => (typed: string) => {
  const sentences = splitSentences(typed).flatMap(splitHasty);
  const parts = sentences.map((sentence, at) =>
    [sentence, sentences[at + 1] ?? ''].some(pointsBack)
      ? { text: '', notes: [sentence] }
      : withoutNotes(sentence),
  );
  const notes = parts.flatMap((part) => part.notes);
  for (const note of notes) leave(note);
  return notes.length === 0
    ? typed
    : parts
        .map(({ text }) => text)
        .join(' ')
        .trim();
};

/**
 * A request as its person meant to type it: of themselves, without the marks of a pasted page and notes to whoever writes,
 * not in capitals throughout. `onNote` gets each note with the index of its post, -1 for what is of none.
 */
export function cleanRequest(request: CvRequest, onNote?: (note: string, at: number) => void): CvRequest {
  const texts = [request.summary, ...request.experience.map(({ description }) => description)];
  const { isLoud, said, named, title, listed } = voices(...texts);
  const clean = plainly((note) => onNote?.(note, -1));
  // "In progress?", "lapsed I think": the state stays, its doubt is asked.
  const STATED = /(?<=^\p{L}+ \p{L}+)\?$|(?<=\p{L}),? i think$/iu;
  const head = (typed: string) => {
    const text = typed.replace(STATED, '');
    if (text !== typed) onNote?.(`${typed.replace(/\?$/, '')}?`, -1);
    const { text: rest, notes } = /\? (?![^(]*\))/.test(text)
      ? { text: '', notes: [text] }
      : withoutNotes(text);
    for (const note of notes) onNote?.(note, -1);
    return rest;
  };
  const bare = (name: string, at: number) =>
    plainly((note) => onNote?.(note, at))(name).replaceAll(WHOSE, (whole) => {
      onNote?.(whole.trim(), at);
      return '';
    });
  return inFirstPerson({
    ...request,
    personalInfo: {
      ...request.personalInfo,
      fullName: headed(named(request.personalInfo.fullName)),
      email: isLoud ? request.personalInfo.email.toLowerCase() : request.personalInfo.email,
      phone: numbered(request.personalInfo.phone, (note) => onNote?.(note, -1)),
      location: headed(named(head(request.personalInfo.location))),
    },
    jobTitle: title(head(request.jobTitle)).replace(NO_HEADING, ''),
    targetRole: title(request.targetRole).replace(NO_HEADING, ''),
    summary: said(withoutMarkup(request.summary).split('\n').map(clean).join('\n')),
    experience: request.experience.map((job, at) => {
      // One post may be copied in capitals.
      const own = isLoud ? voices(...texts) : voices(job.position, job.company, job.description);
      const plain = plainly((note) => onNote?.(note, at));
      const { duration, beside } = besideDates(own.said(job.duration));
      const lines = [...withoutMarkup(job.description).split('\n').flatMap(atBars), beside].map(plain);
      return {
        ...job,
        duration,
        ...postOf({
          company: own.named(filled(bare(job.company, at))),
          position: own.title(filled(bare(job.position, at))),
        }),
        location: headed(own.named(plain(job.location))),
        description: own.said(lines.join('\n').replace(/\n$/, '')),
      };
    }),
    skills: request.skills
      .flatMap((skill) => skill.split(/;(?:\s+|$)/))
      .flatMap(listedSkills)
      .map((skill) => listed(head(skill))),
    certifications: request.certifications.map((one) => ({
      ...one,
      name: listed(head(one.name)),
      issuer: head(one.issuer),
      date: head(said(one.date)),
    })),
    education: request.education.map((school) => ({
      ...school,
      institution: named(head(school.institution)),
      degree: title(head(school.degree)),
      year: head(school.year),
    })),
  });
}
