import type { findOccupations as endpoint } from '@candor/contracts/occupations';
import { resolveTitle } from '@candor/occupations';
import type { Call } from '../platform/bind.ts';
import { skillsOfCv } from './skills-of-cv.ts';

export async function findOccupations({ ctx, input }: Call<typeof endpoint>) {
  const { title, limit, cvId } = input.query;
  const skills = cvId === undefined ? [] : await skillsOfCv(ctx, cvId);
  const found = resolveTitle(title, { skills });
  const matches = found ? [found, ...found.alternatives] : [];
  return {
    matches: matches
      .slice(0, limit)
      .map(({ code, title, certainty }) => ({ code, title, confidence: certainty })),
  };
}
