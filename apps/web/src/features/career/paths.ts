import type { PathPoint } from '@candor/domain/career';
import type { Roadmap } from './api/roadmaps.ts';

/** An occupation in the picture of paths, and what it is to the person. */
export interface Path extends PathPoint {
  role: 'current' | 'target' | 'alternative';
}

/** Where the person is, where they want to be, and what else is near: each once. */
export function pathsOf({
  picture,
  alternativePaths,
}: Pick<Roadmap, 'picture' | 'alternativePaths'>): Path[] {
  if (!picture) return [];
  const { current, target } = picture;
  const isTheirs = (code: string) => code === current.code || code === target.code;
  return [
    { ...current, role: 'current' },
    ...(target.code === current.code ? [] : [{ ...target, role: 'target' as const }]),
    ...alternativePaths
      .filter(({ code }) => !isTheirs(code))
      .map((path) => ({ ...path, role: 'alternative' as const })),
  ];
}
