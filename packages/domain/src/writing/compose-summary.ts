import {
  compareDates,
  isReadableDate,
  PRESENT,
  splitSentences,
  type CvDocument,
  type CvRequest,
} from '../cv/index.ts';
import { verbForm } from './inflect.ts';
import { isEnglish } from './language.ts';
import { isResult } from './order-evidence.ts';
import { skillInSentence, skillsIn } from './skill-in-sentence.ts';
import { isExperienceIn, yearsOfExperience } from './years-of-experience.ts';

const MOST_SKILLS = 4;
/** Below this many years a degree says more than the jobs do. */
const FEW_YEARS = 3;
const LONGEST_RESULT = 150;

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function capitalised(text: string): string {
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence with one full stop, also behind "Inc." */
function sentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}

function mendSentence(text: string): string {
  const bare = text
    .replaceAll(/\s+/g, ' ')
    .replace(/^I(?:'m| am) (?:an? )?(?=\p{L})/u, '')
    .replaceAll(/\bi\b(?![.'])/g, 'I')
    .replaceAll(/\bcan not\b/g, 'cannot')
    .trim();
  return sentence(bare.charAt(0).toUpperCase() + bare.slice(1));
}

/** The person's own summary, mended where that is mechanical; in other languages only cleaned. */
function ownSummary(summary: string): string {
  if (!isEnglish(summary)) return summary;
  return summary
    .split('\n')
    .map((line) => splitSentences(line).map(mendSentence).join(' '))
    .join('\n');
}

function opening(document: CvDocument, title: string, today: string | undefined): string {
  const [latest] = document.experience;
  const employer = latest?.company ?? '';
  const standing = latest?.end === PRESENT ? 'currently' : 'most recently';
  const isSelf = /^(?:freelance|self[- ]employed|various|private)/i.test(employer);
  const where =
    employer === ''
      ? ''
      : isSelf
        ? `, ${standing} ${employer.toLowerCase()}`
        : `, ${standing} at ${employer}`;
  const years = yearsOfExperience(document, today) ?? 0;
  const kind = isExperienceIn(title, document, today) ? 'experience' : 'work experience';
  const span = years >= 1 ? ` with ${years} ${years === 1 ? 'year' : 'years'} of ${kind}` : '';
  return span === '' && where === '' ? '' : sentence(capitalised(`${title}${span}${where}`));
}

function skills(document: CvDocument): string {
  const names = document.skills.map((skill) => skill.name);
  const texts = [...document.experience, ...document.projects].flatMap((entry) => entry.bullets);
  const shown = skillsIn(texts.join('\n'), names).slice(0, MOST_SKILLS);
  const said = (shown.length >= 2 ? shown : names.slice(0, MOST_SKILLS)).map(skillInSentence);
  if (said.length < 2) return '';
  return sentence(`${shown.length >= 2 ? 'Experienced in' : 'Skills include'} ${listed(said)}`);
}

/** The degree, where it is held: not while its end is still to come. */
function education(document: CvDocument, today: string | undefined): string {
  const school = document.education.find(
    ({ degree, end }) =>
      degree !== '' &&
      end !== PRESENT &&
      (end === '' || (isReadableDate(end) && (today === undefined || compareDates(end, today) <= 0))),
  );
  if (!school) return '';
  return sentence(capitalised([school.degree, school.institution].filter((part) => part !== '').join(', ')));
}

/** The best result with its figure, from the newest job that has one, and where it was if not in the job named before. */
function result(document: CvDocument): string {
  for (const [at, job] of document.experience.entries()) {
    const statement = job.bullets.find((bullet) => {
      const [first = ''] = bullet.split(' ');
      const isDeed = verbForm(first.toLowerCase())?.form === 'past';
      return (
        isDeed &&
        bullet.length <= LONGEST_RESULT &&
        splitSentences(bullet).length === 1 &&
        !bullet.includes('\n') &&
        isResult(bullet) &&
        isEnglish(bullet)
      );
    });
    if (!statement) continue;
    if (at === 0 || job.company === '') return sentence(statement);
    return sentence(`At ${job.company}, ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`);
  }
  return '';
}

/**
 * The summary of a CV: the person's own where there is one, else composed from title, years, employer, the skills
 * that the jobs show, the best result and the role sought. Says only what the document says; a CV with nothing to
 * say gets none. Years need readable dates and, for a job that goes on, `today` ("YYYY-MM").
 */
export function composeSummary(request: CvRequest, document: CvDocument, today?: string): string {
  if (request.summary.trim() !== '') return ownSummary(request.summary);
  const texts = [request.jobTitle, ...document.experience.flatMap((job) => job.bullets)].join(' ');
  if (!isEnglish(texts)) return '';
  const isNew = (yearsOfExperience(document, today) ?? 0) < FEW_YEARS;
  const isChange = request.targetRole.toLowerCase() !== request.jobTitle.toLowerCase();
  return [
    opening(document, request.jobTitle, today),
    isNew ? education(document, today) : '',
    skills(document),
    result(document),
    request.targetRole !== '' && isChange ? sentence(`Seeking a role as ${request.targetRole}`) : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}
