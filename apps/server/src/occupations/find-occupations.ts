import type { findOccupations as endpoint } from '@candor/contracts/occupations';
import { resolveTitle } from '@candor/occupations';
import type { Call } from '../platform/bind.ts';

export async function findOccupations({ input }: Call<typeof endpoint>) {
  const { title, limit } = input.query;
  const found = resolveTitle(title);
  const matches = found ? [found, ...found.alternatives] : [];
  return {
    matches: matches
      .slice(0, limit)
      .map(({ code, title, certainty }) => ({ code, title, confidence: certainty })),
  };
}
