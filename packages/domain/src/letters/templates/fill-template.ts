import type { CvDocument } from '../../cv/index.ts';
import { chooseEvidence } from '../choose-evidence.ts';
import { letterFrame } from '../compose-letter.ts';
import type { LetterDocument } from '../document.ts';
import { letterFacts, saySkills } from '../letter-facts.ts';
import { paragraph } from '../phrase.ts';
import { letterRequestSchema, type LetterCountry } from '../request.ts';
import { tellDeeds } from '../tell-deeds.ts';
import { normaliseLetter } from '../text-form.ts';
import { customTemplate, letterTemplates, type TemplateId } from './templates.data.ts';

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

/** Said in a slot that neither profile nor person has filled. */
const BLANKS: Readonly<Record<string, string>> = {
  role: '[position]',
  aRole: '[position]',
  asRole: '[position]',
  company: '[company]',
  skills: '[the tools and skills you use most]',
};
const MOST_SKILLS = 5;
const MOST_DEEDS = 5;

function filled(text: string, slots: Readonly<Record<string, string>>): string {
  const said = text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => slots[name] || (BLANKS[name] ?? ''));
  return said.charAt(0).toUpperCase() + said.slice(1);
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
  const advert = [template.wanted, input.jobTitle].join(' ');
  const deeds = input.profile
    ? chooseEvidence(input.profile, { advert, skills: facts.skills, most: MOST_DEEDS, mostOfJob: 3 })
    : [];
  const told = tellDeeds(facts, deeds);
  const slots = { ...facts.slots, skills: saySkills(facts.skills, MOST_SKILLS) };
  return normaliseLetter({
    ...letterFrame(facts, options),
    recipient: [request.companyName].filter((line) => line !== ''),
    paragraphs: [
      filled(template.opening, slots),
      told.length > 0 ? paragraph(...told.slice(0, 2)) : template.example,
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
