import type { CvDocument } from '../../cv/index.ts';
import type { LetterDocument } from '../document.ts';
import { joinWithAnd } from '../items.ts';
import { letterFormOf } from '../letter-form.ts';
import { letterFacts, named } from '../letter-facts.ts';
import { headOf } from '../letter-head.ts';
import { letterRequestSchema, type LetterCountry } from '../request.ts';
import { insideSentence } from '../../writing/index.ts';
import { normaliseLetter } from '../text-form.ts';
import { customTemplate, letterTemplates, type TemplateId } from './templates.data.ts';
import { capitalised, withArticle } from '../../text/index.ts';

export interface TemplateInput {
  /** `custom` needs a job title. */
  template: TemplateId | 'custom';
  jobTitle: string;
  companyName?: string;
  profile?: CvDocument | undefined;
  /** "YYYY-MM-DD". */
  today: string;
  country?: LetterCountry;
}

/** Stands in a slot that neither profile nor person has filled. */
const BLANKS: Readonly<Record<string, string>> = {
  role: '[position]',
  aRole: '[position]',
  asRole: '[position]',
  company: '[company]',
  skills: '[the tools and skills you use most]',
};
const MOST_SKILLS = 5;
const MOST_BULLETS = 3;

function filled(text: string, slots: Readonly<Record<string, string>>): string {
  const withSlots = text.replaceAll(
    /\{(\w+)\}/g,
    (_whole, name: string) => slots[name] || (BLANKS[name] ?? ''),
  );
  return capitalised(withSlots);
}

/** What the newest post of a CV says of itself, in the person's words: to be told in sentences by them. */
function newestBullets(profile: CvDocument | undefined): string | undefined {
  const job = profile?.experience.find(({ bullets }) => bullets.length > 0);
  if (!job) return undefined;
  const head = [job.position, job.company].filter((part) => part !== '').join(', ');
  const asked = `[Tell one or two of these${head === '' ? '' : ` from your work as ${head}`}]`;
  return [asked, ...job.bullets.slice(0, MOST_BULLETS)].join('\n');
}

/** A starting letter of a template: its slots filled from the profile, a bracketed blank where only the person knows. */
export function fillTemplate(input: TemplateInput): LetterDocument {
  const template = input.template === 'custom' ? customTemplate : letterTemplates[input.template];
  const request = letterRequestSchema.parse({
    title: `${template.industry} cover letter`,
    jobTitle: input.jobTitle,
    companyName: input.companyName ?? '',
    ...(input.country ? { country: input.country } : {}),
  });
  const options = { cv: input.profile, today: input.today };
  const facts = letterFacts(request, options);
  const skills = [...new Set((input.profile?.skills ?? []).map(({ name }) => name))].slice(0, MOST_SKILLS);
  const role = named(request.jobTitle);
  const slots = {
    role,
    post: letterFormOf(facts.country).post,
    aRole: withArticle(role),
    asRole: withArticle(role),
    company: named(request.companyName),
    skills: joinWithAnd(skills.map(insideSentence)),
  };
  return normaliseLetter({
    ...headOf(facts, options),
    recipient: [request.companyName].filter((line) => line !== ''),
    paragraphs: [
      filled(template.opening, slots),
      newestBullets(input.profile) ?? template.example,
      filled(template.ground, slots),
      filled(template.why, slots),
      filled(template.close, slots),
    ],
  });
}

/** The blanks of a letter that are still open, as they stand. */
export function openBlanks(text: string): string[] {
  return text.match(/\[[^\]\n]{2,200}\]/g) ?? [];
}
