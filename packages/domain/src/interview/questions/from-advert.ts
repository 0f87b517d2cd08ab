import type { CvDocument } from '../../cv/index.ts';
import { contentHash } from '../../text/index.ts';
import { comparable, contentStems } from '../../writing/index.ts';
import { degreeIn, type AdvertItem, type AdvertSkill } from '../../jobs/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { isNotAsked, lineAround, quotableLine } from './advert-line.ts';
import type { AdvertToAsk } from './advert-to-ask.ts';
import { aloneIn, askedIn, expectedIn, welcomedIn } from './advert-demands.ts';
import { dutiesIn } from './advert-duties.ts';
import { announcedIn, circumstancesIn } from './advert-news.ts';
import { cvNames, cvShows } from './cv-shows.ts';
import { dutyQuestion } from './duty-question.ts';
import { languageToAsk } from './language-to-ask.ts';
import { distinctQuestions } from './made-question.ts';
import {
  announcedQuestion,
  circumstanceQuestion,
  expectedQuestion,
  languageQuestion,
  paperQuestion,
  requirementQuestion,
  toolQuestion,
  yearsQuestion,
  type Requirement,
} from './requirement-questions.ts';
import { yearsToAsk } from './years-to-ask.ts';

export interface AdvertOptions {
  /** Without it, nothing is taken to have been done, and no language is asked about. */
  cv?: CvDocument;
  /** The post. Default: as the advert names it. */
  position?: string;
  /** `YYYY-MM`. Without it, the length of work that goes on is not known. */
  today?: string;
}

const overlaps = (a: AdvertItem, b: AdvertItem | null) =>
  b !== null && a.span.start < b.span.end && b.span.start < a.span.end;

const LONGEST_HEAD = 200;
/** More words that carry meaning than a duty has. */
const MOST_STEMS = 40;

/** Skills that the advert truly asks for: not words of its first line, of what stands above its title, or of the employer's name. */
function askedSkills({ text, read }: AdvertToAsk): AdvertSkill[] {
  const { title, company, skillsRequired, skillsPreferred } = read;
  const firstLine = text.length - text.trimStart().length + (text.trimStart().split('\n')[0]?.length ?? 0);
  const head = text.includes('\n') ? firstLine : 0;
  const top = title && title.span.start < LONGEST_HEAD ? Math.max(head, title.span.end) : head;
  return [...skillsRequired, ...skillsPreferred].filter(
    (skill) => skill.span.start >= top && !overlaps(skill, title) && !overlaps(skill, company),
  );
}

/** What nobody can show by their work: that they may work there, or may be checked. */
const NO_SKILL =
  /\b(?:work(?:ing)? rights?|right to work|visa|sponsorship|(?:eligib\w+|authori[sz]\w+|permission|entitled) to work|work permit|background check|drug|vaccinat\w+|years of age|over 18|GCSEs?|A[- ]levels?|equal opportunit\w+)\b/iu;

/** Whether a line is, or begins with, the title of the post or the employer's name, or stands among what is given. */
function isTitleOrPerk(
  { text, read: { title, company, benefits } }: AdvertToAsk,
  { name, span }: AdvertItem,
): boolean {
  const line = lineAround(text, span);
  const isWithin = (one: AdvertItem) => line.start <= one.span.start && one.span.end <= line.end;
  const said = comparable(name);
  const isHead = [title, company].some(
    (one) => one !== null && (isWithin(one) || said.startsWith(comparable(one.name))),
  );
  return (
    isHead ||
    benefits.some(isWithin) ||
    isNotAsked(text.slice(line.start, line.end).replace(/^[^\p{L}\d]+/u, ''))
  );
}

/** What each quotable line asks for, in the order of the advert. */
function requirementsOf({ text, read }: AdvertToAsk, isShown: (asked: string) => boolean): Requirement[] {
  const isTaken = ({ span }: AdvertItem) =>
    [...read.duties, ...read.certificates, ...read.languages, ...(read.minYears ? [read.minYears] : [])].some(
      (one) => {
        const line = lineAround(text, one.span);
        return line.start <= span.start && span.end <= line.end;
      },
    );
  const byLine = new Map<string, AdvertSkill[]>();
  for (const skill of askedSkills({ text, read })) {
    const quote =
      isTaken(skill) || isTitleOrPerk({ text, read }, skill) ? null : quotableLine(text, skill.span);
    if (quote !== null && (NO_SKILL.test(quote) || degreeIn(quote) !== null)) continue;
    if (quote !== null) byLine.set(quote, [...(byLine.get(quote) ?? []), skill]);
  }
  return [...byLine].map(([quote, skills]): Requirement => ({
    quote,
    terms: skills.map(({ name }) => name),
    isSoft: skills.every(({ category }) => category === 'soft'),
    isPreferred: skills.every(({ id }) => read.preferred.includes(id)),
    isShown: isShown(quote),
  }));
}

/** Whether words begin a sentence or a point of a list: their capital says nothing. */
const isAtStart = (text: string, start: number) => /(?:^|[.!?:\n•*·–-])\s*$/u.test(text.slice(0, start));

/** "Dashboards in Tableau", "experience of Sage, Xero": in "card, GPS and meter data" a name only says of what kind something is. */
const NAMED_AS_SUCH =
  /\b(?:in|with|of|on|using|use|know)\s(?:\p{Lu}[\p{L}\p{N}+#.-]*(?:,\s|\s(?:and|or)\s|\s))*$/u;

/** Programs and machines that running text names as such: by a capital inside a sentence, behind a word that leads to it. */
function namedTools({ text, read }: AdvertToAsk): AdvertSkill[] {
  return askedSkills({ text, read }).filter(
    ({ isKnown, category, name, span }) =>
      isKnown &&
      category === 'tool' &&
      /^[\p{Lu}\d]/u.test(text.slice(span.start, span.end)) &&
      text.slice(span.start, span.end) === name &&
      NAMED_AS_SUCH.test(text.slice(0, span.start)) &&
      !isAtStart(text, span.start) &&
      quotableLine(text, span) === null,
  );
}

/** Languages in the words that they are known by, and not in the name of something else. */
function namedLanguages({ text, read }: AdvertToAsk): AdvertSkill[] {
  return read.languages.filter(
    ({ name, span, isKnown }) =>
      isKnown &&
      text.slice(span.start, span.end).toLowerCase() === name.toLowerCase() &&
      /^\p{Lu}\p{Ll}{3}/u.test(name) &&
      !/^\s(?:Language|Literature|Studies|Sign|law|market)/iu.test(text.slice(span.end)) &&
      !/\b(?:British|American|Auslan)\s$/u.test(text.slice(0, span.start)),
  );
}

/** In an order that the advert's own words give, so that two adverts do not both begin with their first line. */
const inOwnOrder = <T>(items: readonly T[], wordsOf: (item: T) => string): T[] =>
  items.toSorted((a, b) => contentHash(wordsOf(a)) - contentHash(wordsOf(b)));

/** One of each list in turn. */
const interleaved = <T>(...lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** The duties, those that the CV does not show and that say most first. */
function dutyQuestions(
  { text, read }: AdvertToAsk,
  title: string,
  isShown: (asked: string) => boolean,
): InterviewQuestion[] {
  const listed = read.duties
    .filter((duty) => !isTitleOrPerk({ text, read }, duty) && quotableLine(text, duty.span) !== null)
    .map(({ name }) => ({ name, isListed: true }));
  const running = dutiesIn(text, title).map((name) => ({ name, isListed: false }));
  const weight = ({ name }: { name: string }) => contentStems(name).size - (isShown(name) ? MOST_STEMS : 0);
  let turn = 0;
  return inOwnOrder([...running, ...listed], ({ name }) => name)
    .toSorted((a, b) => weight(b) - weight(a))
    .flatMap(({ name, isListed }) => {
      const question = dutyQuestion(name, isListed, turn);
      if (question) turn += 1;
      return question ?? [];
    });
}

/**
 * Questions about what an advert asks for: what it announces, what goes on there, duties, requirements, licences, languages and
 * years, in its own words. Where it was not understood, nothing is asked; nor about what the CV plainly has.
 */
export function questionsFromAdvert(
  { text, read }: AdvertToAsk,
  { cv, position, today }: AdvertOptions = {},
): InterviewQuestion[] {
  const isShown = cvShows(cv);
  const isOpen = (quote: string) => !isShown(quote);
  const asRequirement = (quote: string, isPreferred: boolean) =>
    requirementQuestion({ quote, terms: [], isSoft: false, isPreferred, isShown: false });
  const listed = inOwnOrder(requirementsOf({ text, read }, isShown), ({ quote }) => quote)
    .toSorted((a, b) => Number(a.isPreferred || a.isShown) - Number(b.isPreferred || b.isShown))
    .map(requirementQuestion);
  const papers = read.certificates.flatMap((paper) => {
    const quote = quotableLine(text, paper.span);
    const isHeld = cv !== undefined && cvNames(cv, paper.name);
    return quote === null || isHeld ? [] : [paperQuestion(quote, read.preferred.includes(paper.id))];
  });
  const tools = namedTools({ text, read }).filter(({ name }) => cv === undefined || !cvNames(cv, name));
  const years = yearsToAsk({ text, read }, cv, today);
  const language = cv && languageToAsk(cv, namedLanguages({ text, read }));
  const duties = dutyQuestions({ text, read }, position ?? read.title?.name ?? '', isShown);
  return distinctQuestions([
    ...announcedIn(text).map(announcedQuestion),
    ...circumstancesIn(text).map(circumstanceQuestion),
    ...interleaved(
      duties.filter((_duty, at) => at % 2 === 0),
      [
        ...aloneIn(text).map((quote) => expectedQuestion(`The advert says: “${quote}”`, quote)),
        ...expectedIn(text).map((said) => expectedQuestion(`The advert asks you to ${said}`, said)),
        ...askedIn(text)
          .filter(isOpen)
          .map((quote) => asRequirement(quote, false)),
        ...listed,
      ],
      duties.filter((_duty, at) => at % 2 === 1),
      [
        ...welcomedIn(text)
          .filter(isOpen)
          .map((quote) => asRequirement(quote, true)),
        ...(language ? [languageQuestion(language.name, language.level)] : []),
        ...(years === null ? [] : [yearsQuestion(years)]),
        ...papers,
      ],
    ),
    ...tools.map(({ name }) => toolQuestion(name)),
  ]);
}
