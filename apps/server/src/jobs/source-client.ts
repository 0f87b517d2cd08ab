import { createHash } from 'node:crypto';
import type { Core } from '../platform/context.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Asked, Question, Source, SourceAnswer } from './source.ts';
import { consumeCall, keepAnswer, keptAnswer, pauseSource } from './store.ts';

/** Asks a source. What it answered lately is not asked again; where it fails, its last good answer stands in. */
export interface SourceClient {
  /** Null where the source has no answer, and had none that is recent enough. */
  ask<T>(question: Question<T>): Promise<SourceAnswer<T> | null>;
}

interface Outcome {
  answer: string;
  fetchedAt: Date;
  isCurrent: boolean;
}

/** Names a question in the store: without keys, and without the words that a person searched for. */
function nameOf({ path, query }: Asked): string {
  const parts = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([path, parts]))
    .digest('hex');
}

export function createSourceClient(
  source: Source,
  { store, clock, log, stopping }: Pick<Core, 'store' | 'clock' | 'log' | 'stopping'>,
): SourceClient {
  /** Requests under way: the same request meanwhile waits for the same answer. */
  const underWay = new Map<string, Promise<Outcome | null>>();

  async function latest<T>(name: string, question: Question<T>): Promise<Outcome | null> {
    const now = clock.now();
    const found = await keptAnswer(store, source.id, name, now);
    // Another release may have written it in a form of its own.
    const kept = found && question.schema.safeParse(JSON.parse(found.answer)).success ? found : undefined;
    if (kept && now.getTime() - kept.fetchedAt.getTime() < question.freshMs)
      return { ...kept, isCurrent: true };
    const lastGood = kept ? { ...kept, isCurrent: false } : null;
    if (!(await consumeCall(store, source, now))) return lastGood;
    const fetched = await fetchAnswer(source.addressOf(question), source, stopping);
    const value = fetched.kind === 'answered' ? question.read(fetched.body) : null;
    if (value === null) {
      const { reason, pauseMs } =
        fetched.kind === 'failed' ? fetched : { reason: 'an unknown form of answer', pauseMs: 0 };
      log.warn({ source: source.id, reason }, 'a source of adverts gave no answer');
      if (pauseMs > 0) await pauseSource(store, source.id, new Date(clock.now().getTime() + pauseMs));
      return lastGood;
    }
    const answer = JSON.stringify(value);
    const keptUntil = new Date(now.getTime() + question.keptMs);
    await keepAnswer(store, { source: source.id, question: name, answer, fetchedAt: now, keptUntil });
    return { answer, fetchedAt: now, isCurrent: true };
  }

  return {
    async ask(question) {
      const name = nameOf(question);
      const asking = underWay.get(name) ?? latest(name, question).finally(() => underWay.delete(name));
      underWay.set(name, asking);
      const outcome = await asking;
      if (!outcome) return null;
      const { answer, fetchedAt, isCurrent } = outcome;
      return { value: question.schema.parse(JSON.parse(answer)), fetchedAt, isCurrent };
    },
  };
}
