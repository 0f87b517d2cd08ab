import { expect, it } from 'vitest';
import type { Roadmap } from './roadmaps.ts';
import { withTick } from './save-progress.ts';

const milestone = (id: string) => ({ id, text: '', line: null, reachedAt: null });
const step = (id: string) => ({
  id,
  completed: false,
  completedAt: null,
  milestones: [milestone(`${id}-1`)],
});
const roadmap = {
  completedSteps: 0,
  progress: 0,
  steps: ['1', '2', '3', '4', '5', '6'].map(step),
} as unknown as Roadmap;
const now = '2026-11-23T09:00:00.000Z';

it('counts the steps that are complete, and those that are no longer', () => {
  const one = withTick(roadmap, { step: '1', completed: true }, now);
  const two = withTick(one, { step: '2', completed: true }, now);
  expect(two).toMatchObject({ completedSteps: 2, progress: 33 });
  expect(two.steps[1]).toMatchObject({ completed: true, completedAt: now });
  expect(withTick(two, { step: '1', completed: false }, now)).toMatchObject({
    completedSteps: 1,
    progress: 17,
  });
});

it('ticks a milestone and nothing else', () => {
  const ticked = withTick(roadmap, { milestone: '3-1', reached: true }, now);
  expect(ticked.steps[2]?.milestones[0]?.reachedAt).toBe(now);
  expect(withTick(ticked, { milestone: '3-1', reached: false }, now)).toEqual(roadmap);
});
