import type { ImprovementType, ImproveOptions, SentenceRewrites } from '@candor/domain/improving';

export interface RewriteAsked {
  number: number;
  text: string;
  type: ImprovementType;
  options: ImproveOptions;
}

let worker: Worker | undefined;
let number = 0;
const waiting = new Map<number, (sentences: SentenceRewrites[]) => void>();

/** The rewriting thread, begun with the first text: it reads English, which a page must not load. */
function thread(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./rewrite.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ number: number; sentences: SentenceRewrites[] }>) => {
      waiting.get(data.number)?.(data.sentences);
      waiting.delete(data.number);
    },
  );
  worker.addEventListener('error', () => {
    for (const answer of waiting.values()) answer([]);
    waiting.clear();
    worker = undefined;
  });
  return worker;
}

/** Rewrites of each sentence of a text, computed on this device; none where the thread could not be loaded. */
export async function rewriteHere(
  text: string,
  type: ImprovementType,
  options: ImproveOptions,
): Promise<SentenceRewrites[]> {
  number += 1;
  const { promise, resolve } = Promise.withResolvers<SentenceRewrites[]>();
  waiting.set(number, resolve);
  const asked: RewriteAsked = { number, text, type, options };
  thread().postMessage(asked);
  return promise;
}
