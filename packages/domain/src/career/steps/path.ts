import type { Country } from '../../salary/index.ts';
import type { Family } from '../families.ts';
import type { Gap } from '../gap.ts';
import type { LearningStyle } from '../input.ts';
import type { MilestoneLine, Step } from '../step.ts';

/** What the steps of a roadmap are made from. */
export interface Path {
  /** The target as the person wrote it. */
  role: string;
  family: Family;
  /** O*NET-SOC code of the target. */
  code: string;
  isSame: boolean;
  gap: Gap;
  hasCv: boolean;
  cvText: string;
  interests: readonly string[];
  country: Country;
  style: LearningStyle;
  /** Months that the person gives themselves. */
  months: number;
  aims: Aims;
}

/** The gap in the order in which it is worth closing, by how one closes it. */
export interface Aims {
  /** Names as they are said. */
  technologies: readonly { name: string; isInDemand: boolean }[];
  tools: readonly string[];
  /** "dress wounds". */
  abilities: readonly string[];
  /** "tax legislation". */
  subjects: readonly string[];
  /** O*NET's names of areas of knowledge and of skills. */
  areas: readonly { name: string; isNew: boolean }[];
  skills: readonly string[];
}

/** A step before it has its place and time. */
export interface StepDraft extends Pick<
  Step,
  'title' | 'description' | 'category' | 'difficulty' | 'requiredSkills'
> {
  milestones: { text: string; line: MilestoneLine | null }[];
  /** Hours in all. */
  effort: number;
  /** What resources are looked for: technologies as they are said, and O*NET's areas. */
  things: readonly string[];
  areas: readonly string[];
}

/** Only what is not yet new: importance of 3 is what a job cannot do without. */
const KNOWN = 3;

export function aimsOf(gap: Gap): Aims {
  const named = (kind: 'technology' | 'tool') => gap.missing.filter((one) => one.kind === kind);
  const skills = gap.missing.filter(({ kind }) => kind === 'skill');
  return {
    technologies: named('technology').map(({ name, isInDemand }) => ({ name, isInDemand })),
    tools: named('tool').map(({ name }) => name),
    abilities: skills.filter(({ category }) => category === 'Ability').map(({ name }) => name),
    subjects: skills.filter(({ category }) => category === 'Subject').map(({ name }) => name),
    areas: gap.knowledge.map(({ name, current }) => ({ name, isNew: (current ?? 1) < KNOWN })),
    skills: gap.skills.map(({ name }) => name),
  };
}

/** A skill reached, as the CV lists it. */
export const skillLine = (name: string): MilestoneLine => ({
  section: 'skills',
  entry: { name: name.slice(0, 1).toUpperCase() + name.slice(1), group: '' },
});

export const projectLine = (name: string): MilestoneLine => ({
  section: 'projects',
  entry: { name, url: '', start: '', end: '', bullets: [] },
});

export const certificationLine = (name: string, issuer: string): MilestoneLine => ({
  section: 'certifications',
  entry: { name: name.slice(0, 1).toUpperCase() + name.slice(1), issuer, date: '', url: '' },
});
