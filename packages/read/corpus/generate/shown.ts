import type { Truth } from '../truth.ts';
import type { HeadingKind, Job, Language, Person, SectionKind } from './person.ts';
import { showDate, showRange, type DateStyle } from './show-date.ts';
import { atWord, headings } from './words.data.ts';

/** How a document shows a person. */
export interface Style extends DateStyle {
  /** Which of title and employer comes first, and what stands between them on one line. */
  first: 'position' | 'company';
  joiner: ', ' | ' | ' | ' – ' | ' - ' | ' · ' | 'at';
  heading: 0 | 1;
  isUpper: boolean;
  location: 'short' | 'full' | 'none';
  hasHeadline: boolean;
  hasSummary: boolean;
  hasPlaces: boolean;
  /** Whether a job's place stands behind the employer, after a comma. */
  isPlaceJoined: boolean;
  /** Several jobs at one employer under one mention of it. */
  isGrouped: boolean;
  links: 'text' | 'hidden' | 'none';
  /** Whether of studies only their end is shown. */
  isGraduationOnly: boolean;
  /** Whether the design sets what a job's bullets say in words or signs of its own. */
  hasOtherBullets: boolean;
}

export const plainStyle: Style = {
  date: 'short',
  dash: ' – ',
  present: 0,
  isSince: false,
  isArabicDigits: false,
  first: 'position',
  joiner: ', ',
  heading: 0,
  isUpper: false,
  location: 'short',
  hasHeadline: true,
  hasSummary: true,
  hasPlaces: true,
  isPlaceJoined: false,
  isGrouped: false,
  links: 'text',
  isGraduationOnly: false,
  hasOtherBullets: false,
};

export interface ShownRole {
  position: string;
  range: string;
  start: string;
  end: string;
  bullets: string[];
}

export interface ShownJob extends ShownRole {
  company: string;
  about: string;
  place: string;
  /** The first and the second of title and employer, as the style orders them, and both on one line. */
  lead: string;
  second: string;
  line: string;
}

export interface ShownSchool {
  institution: string;
  degree: string;
  place: string;
  range: string;
  start: string;
  end: string;
  notes: string[];
}

/** A person as one document shows them: every text ready to be set. */
export interface Shown {
  lang: Language;
  style: Style;
  name: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  links: { text: string; url: string }[];
  personal: [label: string, value: string][];
  summary: string;
  jobs: ShownJob[];
  employers: { company: string; place: string; roles: ShownRole[] }[];
  schools: ShownSchool[];
  skills: { group: string; names: string[] }[];
  languages: { name: string; level: string }[];
  sections: { kind: SectionKind; title: string; lines: string[] }[];
  titles: Record<HeadingKind, string>;
}

const joined = (person: Person, style: Style, a: string, b: string): string =>
  style.joiner === 'at' ? `${a} ${atWord[person.lang]} ${b}` : `${a}${style.joiner}${b}`;

function showJob(person: Person, style: Style, job: Job): ShownJob {
  const place = style.hasPlaces ? job.place : '';
  const company = style.isPlaceJoined && place ? `${job.company}, ${place}` : job.company;
  const [lead, second] = style.first === 'position' ? [job.position, company] : [company, job.position];
  return {
    company,
    about: job.about,
    position: job.position,
    place: style.isPlaceJoined ? '' : place,
    range: showRange(person.lang, style, job),
    start: showDate(person.lang, style, job.start),
    end: showDate(person.lang, style, job.end),
    bullets: job.bullets,
    lead,
    second,
    line: joined(person, style, lead, second),
  };
}

function showLink(link: string, style: Style): { text: string; url: string } {
  const host = link.replace(/^www\./, '').split('/')[0] ?? link;
  const label = host.split('.').at(-2) ?? host;
  return {
    text: style.links === 'hidden' ? label.charAt(0).toUpperCase() + label.slice(1) : link,
    url: `https://${link}`,
  };
}

/** A person as a document of that style shows them. */
export function show(person: Person, change: Partial<Style> = {}): Shown {
  const style = { ...plainStyle, ...change };
  const jobs = person.jobs.map((job) => showJob(person, style, job));
  const employers: Shown['employers'] = [];
  for (const job of jobs) {
    const last = employers.at(-1);
    if (last?.company === job.company) last.roles.push(job);
    else employers.push({ company: job.company, place: job.place, roles: [job] });
  }
  const titles = Object.fromEntries(
    Object.entries(headings[person.lang]).map(([kind, forms]) => {
      const title = forms[style.heading];
      return [kind, style.isUpper ? title.toLocaleUpperCase(person.lang) : title];
    }),
  ) as Shown['titles'];
  const [short = '', full = short] = person.location;
  return {
    lang: person.lang,
    style,
    name: person.name[0] ?? '',
    headline: style.hasHeadline ? person.headline : '',
    email: person.email,
    phone: person.phone,
    location: style.location === 'none' ? '' : style.location === 'full' ? full : short,
    links: style.links === 'none' ? [] : person.links.map((link) => showLink(link, style)),
    personal: person.personal,
    summary: style.hasSummary ? person.summary : '',
    jobs,
    employers,
    schools: person.schools.map((school) => ({
      ...school,
      place: style.hasPlaces ? school.place : '',
      range: style.isGraduationOnly
        ? showDate(person.lang, style, school.end)
        : showRange(person.lang, style, school),
    })),
    skills: person.skills,
    languages: person.languages,
    sections: person.sections.map(({ kind, lines }) => ({ kind, title: titles[kind], lines })),
    titles,
  };
}

/** Sections whose lines are sentences rather than facts to be taken apart. */
const sentences: readonly SectionKind[] = ['projects', 'volunteering', 'publications'];

/** What a right reading of that document gives. */
export function truthOf(person: Person, change: Partial<Style>, kind: string): Truth {
  const style = { ...plainStyle, ...change };
  const date = (value: string) => (style.date === 'year' && value !== 'present' ? value.slice(0, 4) : value);
  const shown = show(person, change);
  return {
    kind,
    detectedType: 'cv',
    language: person.lang,
    name: person.name,
    email: person.email,
    phone: person.phone,
    location: style.location === 'none' ? [] : [...new Set([shown.location, person.location[0] ?? ''])],
    headline: shown.headline,
    summary: shown.summary,
    jobs: person.jobs.map(({ company, position, start, end }) => ({
      company,
      position,
      start: date(start),
      end: date(end),
    })),
    schools: person.schools.map(({ institution, degree, start, end }) => ({
      institution,
      degree,
      // A single date is both: a reader may take it for either.
      start: date(style.isGraduationOnly ? end : start),
      end: date(end),
    })),
    skills: person.skills.flatMap(({ names }) => names),
    links: style.links === 'none' ? [] : person.links,
    pieces: [
      ...(shown.summary ? [shown.summary] : []),
      ...(style.hasOtherBullets ? [] : person.jobs.flatMap(({ bullets }) => bullets)),
      ...person.sections.filter(({ kind }) => sentences.includes(kind)).flatMap(({ lines }) => lines),
    ],
  };
}
