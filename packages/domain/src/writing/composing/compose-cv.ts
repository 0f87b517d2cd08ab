import {
  documentFromRequest,
  PRESENT,
  splitLines,
  typedLanguage,
  type CvDocument,
  type Certification,
  type CvRequest,
  type EducationEntry,
  type ExperienceEntry,
} from '../../cv/index.ts';
import type { Composition } from '../gated.ts';
import type { LeftOut } from '../report.ts';
import type { Announced, WritingStage } from '../writer.ts';
import { PROGRESS, type WritingOptions } from '../writing-engine.ts';
import { empty } from './asides.data.ts';
import { asideOf } from './asides.ts';
import { cleanRequest, type NotePlace } from './clean-request.ts';
import { composeSummary } from './compose-summary.ts';
import { hasRunOut, isOpen } from './date-questions.ts';
import { headlineOf } from './headline.ts';
import { isDoubt, isPlaceholder, isSpoken } from './notes.ts';
import { orderJobs } from './order-bullets.ts';
import { isOfFamily, withoutPersonal } from './personal-matter.ts';
import { questionsOf } from './questions-of.ts';
import { chooseStatements, type Writing } from './choose-statements.ts';
import { writeBullets } from './write-bullets.ts';
import { capitalised } from './write-statement.ts';

/** The index in the request of each job that the document holds: blank rows are not in it. */
function indexesOf(request: CvRequest, held: number): number[] {
  if (held === request.experience.length) return request.experience.map((_job, at) => at);
  return request.experience.flatMap((job, at) =>
    documentFromRequest({ ...request, experience: [job] }).experience.length > 0 ? [at] : [],
  );
}

/** "No computers": what somebody cannot do. */
const NO_SKILL = /^(?:none|no|not|cannot|can['’]?t|don['’]?t)(?: |$)/i;

/** "Thinking about it", "not applied yet": a paper or skill that is only wished for, or of which no more is said than that it is not. */
const WISHED =
  /\b(?:want(?:s|ing)? to (?:do|get|take|learn|start)|(?:would|['’]d) like to|hop(?:e|ing) to (?:do|get|take|start)|thinking (?:about|of)|interested in|not (?:yet )?(?:applied|started|begun)|eligible|some ?day)\b/i;

/** Whether a paper is not held yet, by words for its date, and from a school that can stand among the others. */
const isUnderWay = ({ issuer, date }: Certification) =>
  /\p{L}/u.test(issuer) &&
  /^(?:started|begun|since|in progress|ongoing|enrolled|studying|due|expected|planned|beginn|en cours)\b|\b(?:booked|in progress|underway|under way)\b/i.test(
    date,
  );

/** What is no work, by itself in a row of posts. */
const NO_WORK = /^(?:asylum|prison|jail|sick(?:ness)?|ill(?:ness)?|hospital|rehab|injury|divorce)$/i;

/** Whether a skill stands among the certificates, by its name or by initials that begin one: "IRTEC", "Safe Pass". */
const isPaper = (skill: string, papers: readonly string[]) =>
  papers.includes(skill.toLowerCase()) ||
  (/^\p{Lu}{4,}(?: \d+)?$/u.test(skill) && papers.some((one) => one.startsWith(`${skill.toLowerCase()} `)));

/** Why a post is no post: to be filled in, or nobody's business, as the care of one's mother is. */
function whyNoPost({ position, company, bullets }: ExperienceEntry): LeftOut['reason'] | undefined {
  if (position === '' && company === '' && bullets.length === 0) return 'note';
  if (position === '' && company === '' && isOfFamily(bullets.join('\n'))) return 'private';
  if (asideOf(position, '') === 'placeholder') return 'placeholder';
  if ((position === '' || company === '') && NO_WORK.test(position || company)) return 'private';
  return isOfFamily(position) && /^(?:(?:at )?home|family)?$/i.test(company) ? 'private' : undefined;
}

/** A title typed in small letters, as its first word wants it. */
function titled(title: string): string {
  return /\p{Lu}/u.test(title) ? title : capitalised(title);
}

/** The built-in writer's CV: the person's facts selected, ordered and phrased, none added. */
export function composeCv(
  typed: CvRequest,
  options: WritingOptions = {},
  { announce }: { announce?: ((event: Announced) => void) | undefined } = {},
): Composition {
  const begin = (stage: WritingStage) => announce?.({ kind: 'stage', stage, progress: PROGRESS[stage] });
  begin('facts');
  const notes: { text: string; at: NotePlace }[] = [];
  const cleaned = cleanRequest(typed, (text, at) => notes.push({ text, at }));
  const request = { ...cleaned, jobTitle: headlineOf(cleaned) || typed.jobTitle };
  const form = documentFromRequest(request);
  const indexes = indexesOf(request, form.experience.length);
  const experienceOf = form.experience.map((job, at) =>
    isOpen(request.experience[indexes[at] ?? at]?.duration ?? '') ? { ...job, end: PRESENT } : job,
  );
  const given = { ...form, experience: experienceOf };
  const writing: Writing = {
    request,
    trade: [request.jobTitle, ...given.experience.map(({ position }) => position)].join(' '),
    leftOut: [],
    language: typedLanguage(request),
  };
  begin('experience');
  const order = orderJobs(given.experience).filter((from) => {
    const job = given.experience[from];
    const reason = job && whyNoPost(job);
    const { duration = '', description = '' } = request.experience[indexes[from] ?? from] ?? {};
    if (job && reason) {
      const head = [job.position, job.company, duration].filter((one) => one !== '').join(', ');
      writing.leftOut.push({ place: 'experience', text: `${head}\n${description}`.trim(), reason });
    }
    return job && !reason;
  });
  const entries = [
    ...order.flatMap((from, at) => {
      const job = given.experience[from];
      const lines = splitLines(request.experience[indexes[from] ?? from]?.description ?? '');
      return job ? [chooseStatements({ ...job, lines }, `experience.${at}`, writing)] : [];
    }),
    ...given.projects.map((project, at) =>
      chooseStatements({ ...project, lines: project.bullets.map((one) => [one]) }, `projects.${at}`, writing),
    ),
  ];
  const bullets = writeBullets(entries, request);
  const experience = order.flatMap((from, at) => {
    const job = given.experience[from];
    if (!job) return [];
    const position = titled(withoutPersonal(job.position, '', false).text);
    return [{ ...job, company: titled(job.company), position, bullets: bullets[at] ?? [] }];
  });
  announce?.({ kind: 'partial', document: { ...given, summary: '', experience, projects: [], skills: [] } });
  begin('skills');
  const papers = given.certifications.map((one) => one.name.toLowerCase());
  const skills = given.skills.filter(({ name: bare, group }) => {
    const name = group === '' ? bare : `${group}: ${bare}`;
    if (isPaper(name, papers)) return false;
    const aside = asideOf(name, writing.trade);
    const isAside = aside !== undefined && /^(?:placeholder|advert|note|private)$/.test(aside);
    const isUnsaid = NO_SKILL.test(name) || WISHED.test(name);
    const reason = isAside ? aside : isUnsaid ? 'unsaid' : empty.test(name) ? 'empty' : undefined;
    if (reason) writing.leftOut.push({ place: 'skills', text: name, reason });
    return !reason;
  });
  const certified = given.certifications.filter((paper) => {
    const { name, issuer, date } = paper;
    const text = [name, issuer, date].filter((one) => one !== '').join(', ');
    const isGone = NO_SKILL.test(date) || WISHED.test(text) || hasRunOut(paper, options.today);
    if (isGone) writing.leftOut.push({ place: 'certifications', text, reason: 'unsaid' });
    return !isGone;
  });
  const document: CvDocument = {
    ...given,
    basics: { ...given.basics, headline: titled(given.basics.headline) },
    experience,
    projects: given.projects.map((project, at) => ({
      ...project,
      bullets: bullets[order.length + at] ?? [],
    })),
    skills,
    // "First aid (no but can do)" is none.
    certifications: certified
      .filter((one) => !isUnderWay(one))
      .map((one) => ({ ...one, name: titled(one.name) })),
    education: [
      ...certified.filter(isUnderWay).map(({ name, issuer, date }): EducationEntry => ({
        institution: issuer,
        degree: name,
        location: '',
        start: date,
        end: '',
        bullets: [],
      })),
      ...given.education,
    ],
  };
  announce?.({ kind: 'partial', document: { ...document, summary: '' } });
  begin('summary');
  const { summary, leftOut } = composeSummary(request, document, {
    today: options.today,
    language: writing.language,
  });
  const jobs = order.map((from) => indexes[from] ?? from);
  const told = notes.map(({ text, at }): LeftOut => {
    const post = typeof at === 'number' ? jobs.indexOf(at) : -1;
    const place = post >= 0 ? `experience.${post}` : typeof at === 'number' ? 'experience' : at;
    const isAsked =
      isPlaceholder(text) ||
      isDoubt(text) ||
      (typeof at !== 'number' && text.includes('?') && !isSpoken(text));
    return { place, text, reason: isAsked ? 'placeholder' : 'note' };
  });
  const all = [...leftOut, ...told, ...writing.leftOut];
  return {
    document: { ...document, summary },
    request,
    jobs,
    questions: questionsOf(all, request, options.today),
    leftOut: all,
  };
}
