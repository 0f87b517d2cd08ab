import type { RoadmapInput, RoadmapPlan } from '@candor/domain/career';
import type { Country } from '@candor/domain/salary';
import { say } from '@candor/domain/say';
import type { TitleMatch } from '@candor/occupations';
import { cvKind, residenceOf } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import { skillsOfCv } from '../occupations/index.ts';
import type { Context } from '../platform/context.ts';
import { findOccupation, HARDLY_ELSE, type FoundOccupation } from '../salary/index.ts';
import type { ReadCv } from './person-facts.ts';
import type { Understood } from './schema.ts';
import { countryFor, workOut } from './work-out.ts';

const MOST_OTHERS = 6;

const matchOf = ({ code, title, certainty }: TitleMatch) => ({ code, title, confidence: certainty });
const understood = ({ occupation, alternatives, calls }: FoundOccupation): Understood => ({
  occupation: occupation && { ...matchOf(occupation), title: calls },
  others: alternatives.slice(0, MOST_OTHERS).map(matchOf),
});

async function readCv(ctx: Context, id: string | undefined): Promise<ReadCv | null> {
  if (id === undefined) return null;
  const { text, document } = await ownDocument(ctx, cvKind, id);
  return { text, document };
}

const isWords = (role: string) => /\p{L}{2}/u.test(role);

/** Why a roadmap cannot be made of what was asked; null where it can. */
export function refusedRole({ currentRole, targetRole }: RoadmapInput): string | null {
  const wordless = [currentRole, targetRole].find((role) => !isWords(role));
  return wordless === undefined
    ? null
    : say`“${wordless.slice(0, 60)}” doesn’t look like a job title. Please enter the role in words.`;
}

/** The roadmap that a person's question has, and how its roles were understood. */
export async function workOutFor(
  ctx: Context,
  input: RoadmapInput,
): Promise<{ plan: RoadmapPlan; current: Understood; target: Understood; country: Country; cvText: string }> {
  const cv = await readCv(ctx, input.cvId);
  const skills = input.cvId === undefined ? [] : await skillsOfCv(ctx, input.cvId);
  const where = countryFor(input.country, await residenceOf(ctx, input.cvId));
  const { country } = where;
  const current = await findOccupation(ctx, input.currentRole, {
    country,
    chosen: input.currentOccupation,
    skills,
    least: HARDLY_ELSE,
  });
  const target = await findOccupation(ctx, input.targetRole, {
    country,
    chosen: input.targetOccupation,
    least: HARDLY_ELSE,
  });
  const plan = workOut({ input, current, target, cv, where });
  return {
    plan,
    current: understood(current),
    target: understood(target),
    country,
    cvText: cv?.text ?? '',
  };
}
