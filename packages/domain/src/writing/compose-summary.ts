import {
  compareDates,
  monthsBetween,
  PRESENT,
  splitSentences,
  type CvDocument,
  type CvRequest,
} from '../cv/index.ts';
import { isEnglish } from './language.ts';
import { numberFacts } from './number-facts.ts';
import { comparableWords } from './vocabulary.ts';

/** Whole years covered by the jobs whose dates can be read, overlaps counted once; null where none can. */
export function yearsOfExperience(document: CvDocument, today: string | undefined): number | null {
  const spans = document.experience
    .filter(({ end }) => end !== '' && (end !== PRESENT || today !== undefined))
    .map(({ start, end }) => ({ start, end: end === PRESENT ? (today ?? end) : end }))
    .filter(({ start, end }) => monthsBetween(start, end, end) !== null)
    .toSorted((a, b) => compareDates(a.start, b.start));
  let months = 0;
  let reached = '';
  for (const { start, end } of spans) {
    const from = reached !== '' && compareDates(start, reached) < 0 ? reached : start;
    months += compareDates(end, from) > 0 ? (monthsBetween(from, end, end) ?? 0) : 0;
    if (reached === '' || compareDates(end, reached) > 0) reached = end;
  }
  return spans.length === 0 ? null : Math.floor(months / 12);
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function article(words: string): string {
  return /^(?:[aeio]|u(?!n[ia]|s[aeiu]|k))/i.test(words) ? 'an' : 'a';
}

/** Skills that the statements of a job or project show, in the person's order. */
export function skillsShown(document: CvDocument): string[] {
  const texts = [...document.experience, ...document.projects].flatMap((entry) => entry.bullets);
  const used = new Set(comparableWords(texts.join('\n')));
  return document.skills
    .map((skill) => skill.name)
    .filter((name) => {
      const words = comparableWords(name);
      return words.length > 0 && words.every((word) => used.has(word));
    });
}

function mendSentence(sentence: string): string {
  const bare = sentence
    .replaceAll(/\s+/g, ' ')
    .replace(/^I(?:'m| am) (?:an? )?(?=\p{L})/u, '')
    .replaceAll(/\bi\b(?![.'])/g, 'I')
    .trim();
  const capital = bare.charAt(0).toUpperCase() + bare.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}

/** The person's own summary, mended where that is mechanical; in other languages only cleaned. */
function ownSummary(summary: string): string {
  if (!isEnglish(summary)) return summary;
  return summary
    .split('\n')
    .map((line) => splitSentences(line).map(mendSentence).join(' '))
    .join('\n');
}

function opening(document: CvDocument, title: string, years: number | null): string {
  const [latest] = document.experience;
  const employer = latest?.company ?? '';
  const where =
    employer === ''
      ? ''
      : latest?.end === PRESENT
        ? `currently at ${employer}`
        : `most recently at ${employer}`;
  const span =
    years !== null && years >= 1 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of experience` : '';
  if (span === '' && where === '') return '';
  return `${title}${span}${where === '' ? '' : `, ${where}`}.`;
}

function education(document: CvDocument): string {
  const [school] = document.education;
  if (!school || school.degree === '') return '';
  return `Holds ${article(school.degree)} ${school.degree}${school.institution === '' ? '' : ` from ${school.institution}`}.`;
}

function best(document: CvDocument): string {
  for (const job of document.experience) {
    const statement = job.bullets.find(
      (bullet) =>
        bullet.length <= 150 && !/[.;]\s/.test(bullet) && numberFacts(bullet).length > 0 && isEnglish(bullet),
    );
    if (!statement) continue;
    const [first = ''] = statement.split(' ');
    const words = /^\p{Lu}\p{Ll}*$/u.test(first)
      ? statement.charAt(0).toLowerCase() + statement.slice(1)
      : statement;
    return job.company === '' ? `${statement}.` : `At ${job.company}: ${words}.`;
  }
  return '';
}

/**
 * The summary of a CV: the person's own where there is one, else composed from title, years, employer, the skills
 * that the jobs show, the best figure and the role sought. Says only what the document says; a CV with nothing to
 * say gets none. Years need readable dates and, for a job that goes on, `today` ("YYYY-MM").
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): string {
  if (request.summary.trim() !== '') return ownSummary(request.summary);
  const texts = [request.jobTitle, ...document.experience.flatMap((job) => job.bullets)].join(' ');
  if (!isEnglish(texts)) return '';
  const shown = skillsShown(document).slice(0, 3);
  const skills = shown.length >= 2 ? shown : document.skills.slice(0, 4).map((skill) => skill.name);
  const sentences = [
    opening(document, request.jobTitle, yearsOfExperience(document, today)),
    skills.length >= 2
      ? `${shown.length >= 2 ? 'Experience includes' : 'Skills include'} ${listed(skills)}.`
      : '',
    best(document),
    document.experience.length === 0 ? education(document) : '',
  ].filter((sentence) => sentence !== '');
  const target =
    request.targetRole !== '' && request.targetRole.toLowerCase() !== request.jobTitle.toLowerCase();
  if (target) sentences.push(`Seeking ${article(request.targetRole)} ${request.targetRole} position.`);
  return sentences.join(' ');
}
