import type { ImprovementType, SentenceRewrites } from '@candor/domain/improving';
import type {
  LetterCall,
  LetterDocument,
  LetterGateInput,
  LetterOptions,
  LetterRequest,
  WrittenLetter,
} from '@candor/domain/letters';
import { createPool } from '@candor/pool';
import type { LetterWork, LetterWorkResult } from './letter-work.ts';

/** Where the costly steps of letters are done: in a thread of its own, which starts with the first of them. */
export interface LetterDesk {
  start(request: LetterRequest, options: LetterOptions, call: LetterCall): Promise<LetterDocument>;
  gate(input: LetterGateInput, call: LetterCall): Promise<WrittenLetter>;
  improve(
    text: string,
    type: ImprovementType,
    keywords: string,
    call: LetterCall,
  ): Promise<SentenceRewrites[]>;
  /** Puts a model's rewrites before the computed ones, as far as their facts hold. */
  add(
    sentences: readonly SentenceRewrites[],
    proposed: readonly (readonly string[])[],
    call: LetterCall,
  ): Promise<SentenceRewrites[]>;
  close(): Promise<void>;
}

/** A letter takes milliseconds; the longest texts that may be sent take seconds, and what passes this is refused. */
const LIMITS = { workers: 2, timeoutMs: 6_000, mostWaiting: 200, memoryMb: 256 };

/** A desk whose rejections are `PoolError`s. */
export function createLetterDesk(): LetterDesk {
  const script = new URL('letter-worker.ts', import.meta.url);
  const pool = createPool<LetterWork, LetterWorkResult>({ ...LIMITS, script });

  async function run<K extends LetterWork['kind']>(
    work: LetterWork & { kind: K },
    { cancellation, by }: LetterCall,
  ): Promise<LetterWorkResult & { kind: K }> {
    const signal = cancellation instanceof AbortSignal ? cancellation : undefined;
    const result = await pool.run(work, { signal, by });
    if (!isOfKind(result, work.kind)) throw new Error(`Asked for ${work.kind}, was given ${result.kind}`);
    return result;
  }

  return {
    start: async (request, options, call) => (await run({ kind: 'start', request, options }, call)).letter,
    gate: async (input, call) => (await run({ kind: 'gate', input }, call)).written,
    improve: async (text, type, keywords, call) =>
      (await run({ kind: 'improve', text, type, keywords }, call)).sentences,
    add: async (sentences, proposed, call) =>
      (await run({ kind: 'add', sentences, proposed }, call)).sentences,
    close: () => pool.close(),
  };
}

function isOfKind<K extends LetterWork['kind']>(
  result: LetterWorkResult,
  kind: K,
): result is LetterWorkResult & { kind: K } {
  return result.kind === kind;
}
