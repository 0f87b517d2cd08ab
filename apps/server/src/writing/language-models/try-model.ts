import type { LanguageModel } from 'ai';
import type {
  TriedModel,
  TriedSentence,
  tryLanguageModel as inUseEndpoint,
  tryLocalModel as localEndpoint,
} from '@candor/contracts/language-models';
import { cvRequestSchema, sampleDraft } from '@candor/domain/cv';
import type { Composition } from '@candor/domain/writing';
import type { Call } from '../../platform/bind.ts';
import { monthOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import { fenced } from '../fenced.ts';
import { modelAnswers, type ModelLimits } from '../model-answers.ts';
import {
  candidateOf,
  cvFacts,
  cvInstructions,
  cvSoFar,
  finishedPart,
  modelCvSchema,
  refusedOf,
  sentencesOf,
  type ModelCv,
} from '../model-cv.ts';
import { requireLocal } from './access.ts';
import { LOCAL_LIMITS } from './language-models.ts';

/** Longer than for a person's CV: whoever tries a slow model wants to see how slow. */
const TRIAL_LIMITS: ModelLimits = { totalMs: 60_000, firstChunkMs: 45_000, chunkMs: 15_000 };

const sample = cvRequestSchema.parse(sampleDraft);
const wordsIn = (sentences: readonly { text: string }[]) =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

type Ctx = Call<typeof inUseEndpoint>['ctx'];

/** Judges the sentences of what a model wrote that are not judged yet, in their order. */
function createJudge({ writingWorkers, owner, signal, clock }: Ctx, fallback: Composition) {
  const judged = new Set<string>();
  const today = monthOf(clock.now());
  return async (written: ModelCv): Promise<TriedSentence[]> => {
    const fresh = sentencesOf(written).filter((text) => text.trim() !== '' && !judged.has(text));
    const candidate = fresh.length > 0 ? candidateOf(fallback, written) : undefined;
    if (!candidate) return [];
    const gate = { request: fallback.request, candidate, fallback, writer: 'model', today } as const;
    const { facts } = await writingWorkers.gate(gate, { cancellation: signal, by: owner.id });
    const refused = new Map(refusedOf(written, facts).map((one) => [one.text, one]));
    const inSummary = new Set(sentencesOf({ ...written, jobs: [] }));
    return fresh.map((text): TriedSentence => {
      judged.add(text);
      const claim = refused.get(text);
      return {
        text,
        place: inSummary.has(text) ? 'summary' : 'experience',
        refused: claim ? { kind: claim.kind, words: claim.words } : null,
      };
    });
  };
}

/** Has a model write the sample CV. Tells each sentence with the gate's verdict, and in the end how fast it was. */
async function* tryModel(ctx: Ctx, model: LanguageModel, limitMs: number) {
  const { limits, log, owner, signal, writingWorkers, clock } = ctx;
  await limits.spend('writing', owner.id);
  const call = { cancellation: signal, by: owner.id };
  const fallback = await writingWorkers.compose(sample, { today: monthOf(clock.now()) }, call);
  const judge = createJudge(ctx, fallback);
  const sentences: TriedSentence[] = [];
  const startMs = performance.now();
  let firstWordsMs: number | null = null;
  let failure: TriedModel['failure'] = null;
  // What the judging takes is not the model's.
  let judgingMs = 0;
  const question = { model, limits: TRIAL_LIMITS, log, signal, schema: modelCvSchema };
  const prompt = fenced(cvFacts(sample, fallback));
  for await (const event of modelAnswers({ ...question, instructions: cvInstructions, prompt })) {
    if (event.kind === 'failed') {
      ({ failure } = event);
      break;
    }
    const fromMs = performance.now();
    firstWordsMs ??= fromMs - startMs;
    const soFar = event.kind === 'whole' ? event.answer : cvSoFar(event.answer);
    const written = event.kind === 'whole' ? soFar : soFar && finishedPart(soFar);
    const news = written ? await judge(written) : [];
    judgingMs += performance.now() - fromMs;
    sentences.push(...news);
    for (const sentence of news) yield { kind: 'sentence' as const, sentence };
  }
  if (signal.aborted) return;
  const durationMs = performance.now() - startMs - judgingMs;
  const writingMs = firstWordsMs === null ? 0 : durationMs - firstWordsMs;
  const wordsPerSecond = writingMs > 0 ? (wordsIn(sentences) / writingMs) * 1000 : null;
  const result = { sentences, failure, firstWordsMs, durationMs, wordsPerSecond, limitMs };
  yield { kind: 'done' as const, result };
}

export async function* tryLocalModel({ ctx, input: { body } }: Call<typeof localEndpoint>) {
  requireLocal(ctx);
  const model = ctx.languageModels.local(body);
  if (!model) throw new Refusal('not_found');
  yield* tryModel(ctx, model, LOCAL_LIMITS.totalMs);
}

export async function* tryLanguageModel({ ctx }: Call<typeof inUseEndpoint>) {
  const inUse = await ctx.languageModels.ofSite();
  if (!inUse) throw new Refusal('not_found', 'No language model is in use.');
  yield* tryModel(ctx, inUse.model, inUse.limits.totalMs);
}
