import { meaningsOf } from '@candor/english';
import {
  formatRange,
  monthWords,
  PRESENT,
  presentWords,
  readPartialDate,
  readRange,
  sinceWords,
  splitHasty,
  splitSentences,
  toWords,
  type CvRequest,
} from '../../cv/index.ts';
import { findRange } from '../../reading/index.ts';
import { isNote, isSpoken, pointsBack, withoutNotes } from './notes.ts';
import { withoutFurniture } from './pasted-profile.ts';
import { voices } from './quiet.ts';

/** A text without the tags and the footers of a pasted page, "<b>", "Page 1 of 2"; what stands between angle brackets and is no tag stays. */
const withoutMarkup = (text: string) =>
  text
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6])\b[^<>]*>\s*/gi, '\n')
    .replaceAll(/<\/?(?:p|b|i|u|em|strong|span|div|li|ul|ol|h[1-6]|a|font)\b[^<>]*>/gi, '')
    .replaceAll(/^\s*page \d+ (?:of|\/) \d+\s*$/gim, '')
    .replaceAll(/&(?:amp|nbsp);/g, (entity) => (entity === '&amp;' ? '&' : ' '));

/** What stands above a summary anyway: "CAREER OBJECTIVE: …". */
const OWN_HEADING =
  /^\s*(?:(?:career|professional|personal) )?(?:objective|summary|profile|statement)\s*:\s*/i;

const DATE_WORDS = new Set([...monthWords, presentWords, sinceWords, toWords].join('|').split(/[| ]/));

/** A stretch of time in any form that the reader of files knows, as the form's own reads it. */
function dated(typed: string): string {
  const bare = typed
    .replace(/\s*\((?: ?\d+ ?(?:years?|yrs?|mos?|months?))+\)$/i, '')
    .replace(/ ?[-=]?[>→] ?| \/ /, ' – ');
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

/** Words that make dates less sure. */
const ABOUT = /^(?:ish|approx\w*|about|around|roughly|i think)$/i;

/** Dates, and what stands behind them and tells more than how long: "2021 to now (6 on 2 off)" and its "6 on 2 off". */
function besideDates(typed: string): { duration: string; beside: string } {
  const duration = dated(typed);
  if (readRange(duration) !== null) return { duration, beside: '' };
  const [, range = '', bracketed, behind = ''] =
    /^(.*?\p{N}.*?)\s*(?:\(([^()]*)\)|,\s*([^\d\s][^,]*|\d+ (?:days?|weeks?|months?)))$/u.exec(
      typed.trim(),
    ) ??
    /^(\d{4}) ()(\d+ (?:weeks?|months?))$/.exec(typed.trim()) ??
    [];
  const beside = bracketed || behind;
  const dates = dated(range);
  if (beside === '' || readRange(dates) === null) return { duration, beside: '' };
  return { duration: dates, beside: ABOUT.test(beside) ? 'dates approximate' : beside };
}

/** Up to four words without a year of their own can stand in brackets behind a title. */
const isQualifier = (beside: string) => /^(?!.*(?:,|\d{4}))\S+(?: \S+){0,3}$/.test(beside);

/** A title with what was said beside its dates: "Stable helper (volunteer, Sundays)". */
function qualified(title: string, beside: string): string {
  if (!isQualifier(beside) || title === '') return title;
  return title.endsWith(')') ? `${title.slice(0, -1)}, ${beside})` : `${title} (${beside})`;
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

/** The items of a line that bars, bullets or three slashes part, each on a line of its own with the mark of the first. */
function atBars(line: string): string[] {
  const mark = /^\s*[-–•*]\s+/.exec(line)?.[0] ?? '';
  const isSlashed = line.split(' / ').length > 2;
  return line
    .split(isSlashed ? ' / ' : /\s+\|\s+(?![^(]*\))|(?<=[^\s•◦▪])\s+(?=[•◦▪])/)
    .map((part, at) => (at === 0 || /^[•◦▪]/.test(part) ? part : mark + part));
}

const MARKED = /^\s*(?:[•◦▪]|[*–-]\s)/;
/** How a pasted list marks its points beside the usual marks: "o Swap of 12 sites", "•Filed", "• • Led a team". */
const PASTED_MARK = /^\s*(?:o\s+|[•◦▪](?=[\p{L}\d])|[•◦▪*–-](?:\s*[•◦▪*–-])+\s*)(?=\S)/u;
/** What no statement ends with: the next line goes on with it. */
const GOES_ON = /(?:[,(&/–-]|\b(?:and|or|of|the|an?|for|with|to|in|at|by|from|on))\s*$/i;

/** The lines of a marked list, each point with its mark: a line without one is a point where it opens with a common word as a capital. */
function inPoints(lines: readonly string[]): string[] {
  if (!lines.some((line) => MARKED.test(line))) return [...lines];
  return lines.map((typed, at) => {
    const line = typed.replace(PASTED_MARK, '• ');
    const before = lines[at - 1]?.trim() ?? '';
    const word = /^\p{Lu}\p{Ll}+(?=\s)/u.exec(line)?.[0].toLowerCase() ?? '';
    const opens =
      meaningsOf(word).some(({ pos }) => pos !== 'name') && before !== '' && !GOES_ON.test(before);
    return opens ? `• ${line}` : line;
  });
}

/** "Shearing (me)", "Pharmacy (my father's)": whose it is, in brackets, is for the one who writes. */
const WHOSE = /\s*\((?:me|myself|(?:my|our)\b[^()]*|friend['’]?s[^()]*)\)/giu;

/** What was typed for a name: not the mark that there is none, "-". */
const filled = (name: string) => (/^\s*[-–—]\s*$/.test(name) ? '' : name);

/** One line without notes to whoever writes, which are given to `leave`. */
const plainly = (leave: (note: string) => void) => (typed: string) => {
  const sentences = splitSentences(typed).flatMap(splitHasty);
  const parts = sentences.map((sentence, at) =>
    [sentence, sentences[at + 1] ?? ''].some(pointsBack) ||
    (at > 0 && /^\p{Ll}/u.test(sentence) && isNote(sentence))
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
        .trim()
        // The mark of a point that is gone.
        .replace(/^\s*[-–•*]\s*$/, '');
};

/** "8/2024" as the document holds it; "current" says no date. */
const datedPaper = (date: string) => {
  const read = readPartialDate(date);
  return read === PRESENT ? null : read;
};

/** Where a note stood: the index of a post, or another part of the form. */
export type NotePlace = number | 'headline' | 'summary' | 'skills' | 'certifications' | 'education';

/**
 * A request as its person meant to type it: without the marks of a pasted page and notes to whoever writes,
 * not in capitals throughout. `onNote` gets each note with its place.
 */
export function cleanRequest(typed: CvRequest, onNote?: (note: string, place: NotePlace) => void): CvRequest {
  const request = withoutFurniture(typed, (note, place) => onNote?.(note, place));
  const texts = [request.summary, ...request.experience.map(({ description }) => description)];
  const { isLoud, said, named, title } = voices(...texts);
  const head = (place: NotePlace) => (text: string) => {
    const { text: rest, notes } =
      /\? (?![^(]*\))/.test(text) || isSpoken(text) ? { text: '', notes: [text] } : withoutNotes(text);
    for (const note of notes) onNote?.(note, place);
    return rest;
  };
  const [skilled, papered, schooled] = [head('skills'), head('certifications'), head('education')];
  const bare = (name: string, at: number) =>
    plainly((note) => onNote?.(note, at))(name).replaceAll(WHOSE, (whole) => {
      onNote?.(whole.trim(), at);
      return '';
    });
  return {
    ...request,
    personalInfo: {
      ...request.personalInfo,
      fullName: headed(named(request.personalInfo.fullName)),
      email: isLoud ? request.personalInfo.email.toLowerCase() : request.personalInfo.email,
      phone: numbered(request.personalInfo.phone, (note) => onNote?.(note, 'headline')),
      location: headed(named(head('headline')(request.personalInfo.location))),
    },
    jobTitle: title(head('headline')(request.jobTitle)).replace(NO_HEADING, ''),
    targetRole: title(request.targetRole).replace(NO_HEADING, ''),
    summary: said(
      withoutMarkup(request.summary)
        .replace(OWN_HEADING, '')
        .split('\n')
        .map(plainly((note) => onNote?.(note, 'summary')))
        .join('\n'),
    ),
    experience: request.experience.map((job, at) => {
      // One post may be copied in capitals.
      const own = isLoud ? voices(...texts) : voices(job.position, job.company, job.description);
      const plain = plainly((note) => onNote?.(note, at));
      const { duration, beside } = besideDates(own.said(job.duration));
      const mark = /^\s*[-–•*] /m.exec(job.description)?.[0] ?? '';
      // "(They ran out of money)": of whom, the next reader would not know.
      const isOfOthers = /^(?:they|it|he|she)\b/i.test(beside);
      if (isOfOthers) onNote?.(beside, at);
      const more =
        isOfOthers || beside === '' || (isQualifier(beside) && job.position !== '')
          ? ''
          : mark + beside.charAt(0).toUpperCase() + beside.slice(1);
      const lines = [...inPoints(withoutMarkup(job.description).split('\n').flatMap(atBars)), more].map(
        plain,
      );
      return {
        ...job,
        duration,
        company: own.named(filled(bare(job.company, at))),
        position: qualified(own.title(filled(bare(job.position, at))), bare(beside, at)),
        location: headed(own.named(job.location)),
        description: own.said(lines.join('\n').replace(/\n$/, '')),
      };
    }),
    skills: request.skills
      .flatMap((skill) => skill.split(/;(?:\s+|$)/))
      .flatMap(listedSkills)
      .map((skill) => title(skilled(skill))),
    certifications: request.certifications.map((one) => ({
      ...one,
      name: title(papered(one.name)),
      issuer: papered(one.issuer),
      date: datedPaper(one.date) ?? papered(said(one.date)),
    })),
    education: request.education.map((school) => ({
      ...school,
      institution: named(schooled(school.institution)),
      degree: title(filled(schooled(school.degree))),
      year: schooled(school.year),
    })),
  };
}
