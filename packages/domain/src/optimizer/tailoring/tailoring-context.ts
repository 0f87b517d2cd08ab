import { wordsInText } from '../../writing/index.ts';
import type { CvDocument } from '../../cv/index.ts';
import type { NamedSkill } from '../../jobs/index.ts';
import type { Span } from '../../text/index.ts';
import type { Match, Requirement } from '../match.ts';
import { requirementWeights } from '../match.ts';
import { pathAt, type PreparedCv } from '../prepared-cv.ts';
import type { TailoringChange } from './tailoring.ts';

/** What tailoring looks at: the CV against the advert, and the person's profile. */
export interface TailoringContext {
  cv: PreparedCv;
  advert: string;
  match: Match;
  profile: PreparedProfile | null;
}

/** A profile with the places of its fields and the skills it names. */
export interface PreparedProfile extends Pick<PreparedCv, 'text' | 'places'> {
  document: CvDocument;
  skills: readonly NamedSkill[];
}

/** The skills of which any answers a demand. */
export const skillIdsOf = ({ id }: Requirement): string[] => id.split('|');

/** The fields of a text that name what is asked for; what the lexicon does not know is told by its words. */
export function fieldsNaming(
  { text, skills, places }: Pick<PreparedCv, 'text' | 'skills' | 'places'>,
  requirement: Requirement,
): { path: string; span: Span; category: NamedSkill['category'] | null }[] {
  const ids = new Set(skillIdsOf(requirement));
  const known = skills.filter(({ id }) => ids.has(id));
  const named = known.length > 0 || ids.size > 1 ? [] : wordsInText(text, requirement.name);
  return [...known, ...named.map((span) => ({ span, category: null }))].map(({ span, category }) => ({
    path: pathAt({ places }, span),
    span,
    category,
  }));
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
