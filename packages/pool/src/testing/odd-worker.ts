import { answerWork } from '../answer-work.ts';
import { TooMuchWork } from '../fault.ts';

/** What the odd thread can be told to do. */
export type OddWork =
  | { kind: 'say'; word: string }
  | { kind: 'wait'; durationMs: number }
  | { kind: 'die' | 'hang' | 'throw' | 'refuse' | 'devour' | 'gulp' | 'hoard' | 'tell' };

let said = 0;

/** A thread that dies, hangs or throws when it is told to; it counts what it was told to say. */
answerWork<OddWork, { word: string; said: number }>(async (work, tell) => {
  switch (work.kind) {
    case 'say':
      said += 1;
      return { word: work.word, said };
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, work.durationMs));
      return { word: 'waited', said };
    case 'die':
      process.exit(1);
    case 'hang':
      for (;;);
    case 'throw':
      throw new Error('broken');
    case 'refuse':
      throw new TooMuchWork('more than a page holds');
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
    case 'tell':
      for (const at of [1, 2, 3]) tell(at);
      return { word: 'told', said };
    default:
      return work satisfies never;
  }
});
