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

const nearerInstructions = `You bring sentences of a CV nearer to the words of a job advert. You are given sentences with
their numbers, the advert's words each may use (wanted), and a manner as JSON between <facts> tags. ${fenceNote}
Give one rewrite of a sentence in its own language that uses a wanted word only where it means what the sentence already
says; give none for a sentence that does not mean it. Keep every fact; add no figure, name, tool, rank or result.
${mannerNote}`;

/** Rewrites said again where they were refused, by the place of their sentence. */
function repairedOf({ refused }: Proposed, repaired: ReadonlyMap<string, string>, count: number): string[][] {
  return Array.from({ length: count }, (_one, at) =>
    refused.flatMap((one) => (one.at === at ? (repaired.get(one.text) ?? []) : [])),
  );
}

interface Asked {
  sentences: readonly SentenceRewrites[];
  facts: object;
  instructions: string;
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
  /** Sentences with what the model in use says for them, past the gate, after one round of corrections. */
  async function withModel(
    { sentences, facts, instructions }: Asked,
    { cancellation, by }: LetterCall,
  ): Promise<readonly SentenceRewrites[]> {
    const asking = { signal: signalOf(cancellation), by };
    const { signal } = asking;
    const inUse = sentences.length === 0 ? null : await models.inUse(by);
    if (!inUse) return sentences;
    const sinceMs = performance.now();
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
  }

  return {
    async improve(text, type, wish, call) {
      const asking = { signal: signalOf(call.cancellation), by: call.by };
      const sentences = await workers.run('improve', { text, type, keywords: wish }, asking);
      const shown = sentences.slice(0, MOST_SHOWN).map(({ sentence }, number) => ({ number, sentence }));
      const facts = { aim: type, wish, manner: mannerOfText(text), sentences: shown };
      return [...(await withModel({ sentences, facts, instructions }, call))];
    },

    async nearer(given, call) {
      const bare = given.map(({ sentence }): SentenceRewrites => ({
        sentence,
        span: { start: 0, end: sentence.length },
        rewrites: [],
        question: '',
        note: '',
      }));
      const facts = {
        manner: mannerOfText(given.map(({ sentence }) => sentence).join('\n')),
        sentences: given.slice(0, MOST_SHOWN).map((one, number) => ({ number, ...one })),
      };
      const said = await withModel({ sentences: bare, facts, instructions: nearerInstructions }, call);
      return said.map(({ rewrites }) => rewrites[0]?.text ?? null);
    },
  };
}
