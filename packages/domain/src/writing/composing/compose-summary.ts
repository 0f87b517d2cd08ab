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
import { isEnglish } from '../language.ts';
import { hasFigure } from '../has-figure.ts';
import type { LeftOut } from '../report.ts';
import { asSentence } from '../tidy.ts';
import { contentStems } from '../vocabulary.ts';
import { countYears, isBreak, relatedJobs } from '../years-of-experience.ts';
import { verbsWith } from './bullet-rules.data.ts';
import { proofOf } from './order-bullets.ts';
import { isGoal, isIdentity, isSpan, ownSummary } from './own-summary.ts';
import { article, insideWords, listed, numberWord, withArticle } from './role-words.ts';
import { capitalised } from './write-statement.ts';

const OWN_EMPLOYER = /^(?:self[- ]employed|freelance\w*|own business)$/i;
/** Below this many years a degree says more than the jobs do. */
const FEW_YEARS = 3;
const MOST = 4;

/** Where the person works or last worked; another title is named, so that no one takes it for this one. */
function workOf(latest: ExperienceEntry | undefined, isRelated: boolean): string {
  if (!latest || isBreak(latest)) return '';
  const isNow = latest.end === PRESENT;
  const isOwn = OWN_EMPLOYER.test(latest.company);
  const at = latest.company === '' ? '' : isOwn ? latest.company.toLowerCase() : `at ${withArticle(latest.company)}`;
  const role = isRelated || latest.position === '' ? '' : `${article(insideWords(latest.position))} ${insideWords(latest.position)}`;
  const words = [role, at].filter((part) => part !== '').join(' ');
  return words === '' ? '' : `, ${isNow ? 'now' : 'most recently'} ${words}`;
}

/** Trade, years of it, and where: "Bus driver with nine years' experience, now at Lothian". '' where there is nothing behind the trade. */
function identityOf(request: CvRequest, document: CvDocument, today: string | undefined): string {
  const [latest] = document.experience;
  const isRelated = latest !== undefined && relatedJobs(document).includes(latest);
  const count = countYears(document, today);
  const years = count === null || count.years < 1 ? '' : `${count.isAtLeast ? 'at least ' : ''}${numberWord(count.years)}`;
  const unit = count?.years === 1 ? "year's" : "years'";
  const span = years === '' ? '' : ` with ${years} ${unit} ${count?.of === 'any' ? 'work ' : ''}experience`;
  const work = workOf(latest, isRelated);
  return span + work === '' ? '' : asSentence(`${capitalised(insideWords(request.jobTitle))}${span}${work}`);
}

/** The newest degree, as held or as still studied for; '' where its end cannot be told. */
function degreeOf(document: CvDocument, today: string | undefined): string {
  const school = document.education.find(({ degree }) => degree !== '');
  if (!school || /\d{2}|[(,]/.test(school.degree)) return '';
  const { degree, institution, end } = school;
  const isAhead =
    end === PRESENT || (isReadableDate(end) && today !== undefined && compareDates(end, today) > 0);
  if (!isAhead && !isReadableDate(end)) return '';
  const place = institution === '' ? '' : ` ${isAhead ? 'at' : 'from'} ${withArticle(institution)}`;
  return asSentence(`${isAhead ? 'Studying for' : 'Holds'} ${article(degree)} ${degree}${place}`);
}

const LICENCE = /\b(?:licen[cs]e|certificate|diploma|card|ticket|registration|badge)$/i;

function licencesOf({ certifications }: CvDocument): string {
  const held = certifications.filter(
    ({ name, date }) => LICENCE.test(name) && !/expired|lapsed|progress|due|planned|applied/i.test(`${name} ${date}`),
  );
  return held.length === 0 ? '' : asSentence(`Holds ${listed(held.slice(0, 2).map(({ name }) => `${article(name)} ${name}`))}`);
}

function languagesOf({ languages }: CvDocument): string {
  const spoken = languages.filter(({ level }) => !/basic|beginner|elementary|A[12]\b|understand|little/i.test(level));
  return spoken.length < 2 ? '' : asSentence(`Speaks ${listed(spoken.map(({ name }) => name))}`);
}

function skillsOf({ skills }: CvDocument): string {
  const named = skills.slice(0, 3).map(({ name }) => insideWords(name));
  return named.length < 2 || named.some((name) => name.length > 40) ? '' : asSentence(`Skills include ${listed(named)}`);
}

/** A bullet as a sentence without its subject: "Picks and packs 140 orders a shift". Null where it cannot stand so. */
function asTold(bullet: string, job: ExperienceEntry, named: string): string | null {
  const read = readFragment(bullet);
  if (!read || bullet.length > 160 || !isEnglish(bullet) || read.tokens.some(({ text }) => /^(?:I|my|we|our|he|she)$/i.test(text))) return null;
  const [first] = read.tokens;
  if (!first || !isVerbLed(read)) return null;
  if (first.form === 'base' && job.end === PRESENT) {
    const verbs = verbsWith(read, 0);
    if (!verbs) return null;
    let said = bullet;
    for (const { span, lemma } of verbs.toReversed())
      said = said.slice(0, span.start) + inflect(lemma, 'present3') + said.slice(span.end);
    return capitalised(said);
  }
  if (first.form !== 'past') return null;
  return job.company === named || job.company === '' || OWN_EMPLOYER.test(job.company)
    ? bullet
    : `At ${withArticle(job.company)}, ${bullet.charAt(0).toLowerCase()}${bullet.slice(1)}`;
}

/** The bullet that proves most, told as a sentence; '' where none can be, or the summary says it already. */
function evidenceOf(document: CvDocument, said: ReadonlySet<string>): string {
  const [latest] = document.experience;
  const related = relatedJobs(document);
  const jobs = related.length > 0 ? related : document.experience;
  let best = { text: '', worth: 0 };
  for (const job of jobs.slice(0, 2))
    for (const bullet of job.bullets) {
      const stems = contentStems(bullet);
      const isSaid = stems.intersection(said).size > 0.5 * stems.size;
      const worth = hasFigure(bullet) ? proofOf(bullet) : 0;
      const text = isSaid || worth <= best.worth ? null : asTold(bullet, job, latest?.company ?? '');
      if (text !== null) best = { text, worth };
    }
  return best.text === '' ? '' : asSentence(best.text);
}

function goalOf({ targetRole, jobTitle }: CvRequest): string {
  if (targetRole === '' || targetRole.toLowerCase() === jobTitle.toLowerCase()) return '';
  const role = insideWords(targetRole);
  return asSentence(`Looking for a role as ${article(role)} ${role}`);
}

export interface ComposedSummary {
  summary: string;
  leftOut: LeftOut[];
}

/** "Eleven years in nursing homes" behind its trade: "Care assistant with eleven years in nursing homes". */
function withTrade(span: string, title: string): string {
  const isDigit = /^\d/.test(span);
  return `${capitalised(insideWords(title))} with ${isDigit ? span : span.charAt(0).toLowerCase() + span.slice(1)}`;
}

/**
 * The summary of a CV: who, how long, where, the best that was done, where to. A typed one that is good stands,
 * corrected; of any other its own sentences are kept as far as a summary can say them, and what they lack comes from
 * the other fields. Says only what the request says. What of the typed one is not in it is given back.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): ComposedSummary {
  const { summary: typed, jobTitle, personalInfo } = request;
  const trade = [jobTitle, ...document.experience.map(({ position }) => position)].join(' ');
  const own = typed.trim() === '' ? undefined : ownSummary(typed, personalInfo.fullName, trade);
  const leftOut = (own?.left ?? []).map((one): LeftOut => ({ place: 'summary', ...one }));
  const goals = own?.sentences.filter(isGoal) ?? [];
  const said = own?.sentences.filter((sentence) => !isGoal(sentence)) ?? [];
  const [first] = said;
  if (own?.isWhole && first !== undefined && (isIdentity(first, jobTitle) || isGoal(own.sentences[0] ?? '')))
    return { summary: own.sentences.join(' '), leftOut };
  const isTraded = first !== undefined && isIdentity(first, jobTitle);
  const isTimed = first !== undefined && !isTraded && isSpan(first);
  const who = isTraded ? [] : isTimed ? [withTrade(first, jobTitle)] : [identityOf(request, document, today)];
  const rest = isTimed ? said.slice(1) : said;
  const stated = [...who, ...rest].filter((one) => one !== '');
  const stems = contentStems(stated.join(' '));
  const few = relatedJobs(document).length === 0 || (countYears(document, today)?.years ?? 0) < FEW_YEARS;
  const more = [
    few && !/stud|degree|school|qualif/i.test(stated.join(' ')) ? degreeOf(document, today) : '',
    evidenceOf(document, stems),
    licencesOf(document),
    languagesOf(document),
    skillsOf(document),
  ].filter((one) => one !== '');
  const goal = goals.length > 0 ? goals : [goalOf(request)].filter((one) => one !== '');
  const room = Math.max(0, (stated.length < 2 ? MOST - 1 : 2) - stated.length - (goal.length > 0 && stated.length > 1 ? 1 : 0));
  const summary = [...stated, ...more.slice(0, room), ...goal].slice(0, MOST + 1);
  return { summary: summary.join(' '), leftOut };
}

/** Whether two summaries say the same in the same words, marks and case apart. */
export function isSameSummary(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return bare(one) === bare(other) || splitSentences(other).length === 0;
}
