import { answerWork } from '../answer-work.ts';
import { PoolError } from '../pool-error.ts';

/** What the odd worker can be asked to do. */
export type OddWork =
  | { kind: 'say'; word: string }
  | { kind: 'wait'; durationMs: number }
  | { kind: 'keep'; megabytes: number }
  | {
      kind:
        | 'die'
        | 'hang'
        | 'throw'
        | 'refuse'
        | 'devour'
        | 'gulp'
        | 'hoard'
        | 'report'
        | 'abort'
        | 'process-id';
    };

let said = 0;
const kept: Buffer[] = [];

/** A worker that dies, hangs or throws when it is asked to; it counts what it was asked to say. */
answerWork<OddWork, { word: string; said: number }>(async (work, report) => {
  switch (work.kind) {
    case 'say':
      said += 1;
      return { word: work.word, said };
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, work.durationMs));
      return { word: 'waited', said };
    case 'keep':
      kept.push(Buffer.alloc(work.megabytes * 1024 * 1024, 1));
      // The watch over memory looks every 25 ms.
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { word: String(process.pid), said };
    case 'die':
      process.exit(1);
    case 'hang':
      for (;;);
    case 'throw':
      throw new Error('broken');
    case 'refuse':
      throw new PoolError('too-much', 'more than a page holds');
    case 'devour': {
      const held: string[][] = [];
      for (;;) held.push(Array.from({ length: 10_000 }, (_one, at) => `${held.length} ${at}`));
    }
    case 'gulp':
      // One step of the engine that needs more than there is: it cannot be stopped on the way.
      return { word: String(Array.from({ length: 30_000_000 }, () => ({})).length), said };
    case 'hoard': {
      // Bytes, which lie beside the heap.
      const held: Buffer[] = [];
      for (;;) held.push(Buffer.alloc(4_000_000, 1));
    }
    case 'report':
      for (const at of [1, 2, 3]) report(at);
      return { word: 'reported', said };
    case 'process-id':
      return { word: String(process.pid), said };
    case 'abort':
      // As native code does where it gives up.
      process.abort();
    default:
      return work satisfies never;
  }
});
