import { z } from 'zod';
import type { FactKind } from '@candor/domain/writing';
import { fenced, fenceNote } from './fenced.ts';
import { wholeAnswer, type ModelQuestion } from './model-answers.ts';

/** A sentence that the gate refused, and the claim it was refused for, in the claim's own words. */
export interface RefusedSentence {
  text: string;
  kind: FactKind;
  words: string;
}

/** Sentences told to a model in one round; the others are replaced at once. */
const MOST_TOLD = 12;
/** What is left of the time must do for a round. */
const LEAST_MS = 2_000;
/** A sentence said again is not many times as long as it was. */
const MOST_LONGER = 2;

/** Why a claim of each kind cannot stand. */
const reasons: Record<FactKind, string> = {
  employer: 'The facts name no such employer.',
  title: 'The facts give no such title, post or promotion.',
  date: 'The facts give no such date or length of time.',
  degree: 'The facts give no such degree.',
  school: 'The facts name no such school.',
  number: 'The facts do not give this figure, or give it for something else.',
  tool: 'The facts do not say that this tool was used.',
  certificate: 'The facts do not say that this is held.',
  skill: 'The facts do not list this skill.',
  name: 'The facts do not name this.',
  claim: 'The facts do not say this, or say less.',
};

const repairsSchema = z.object({ sentences: z.array(z.object({ number: z.number(), text: z.string() })) });

const instructions = `You correct sentences of CVs and letters. You are given facts and refused sentences as JSON between
<facts> tags. ${fenceNote}
Each refused sentence states something that its facts do not carry: claim is that claim in the sentence's own words, why
is the reason. Say each sentence again in its own language and manner without the claim, with nothing put in its place,
and keep the rest. Give each with its number; leave out one of which nothing would remain.`;

type Repairing = Omit<ModelQuestion<unknown>, 'instructions' | 'prompt' | 'schema'> & {
  /** What the sentences may rest on. */
  facts: object;
  refused: readonly RefusedSentence[];
};

function isFit(text: string, refused: RefusedSentence): boolean {
  return (
    text !== '' &&
    text !== refused.text &&
    !text.includes('\n') &&
    text.length <= refused.text.length * MOST_LONGER
  );
}

/**
 * Tells a model which claims were refused, once. Gives what it says instead, by the refused sentence; it must pass the
 * gate like everything else. Empty where there was no time or no use.
 */
export async function repairs({ facts, refused, limits, ...rest }: Repairing): Promise<Map<string, string>> {
  const asked = refused.slice(0, MOST_TOLD);
  if (asked.length === 0 || limits.totalMs < LEAST_MS) return new Map();
  const sentences = asked.map(({ text: sentence, kind, words: claim }, number) => ({
    number,
    sentence,
    claim,
    why: reasons[kind],
  }));
  const prompt = fenced({ facts, refused: sentences });
  const answer = await wholeAnswer({ ...rest, limits, instructions, prompt, schema: repairsSchema });
  return new Map(
    (answer?.sentences ?? []).flatMap(({ number, text }) => {
      const one = asked[number];
      const wording = text.trim();
      return one && isFit(wording, one) ? [[one.text, wording] as const] : [];
    }),
  );
}

/** The time that is left of a model's, of which one round has taken some. */
export function limitsLeft<L extends { totalMs: number }>(limits: L, sinceMs: number): L {
  return { ...limits, totalMs: Math.max(0, Math.floor(limits.totalMs - (performance.now() - sinceMs))) };
}
