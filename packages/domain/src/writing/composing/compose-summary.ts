import { inflect, isVerbLed, readFragment } from '@candor/english';
import {
  compareDates,
  isReadableDate,
  PRESENT,
  splitSentences,
  type CvDocument,
  type CvRequest,
  type ExperienceEntry,
} from '../../cv/index.ts';
import type { LeftOut } from '../report.ts';
import { asSentence } from '../tidy.ts';
import { comparableWords, contentStems } from '../vocabulary.ts';
import { countYears, isBreak, relatedJobs } from '../years-of-experience.ts';
import { verbsWith } from './verbs-with.ts';
import { proofOf } from './order-bullets.ts';
import { isGoal, isIdentity, isSpan, ownSummary } from './own-summary.ts';
import { isPraise } from './asides.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { article, insideWords, listed, numberWord, withArticle } from './role-words.ts';
import { capitalised } from './write-statement.ts';

const OWN_EMPLOYER = /^(?:self[- ]employed|freelance\w*|own business)$/i;
/** Below this many years a degree says more than the jobs do. */
const FEW_YEARS = 3;
const MOST = 4;

/** How English ends words for people by what they do. */
const AGENT =
  /(?:er|or|ist|ant|ent|ian|man|woman|person|keeper|hand|guard|maid|smith|wright|nurse|chef|cook|clerk|lead|head|officer|aide|CEO|COO|CFO)$/i;

/** Where the person works or last worked; another title is named, so that no one takes it for this one. */
function workOf(latest: ExperienceEntry | undefined, isRelated: boolean): string {
  if (!latest || isBreak(latest)) return '';
  const isNow = latest.end === PRESENT;
  const isOwn = OWN_EMPLOYER.test(latest.company);
  const at =
    latest.company === '' ? '' : isOwn ? latest.company.toLowerCase() : `at ${withArticle(latest.company)}`;
  const role =
    isRelated || !AGENT.test(latest.position)
      ? ''
      : `${article(insideWords(latest.position))} ${insideWords(latest.position)}`;
  const words = [role, at].filter((part) => part !== '').join(' ');
  return words === '' ? '' : `, ${isNow ? 'now' : 'most recently'} ${words}`;
}

/** A title as a trade: the first of several, without the field behind a comma. */
const tradeOf = (title: string) => insideWords(title.split(/,| \/ /, 1)[0] ?? title);

/**
 * Who somebody is by the posts they held: the title where their posts hold each word of it, else the newest post of its
 * kind or at all; '' where that names no trade.
 */
function heldTitle({ jobTitle }: CvRequest, document: CvDocument): string {
  const { experience } = document;
  const held = new Set(
    comparableWords(experience.map(({ position, company }) => `${position} ${company}`).join(' ')),
  );
  const isHeld = comparableWords(tradeOf(jobTitle)).every((word) => held.has(word));
  if (isHeld || experience.length === 0) return jobTitle;
  const [related] = relatedJobs(document);
  const position = (related ?? newestPost(document))?.position ?? '';
  return AGENT.test(position) ? position : related ? jobTitle : '';
}

/** A volunteer's post is told of in its place; who somebody is, paid work says. */
function newestPost({ experience }: CvDocument): ExperienceEntry | undefined {
  return experience.find(({ position }) => !/volunt/i.test(position)) ?? experience[0];
}

/** Trade, years of it, and where: "Bus driver with nine years' experience, now at Lothian". '' where there is nothing behind the trade. */
function identityOf(request: CvRequest, document: CvDocument, today: string | undefined): string {
  const latest = newestPost(document);
  const title = heldTitle(request, document);
  const isNamed =
    latest !== undefined && (title === latest.position || relatedJobs(document).includes(latest));
  const count = countYears(document, today);
  const years =
    count === null || count.years < 2
      ? ''
      : `${count.isAtLeast ? 'at least ' : ''}${numberWord(count.years)}`;
  const span = years === '' ? '' : ` with ${years} years' ${count?.of === 'any' ? 'work ' : ''}experience`;
  const work = workOf(latest, isNamed);
  // "Crew, at McDonalds" says no more than the post below it.
  const isTold = title !== '' && (span !== '' || (work !== '' && AGENT.test(title)));
  return isTold ? asSentence(`${capitalised(tradeOf(title))}${span}${work}`) : '';
}

/** The newest degree, as held or as still studied for; '' where its end cannot be told. */
function degreeOf(document: CvDocument, today: string | undefined): string {
  const schools = document.education.filter(({ degree }) => degree !== '');
  const isOpen = ({ end }: { end: string }) =>
    end === PRESENT || (isReadableDate(end) && today !== undefined && compareDates(end, today) > 0);
  const school = schools.find(isOpen) ?? schools[0];
  const [degree = ''] = school?.degree.split(/\s*[,(]/, 1) ?? [];
  if (!school || /\d{2}/.test(degree) || degree === '') return '';
  const { institution, end } = school;
  const isAhead = isOpen(school);
  const isSaidOpen = /\b(?:progress|year|expected|ongoing)\b/i.test(school.degree);
  if (!isAhead && (isSaidOpen || !isReadableDate(end))) return '';
  const place = institution === '' ? '' : ` ${isAhead ? 'at' : 'from'} ${withArticle(institution)}`;
  return asSentence(`${isAhead ? 'Studying for' : 'Holds'} ${article(degree)} ${degree}${place}`);
}

const LICENCE = /\b(?:licen[cs]e|certificate|diploma|card|ticket|registration|badge)$/i;

function licencesOf({ certifications }: CvDocument): string {
  const held = certifications.filter(
    ({ name, date }) =>
      LICENCE.test(name) && !/expired|lapsed|progress|due|planned|applied/i.test(`${name} ${date}`),
  );
  return held.length === 0
    ? ''
    : asSentence(`Holds ${listed(held.slice(0, 2).map(({ name }) => `${article(name)} ${name}`))}`);
}

function languagesOf({ languages }: CvDocument): string {
  const spoken = languages.filter(
    ({ level }) => !/basic|beginner|elementary|A[12]\b|understand|little/i.test(level),
  );
  return spoken.length < 2 ? '' : asSentence(`Speaks ${listed(spoken.map(({ name }) => name))}`);
}

function skillsOf({ skills }: CvDocument): string {
  const named = skills
    .filter(
      ({ name }) =>
        name.length < 40 && !isPraise(name) && /^(?:noun|gerund|list)$/.test(readFragment(name)?.kind ?? ''),
    )
    .slice(0, 3)
    .map(({ name }) => insideWords(name));
  return named.length < 2 ? '' : asSentence(`Skills include ${listed(named)}`);
}

/** A bullet as a sentence without its subject: "Picks and packs 140 orders a shift". Null where it cannot stand so. */
function asTold(bullet: string, job: ExperienceEntry, told: string): string | null {
  const read = readFragment(bullet);
  if (
    !read ||
    bullet.length > 160 ||
    !readsAsEnglish(bullet) ||
    read.tokens.some(({ text }) => /^(?:I|my|we|our|he|she)$/i.test(text))
  )
    return null;
  const [first, second] = read.tokens;
  // "Commended by the client": what was done to them stands as it is.
  if (/^by$/i.test(second?.text ?? '') && /^(?:past|pastParticiple)$/.test(first?.form ?? '')) return bullet;
  if (!first || first.pos !== 'verb' || !isVerbLed(read)) return null;
  if (first.form === 'base' && job.end === PRESENT) {
    const verbs = verbsWith(read, 0);
    if (!verbs) return null;
    // "Cut" and "set" do not say whether they are over.
    if (verbs.some(({ lemma }) => inflect(lemma, 'past') === lemma)) return bullet;
    let said = bullet;
    for (const { span, lemma } of verbs.toReversed())
      said = said.slice(0, span.start) + inflect(lemma, 'present3') + said.slice(span.end);
    return capitalised(said);
  }
  if (first.form !== 'past') return null;
  return told.includes(job.company) || OWN_EMPLOYER.test(job.company)
    ? bullet
    : `At ${withArticle(job.company)}, ${bullet.charAt(0).toLowerCase()}${bullet.slice(1)}`;
}

/** The bullet that proves most, told as a sentence; '' where none can be, or the summary says it already. */
function evidenceOf(document: CvDocument, told: string): string {
  const said = contentStems(told);
  const related = relatedJobs(document);
  const jobs = related.length > 0 ? related : document.experience;
  let best = { text: '', worth: 0 };
  for (const job of jobs.slice(0, 2))
    for (const bullet of job.bullets) {
      const stems = contentStems(bullet);
      // "Since 5 years" is no English to begin with.
      if (/\bsince \d+ years?\b/i.test(bullet)) continue;
      const isSaid = stems.intersection(said).size > 0.5 * stems.size;
      const worth = proofOf(bullet);
      const text = isSaid || worth <= best.worth ? null : asTold(bullet, job, told);
      if (text !== null) best = { text, worth };
    }
  return best.text === '' ? '' : asSentence(best.text);
}

function goalOf({ targetRole, jobTitle }: CvRequest): string {
  if (targetRole === '' || targetRole.toLowerCase() === jobTitle.toLowerCase()) return '';
  // "Head of Learning" there is one of.
  const role = / of /.test(targetRole) ? targetRole : insideWords(targetRole);
  return asSentence(
    `Looking for a role as ${role === targetRole && / of /.test(role) ? '' : `${article(role)} `}${role}`,
  );
}

export interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

/** "Eleven years in nursing homes" behind its trade: "Care assistant with eleven years in nursing homes". */
function withTrade(span: string, title: string): string {
  if (title === '') return span;
  const isDigit = /^\d/.test(span);
  return `${capitalised(tradeOf(title))} with ${isDigit ? span : span.charAt(0).toLowerCase() + span.slice(1)}`;
}

/**
 * The summary of a CV: who, how long, where, the best that was done, where to. A typed one that is good stands,
 * corrected; of any other its own sentences are kept as far as a summary can say them, and what they lack comes from
 * the other fields. Says only what the request says. What of the typed one is not in it is given back.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): ComposedSummary {
  const { summary: typed, jobTitle } = request;
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const own = typed.trim() === '' ? undefined : ownSummary(typed, trade);
  const leftOut = (own?.left ?? []).map((one): LeftOut => ({ place: 'summary', ...one }));
  const said = own?.sentences ?? [];
  const [first] = said;
  if (own?.isWhole && first !== undefined && (isIdentity(first, jobTitle) || isGoal(first)))
    return { summary: said.join(' '), leftOut };
  const isTraded = first !== undefined && isIdentity(first, jobTitle);
  const isTimed = first !== undefined && !isTraded && isSpan(first);
  const who = isTraded
    ? first
    : isTimed
      ? withTrade(first, heldTitle(request, document))
      : identityOf(request, document, today);
  const rest = isTraded || isTimed ? said.slice(1) : said;
  const told = [who, ...rest].join(' ');
  const isStudyTold = /stud|degree|school|qualif|graduat/i.test(told);
  const isNew = relatedJobs(document).length === 0 || (countYears(document, today)?.years ?? 0) < FEW_YEARS;
  const goal = [who, ...rest].some((one) => isGoal(one) || /\b(?:looking|seeking) (?:for|to)\b/.test(one))
    ? ''
    : goalOf(request);
  const degree = degreeOf(document, today);
  const more = [
    !isStudyTold && (isNew || degree.startsWith('Studying')) ? degree : '',
    evidenceOf(document, told),
    licencesOf(document),
    ...(rest.length === 0 ? [languagesOf(document)] : []),
  ].filter((one) => one !== '');
  if (more.length === 0 && rest.length === 0) more.push(skillsOf(document));
  const room = MOST - [who, ...rest, goal].filter((one) => one !== '').length;
  const added = more
    .filter((one) => one !== '')
    .slice(0, Math.max(0, Math.min(room, rest.length === 0 ? 2 : 1)));
  // A wish stands last; what it leads in ("Before that …") stays behind it.
  const at = rest.length > 0 && isGoal(rest.at(-1) ?? '') ? rest.length - 1 : rest.length;
  const summary = [who, ...rest.slice(0, at), ...added, ...rest.slice(at), goal].filter((one) => one !== '');
  return { summary: summary.join(' '), leftOut };
}

/** Whether two summaries say the same in the same words, marks and case apart. */
export function isSameSummary(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other) || splitSentences(other).length === 0;
}
