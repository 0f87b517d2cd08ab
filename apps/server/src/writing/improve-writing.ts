import type { improveWriting as endpoint } from '@candor/contracts/writing';
import { applyEdits, type SentenceRewrites } from '@candor/domain/improving';
import type { Call } from '../platform/bind.ts';

const MOST_SUGGESTIONS = 5;

/** The whole text once for each rank of rewrite: first with the best of every sentence, then with the next ones. */
function wholeTexts(text: string, sentences: readonly SentenceRewrites[]): string[] {
  const ranks = Math.min(MOST_SUGGESTIONS, Math.max(0, ...sentences.map(({ rewrites }) => rewrites.length)));
  return Array.from({ length: ranks }, (_, rank) =>
    applyEdits(
      text,
      sentences.flatMap(({ span, sentence, rewrites }) => {
        // A sentence with fewer of them keeps its last; one with none stays.
        const replacement = (rewrites[rank] ?? rewrites.at(-1))?.text;
        return replacement === undefined ? [] : [{ span, expected: sentence, replacement }];
      }),
    ),
  );
}

/** Says each sentence of a text in other ways. The prompt is taken as the words the text should prefer. */
export async function improveWriting({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { text, improvementType, prompt } = body;
  await ctx.limits.spend('writing', ctx.owner.id);
  const call = { cancellation: ctx.signal, by: ctx.owner.id };
  const sentences = await ctx.rewriter.improve(text, improvementType, prompt, call);
  return {
    success: true as const,
    suggestions: wholeTexts(text, sentences),
    sentences,
  };
}
