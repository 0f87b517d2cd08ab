import type { Roadmap, RoadmapCard } from '@candor/contracts/career';
import { purgeAt } from '../documents/index.ts';
import type { RoadmapRow } from './store.ts';

export function cardOf(row: RoadmapRow): RoadmapCard {
  const { id, title, plan, progress, trashedAt, createdAt, updatedAt } = row;
  const { currentRole, targetRole, totalDuration, steps } = plan;
  const completedSteps = steps.filter((step) => progress.steps[step.id] !== undefined).length;
  return {
    id,
    title,
    currentRole,
    targetRole,
    totalDuration,
    completedSteps,
    progress: Math.round((100 * completedSteps) / steps.length),
    purgeAt: trashedAt && purgeAt(trashedAt).toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function roadmapOf(row: RoadmapRow): Roadmap {
  const { plan, progress, input, current, target } = row;
  return {
    ...plan,
    ...cardOf(row),
    steps: plan.steps.map((step) => {
      const completedAt = progress.steps[step.id] ?? null;
      return {
        ...step,
        completed: completedAt !== null,
        completedAt,
        milestones: step.milestones.map((milestone) => ({
          ...milestone,
          reachedAt: progress.milestones[milestone.id] ?? null,
        })),
      };
    }),
    input,
    current,
    target,
  };
}
