import type { CvDocument } from '../../cv/index.ts';
import type { NamedSkill } from '../../jobs/index.ts';
import type { Span } from '../../text/index.ts';
import { requirementWeights, type Match, type Requirement } from '../match.ts';
import type { PreparedCv } from '../prepared-cv.ts';
import type { TailoringChange } from './tailoring.ts';

/** What tailoring looks at: the CV against the advert, and the person's profile. */
export interface TailoringContext {
  cv: PreparedCv;
  match: Match;
  profile: PreparedProfile | null;
}

/** A profile with the places of its fields. */
export interface PreparedProfile extends Pick<PreparedCv, 'text' | 'places'> {
  document: CvDocument;
}

/** The fields of the CV that surely answer what is asked for, best first, each with what kind of skill the lexicon calls it. */
export function fieldsAnswering(
  { skills }: Pick<PreparedCv, 'skills'>,
  { state, answers }: Requirement,
): { path: string; span: Span; category: NamedSkill['category'] | null }[] {
  if (state !== 'met') return [];
  return answers
    .filter(({ from }) => from === 'cv')
    .map(({ path, span }) => {
      const known = skills.find((one) => span.start <= one.span.start && one.span.end <= span.end);
      return { path, span, category: known?.category ?? null };
    });
}

/** What is asked for by name: a skill, a certificate, a language. */
export const namedRequirements = ({ requirements }: Match): Requirement[] =>
  requirements.filter(({ kind }) => kind === 'skill' || kind === 'certificate' || kind === 'language');

/** How much a demand weighs for what stands first: what is required and says more than "teamwork" before all. */
export const rankOf = ({ weight, isRequired }: Requirement): number =>
  weight <= requirementWeights.soft ? 0 : isRequired ? 2 : 1;

/** What the advert asks for, as a change names it. */
export const answersOf = (requirements: readonly Requirement[]): TailoringChange['answers'] =>
  requirements.map(({ name, quote }) => ({ name, quote }));
