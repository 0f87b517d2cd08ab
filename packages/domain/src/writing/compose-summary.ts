import {
  PRESENT,
  splitSentences,
  type CvDocument,
  type CvRequest,
  type ExperienceEntry,
} from '../cv/index.ts';
import { bestFigure } from './best-figure.ts';
import { isEnglish } from './language.ts';
import { mendEnglish } from './mend-english.ts';
import { insideSentence, skillsShown } from './skill-words.ts';
import { countYears, relatedJobs, type Years } from './years-of-experience.ts';

const NO_EMPLOYER = /^(?:self[- ]?employed|freelancer?|various|family|n\/?a|-|none|private|home)\b/i;

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function article(words: string): string {
  if (/^(?:[AEFHILMNORSX](?=[A-Z]|\b))/.test(words)) return 'an';
  return /^(?:[aeio]|u(?!n[ia]|s[aeiu]|k)|hon(?:our|or|est))/i.test(words) ? 'an' : 'a';
}

function capitalised(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function sentence(text: string): string {
  return text === '' || /[.!?…]$/.test(text) ? text : `${text}.`;
}

function mendSentence(typed: string): string {
  const bare = mendEnglish(typed)
    .replace(/^I(?:'m| am) (?:an? )?(?=\p{L})/u, '')
    .replaceAll(/\bcan not\b/g, 'cannot');
  return sentence(capitalised(bare));
}

/** The person's own summary, mended where that is mechanical; in other languages only cleaned. */
function ownSummary(summary: string): string {
  if (!isEnglish(summary)) return summary;
  return summary
    .split('\n')
    .map((line) => splitSentences(line).map(mendSentence).join(' '))
    .join('\n');
}

function spanOf(count: Years | null): string {
  if (!count || count.years < 1) return '';
  const { years, isAtLeast } = count;
  return ` with ${years}${isAtLeast ? '+' : ''} ${years === 1 && !isAtLeast ? 'year' : 'years'} of experience`;
}

/** Where the person works or last worked; another title is named, so that no one takes it for this one. */
function workOf(latest: ExperienceEntry | undefined, isRelated: boolean): string {
  if (!latest) return '';
  const employer = NO_EMPLOYER.test(latest.company) ? '' : latest.company;
  const when = latest.end === PRESENT ? 'currently' : 'most recently';
  const at = employer === '' ? '' : `at ${employer}`;
  const words = isRelated ? at : [latest.position, at].filter((part) => part !== '').join(' ');
  return words === '' || (!isRelated && NO_EMPLOYER.test(latest.company)) ? '' : `, ${when} ${words}`;
}

function degreeOf(document: CvDocument): string {
  const [school] = document.education;
  if (!school || school.degree === '') return '';
  const from = school.institution === '' ? '' : ` from ${school.institution}`;
  const isDone = school.end !== PRESENT && !/expect|ongoing|present|current/i.test(school.start + school.end);
  return isDone
    ? `Holds ${article(school.degree)} ${school.degree}${from}.`
    : `Studying for ${article(school.degree)} ${school.degree}${from.replace(' from ', ' at ')}.`;
}

function skillSentence(document: CvDocument): string {
  const shown = skillsShown(document).slice(0, 4);
  if (shown.length >= 2) return `Experience includes ${listed(shown.map(insideSentence))}.`;
  const named = document.skills.slice(0, 4).map((skill) => insideSentence(skill.name));
  return named.length >= 2 ? `Skills include ${listed(named)}.` : '';
}

/**
 * The summary of a CV: the person's own where there is one, else composed from title, years, employer, the skills
 * that the jobs show, the best figure and the role sought. Says only what the document says; a CV with nothing to
 * say gets none. Years are those of jobs in the title's own field; see `countYears` for what `today` changes.
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): string {
  if (request.summary.trim() !== '') return ownSummary(request.summary);
  const texts = [request.jobTitle, ...document.experience.flatMap((job) => job.bullets)].join(' ');
  if (!isEnglish(texts)) return '';
  const related = relatedJobs(document);
  const [latest] = document.experience;
  const isRelated = latest !== undefined && related.includes(latest);
  const span = spanOf(countYears(document, today));
  const work = workOf(latest, isRelated);
  const title = capitalised(request.jobTitle);
  const named = work === '' ? '' : (latest?.company ?? '');
  const isTarget =
    request.targetRole !== '' && request.targetRole.toLowerCase() !== request.jobTitle.toLowerCase();
  const sentences = [
    span + work === '' ? '' : sentence(`${title}${span}${work}`),
    related.length === 0 ? degreeOf(document) : '',
    skillSentence(document),
    bestFigure(document, isRelated ? document.experience : related, named),
    isTarget ? `Seeking a role as ${capitalised(request.targetRole)}.` : '',
  ];
  return sentences.filter((one) => one !== '').join(' ');
}
