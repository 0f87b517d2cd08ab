import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { ImprovementType, Proposed, SentenceRewrites } from '@candor/domain/improving';
import type { LetterCall } from '@candor/domain/letters';
import { fenced, fenceNote } from './fenced.ts';
import type { LanguageModels } from './language-models/index.ts';
import type { LetterWorkers } from './letter-workers.ts';
import { mannerNote, mannerOfText } from './manner.ts';
import { wholeAnswer } from './model-answers.ts';
import { limitsLeft, repairs } from './repair.ts';
import { signalOf } from './signal-of.ts';

/** Says the sentences of a text in other ways. */
export interface Rewriter {
  improve(
    text: string,
    type: ImprovementType,
    keywords: string,
    call: LetterCall,
  ): Promise<SentenceRewrites[]>;
}

/** Somebody waits before a list: shorter than for a whole text. */
const MOST_MS = 15_000;
/** Sentences shown to a model in one call; the computed rewrites of the others stand alone. */
const MOST_SHOWN = 12;

const modelRewritesSchema = z.object({
  sentences: z.array(z.object({ number: z.number(), rewrites: z.array(z.string()) })),
});

const instructions = `You rewrite sentences of CVs and letters. You are given sentences with their numbers, an aim and a
wish as JSON between <facts> tags. ${fenceNote}
For each sentence give two rewrites in its own language. Keep every fact; add no figure, name, tool, rank or result.
${mannerNote}
Aims: achievement tells what came of it, action-verb opens with an exact verb, keywords prefers the wish's own words,
impact puts the result first.`;

/** Rewrites said again where they were refused, by the place of their sentence. */
function repairedOf({ refused }: Proposed, repaired: ReadonlyMap<string, string>, count: number): string[][] {
  return Array.from({ length: count }, (_one, at) =>
    refused.flatMap((one) => (one.at === at ? (repaired.get(one.text) ?? []) : [])),
  );
}

/** The rewriter: computed rewrites, and before them those of the model in use, where there is one and it answers. */
export function chooseRewriter({
  models,
  log,
  workers,
}: {
  models: LanguageModels;
  log: Pick<FastifyBaseLogger, 'warn'>;
  workers: LetterWorkers;
}): Rewriter {
  return {
    async improve(text, type, wish, { cancellation, by }) {
      const asking = { signal: signalOf(cancellation), by };
      const { signal } = asking;
      const sentences = await workers.run('improve', { text, type, keywords: wish }, asking);
      const inUse = sentences.length === 0 ? null : await models.inUse();
      if (!inUse) return sentences;
      const sinceMs = performance.now();
      const shown = sentences.slice(0, MOST_SHOWN).map(({ sentence }, number) => ({ number, sentence }));
      const facts = { aim: type, wish, manner: mannerOfText(text), sentences: shown };
      const limits = { ...inUse.limits, totalMs: Math.min(MOST_MS, inUse.limits.totalMs) };
      const question = { model: inUse.model, limits, log, signal };
      const prompt = fenced(facts);
      const answer = await wholeAnswer({ ...question, prompt, instructions, schema: modelRewritesSchema });
      signal?.throwIfAborted();
      if (!answer) return sentences;
      const proposed = sentences.map((_one, at) =>
        answer.sentences.filter(({ number }) => number === at).flatMap(({ rewrites }) => rewrites),
      );
      const added = await workers.run('add', { sentences, proposed }, asking);
      const { refused } = added;
      const repaired = await repairs({ ...question, facts, refused, limits: limitsLeft(limits, sinceMs) });
      if (repaired.size === 0) return added.sentences;
      const again = {
        sentences: added.sentences,
        proposed: repairedOf(added, repaired, sentences.length),
      };
      return (await workers.run('add', again, asking)).sentences;
    },
  };
}
