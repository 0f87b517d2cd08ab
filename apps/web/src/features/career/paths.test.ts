import { expect, it } from 'vitest';
import type { Roadmap } from './api/roadmaps.ts';
import { pathsOf } from './paths.ts';

const point = (code: string) => ({ code, title: code, overlap: 50, pay: null, jobZone: null });
const roadmap = (
  current: string,
  target: string,
  others: readonly string[],
): Pick<Roadmap, 'picture' | 'alternativePaths'> => ({
  picture: { country: 'us', currency: 'USD', current: point(current), target: point(target) },
  alternativePaths: others.map((code) => ({ ...point(code), text: '' })),
});
const named = (paths: ReturnType<typeof pathsOf>) => paths.map(({ code, role }) => `${role} ${code}`);

it('shows where one is, the target and what else is near, each once', () => {
  expect(named(pathsOf(roadmap('cook', 'chef', ['baker', 'chef', 'cook'])))).toEqual([
    'current cook',
    'target chef',
    'alternative baker',
  ]);
});

it('shows one point where a person stays in their occupation', () => {
  expect(named(pathsOf(roadmap('cook', 'cook', [])))).toEqual(['current cook']);
});

it('shows none where a role is not known', () => {
  expect(pathsOf({ picture: null, alternativePaths: [] })).toEqual([]);
});
