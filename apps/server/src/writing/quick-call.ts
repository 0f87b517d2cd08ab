import type { FastifyBaseLogger } from 'fastify';
import type { LanguageModels } from './language-models/index.ts';
import type { TaskCall } from './tasks/ask-task.ts';

/** Somebody waits before a list or a few lines: shorter than for a whole text. */
const MOST_MS = 20_000;

export interface ModelParts {
  models: LanguageModels;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Asker {
  by?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** The model in use for something that somebody waits for; null where none is. */
export async function quickCall(
  { models, log }: ModelParts,
  { by, signal }: Asker,
): Promise<TaskCall | null> {
  const inUse = await models.inUse(by);
  if (!inUse) return null;
  const limits = { ...inUse.limits, totalMs: Math.min(MOST_MS, inUse.limits.totalMs) };
  return { model: inUse.model, limits, log, signal };
}
