import type { ImprovementType, SentenceRewrites } from '@candor/domain/improving';
import type { LetterCall } from '@candor/domain/letters';
import { hurriedCall, type ModelParts } from './hurried-call.ts';
import type { LetterWorkers } from './letter-workers.ts';
import { signalOf } from './signal-of.ts';
import { runTask } from './tasks/ask-task.ts';
import { numbered } from './tasks/define-task.ts';
import { mannerOfText } from './tasks/manner.ts';
import { nearAdvert } from './tasks/near-advert.ts';
import { rewriteSentences, type RewriteCheck } from './tasks/rewrite-sentences.ts';

/** A sentence, and words of somebody else that it should be said in where it means them. */
export interface Wanting {
  sentence: string;
  wanted: readonly string[];
}

/** Says the sentences of a text in other ways. */
export interface Rewriter {
  improve(
    text: string,
    type: ImprovementType,
    keywords: string,
    call: LetterCall,
  ): Promise<SentenceRewrites[]>;
  /** What the model in use says for each sentence, past the gate; null where it says nothing, or where none is in use. */
  nearer(sentences: readonly Wanting[], call: LetterCall): Promise<(string | null)[]>;
}

/** Sentences shown to a model in one call; the computed rewrites of the others stand alone. */
const MOST_SHOWN = 12;

/** The rewriter: computed rewrites, and before them those of the model in use, where there is one and it answers. */
export function chooseRewriter({ workers, ...parts }: ModelParts & { workers: LetterWorkers }): Rewriter {
  const taskCall = ({ cancellation, by }: LetterCall) =>
    hurriedCall(parts, { by, signal: signalOf(cancellation) });

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

    async nearer(wanting, call) {
      if (wanting.length === 0) return [];
      const bare = wanting.map(({ sentence }): SentenceRewrites => ({
        sentence,
        span: { start: 0, end: sentence.length },
        rewrites: [],
        question: '',
        note: '',
      }));
      const ids = numbered(
        's',
        wanting.slice(0, MOST_SHOWN).map(({ sentence }) => sentence),
      );
      const given = {
        manner: mannerOfText(wanting.map(({ sentence }) => sentence).join('\n')),
        sentences: ids.map((line, at) => ({ ...line, wanted: [...(wanting[at]?.wanted ?? [])] })),
      };
      const check = checkOf(bare, call);
      const { result } = await runTask(nearAdvert, { given, check }, await taskCall(call));
      return result.map(({ rewrites }) => rewrites[0]?.text ?? null);
    },
  };
}
