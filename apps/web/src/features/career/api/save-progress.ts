import type * as career from '@candor/contracts/career';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { route, type InputOf } from '../../../platform/route.ts';
import { roadmapOf, takeRoadmap, type Roadmap } from './roadmaps.ts';

const progressRoute = route<typeof career.saveRoadmapProgress>('PUT', '/api/roadmaps/:id/progress');

export type Tick = InputOf<typeof career.saveRoadmapProgress>['body'];

/** The roadmap once a tick is set, before the server has confirmed it. */
export function withTick(roadmap: Roadmap, tick: Tick, now: string): Roadmap {
  const steps = roadmap.steps.map((step) => {
    if ('step' in tick)
      return step.id === tick.step
        ? { ...step, completed: tick.completed, completedAt: tick.completed ? now : null }
        : step;
    return {
      ...step,
      milestones: step.milestones.map((one) =>
        one.id === tick.milestone ? { ...one, reachedAt: tick.reached ? now : null } : one,
      ),
    };
  });
  const completedSteps = steps.filter(({ completed }) => completed).length;
  return { ...roadmap, steps, completedSteps, progress: Math.round((100 * completedSteps) / steps.length) };
}

const underWay = new Map<string, number>();

/** Sets a tick at once and saves it; where that fails, the roadmap is as the server has it again. */
export async function saveProgress(id: string, tick: Tick): Promise<void> {
  const { queryKey } = roadmapOf(id);
  const shown = queryClient.getQueryData(queryKey);
  if (shown) queryClient.setQueryData(queryKey, withTick(shown, tick, new Date().toISOString()));
  underWay.set(id, (underWay.get(id) ?? 0) + 1);
  try {
    const saved = await call(progressRoute, { params: { id }, body: tick });
    // An answer that later ticks have overtaken says less than the screen does.
    if (underWay.get(id) === 1) takeRoadmap(saved);
  } catch (error) {
    // Only this tick is taken back: others may still be on their way.
    const now = queryClient.getQueryData(queryKey);
    if (now) queryClient.setQueryData(queryKey, withTick(now, undone(tick), new Date().toISOString()));
    throw error;
  } finally {
    underWay.set(id, (underWay.get(id) ?? 1) - 1);
  }
}

function undone(tick: Tick): Tick {
  return 'step' in tick ? { ...tick, completed: !tick.completed } : { ...tick, reached: !tick.reached };
}
