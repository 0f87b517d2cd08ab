import {
  compareDates,
  cvLimits,
  isReadableDate,
  PRESENT,
  splitSentences,
  type CvDocument,
  type CvRequest,
  type ExperienceEntry,
} from '../cv/index.ts';
import { bestFigure } from './best-figure.ts';
import { isEnglish } from './language.ts';
import { mendEnglish } from './mend-english.ts';
import { skillsSaid, skillsShown } from './skill-words.ts';
import { countYears, isBreak, relatedJobs, type Years } from './years-of-experience.ts';

const OWN_EMPLOYER = /^(?:self[- ]employed|freelance)$/i;
/** Below this many years a degree says more than the jobs do. */
const FEW_YEARS = 3;

function article(words: string): string {
  if (/^(?:[AEFHILMNORSX](?=[A-Z]|\b))/.test(words)) return 'an';
  return /^(?:[aeio]|u(?!n[ia]|s[aeiu]|k)|hon(?:our|or|est))/i.test(words) ? 'an' : 'a';
}

/** "University of Leeds" takes its article inside a sentence. */
function withArticle(name: string): string {
  return /^(?:University|College|City|Institute|Royal|Museum|Bank|Ministry|Department) (?:of|for)\b/.test(
    name,
  )
    ? `the ${name}`
    : name;
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

/** The person's own summary, mended where that is mechanical; in other languages, or where no room is left, as typed. */
function ownSummary(summary: string): string {
  if (!isEnglish(summary)) return summary;
  const mended = summary
    .split('\n')
    .map((line) => splitSentences(line).map(mendSentence).join(' '))
    .join('\n');
  return mended.length > cvLimits.paragraph ? summary : mended;
}

function spanOf(count: Years | null): string {
  if (!count || count.years < 1) return '';
  const { years, isAtLeast } = count;
  const unit = years === 1 && !isAtLeast ? 'year' : 'years';
  return ` with ${years}${isAtLeast ? '+' : ''} ${unit} of ${count.of === 'any' ? 'work ' : ''}experience`;
}

/** Where the person works or last worked; another title is named, so that no one takes it for this one. */
function workOf(latest: ExperienceEntry | undefined, isRelated: boolean): string {
  if (!latest || isBreak(latest)) return '';
  const when = latest.end === PRESENT ? 'currently' : 'most recently';
  const own = OWN_EMPLOYER.exec(latest.company)?.[0].toLowerCase();
  const at = latest.company === '' ? '' : (own ?? `at ${withArticle(latest.company)}`);
  const words = [isRelated ? '' : latest.position, at].filter((part) => part !== '').join(' ');
  return words === '' ? '' : `, ${when} ${words}`;
}

/** The newest degree, as held or as still studied for; '' where its end cannot be told. */
function degreeOf(document: CvDocument, today: string | undefined): string {
  const school = document.education.find(({ degree }) => degree !== '');
  if (!school) return '';
  const { degree, institution, end } = school;
  const isAhead =
    end === PRESENT || (isReadableDate(end) && today !== undefined && compareDates(end, today) > 0);
  if (!isAhead && end !== '' && !isReadableDate(end)) return '';
  const place = institution === '' ? '' : ` ${isAhead ? 'at' : 'from'} ${withArticle(institution)}`;
  const comma = place !== '' && degree.includes(',') ? ',' : '';
  return sentence(`${isAhead ? 'Studying for' : 'Holds'} ${article(degree)} ${degree}${comma}${place}`);
}

function skillSentence(document: CvDocument): string {
  const shown = skillsShown(document).slice(0, 4);
  if (shown.length >= 2) return skillsSaid('Experience includes', shown);
  const named = document.skills.slice(0, 4).map((skill) => skill.name);
  return named.length >= 2 ? skillsSaid('Skills include', named) : '';
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
  const count = countYears(document, today);
  const span = spanOf(count);
  const work = workOf(latest, isRelated);
  const title = capitalised(request.jobTitle);
  const named = work === '' ? '' : (latest?.company ?? '');
  const isTarget =
    request.targetRole !== '' && request.targetRole.toLowerCase() !== request.jobTitle.toLowerCase();
  const sentences = [
    span + work === '' ? '' : sentence(`${title}${span}${work}`),
    related.length === 0 || (count?.years ?? 0) < FEW_YEARS ? degreeOf(document, today) : '',
    skillSentence(document),
    bestFigure(document, isRelated ? document.experience : related, named),
    isTarget ? sentence(`Seeking a role as ${request.targetRole}`) : '',
  ];
  return sentences.filter((one) => one !== '').join(' ');
}
