import type { ImprovementType, SentenceRewrites } from '@candor/domain/improving';
import type { LetterCall } from '@candor/domain/letters';
import { quickCall, type ModelParts } from './quick-call.ts';
import type { LetterWorkers } from './letter-workers.ts';
import { signalOf } from './signal-of.ts';
import { runTask } from './tasks/ask-task.ts';
import { numbered } from './tasks/define-task.ts';
import { mannerOfText } from './tasks/manner.ts';
import { rewriteSentences, type RewriteCheck } from './tasks/rewrite-sentences.ts';

/** Says the sentences of a text in other ways. */
export interface Rewriter {
  improve(
    text: string,
    type: ImprovementType,
    keywords: string,
    call: LetterCall,
  ): Promise<SentenceRewrites[]>;
}

/** Sentences shown to a model in one call; the computed rewrites of the others stand alone. */
const MOST_SHOWN = 12;

/** The rewriter: computed rewrites, and before them those of the model in use, where there is one and it answers. */
export function chooseRewriter({ workers, ...parts }: ModelParts & { workers: LetterWorkers }): Rewriter {
  const taskCall = ({ cancellation, by }: LetterCall) =>
    quickCall(parts, { by, signal: signalOf(cancellation) });

  const checkOf =
    (sentences: readonly SentenceRewrites[], { cancellation, by }: LetterCall): RewriteCheck =>
    async (proposed) => {
      if (!proposed) return [...sentences];
      return workers.run('add', { sentences, proposed }, { signal: signalOf(cancellation), by });
    };

  return {
    async improve(text, type, wish, call) {
      const asking = { signal: signalOf(call.cancellation), by: call.by };
      const computed = await workers.run('improve', { text, type, keywords: wish }, asking);
      if (computed.length === 0) return computed;
      const shown = computed.slice(0, MOST_SHOWN).map(({ sentence }) => sentence);
      const given = { aim: type, wish, manner: mannerOfText(text), sentences: numbered('s', shown) };
      const check = checkOf(computed, call);
      return (await runTask(rewriteSentences, { given, check }, await taskCall(call))).result;
    },
  };
}
