import type { LanguageModel } from 'ai';
import type {
  TriedModel,
  TriedSentence,
  tryLanguageModel as inUseEndpoint,
  tryLocalModel as localEndpoint,
} from '@candor/contracts/language-models';
import { cvRequestSchema, sampleDraft } from '@candor/domain/cv';
import { aboutOf } from '@candor/domain/marks';
import { say } from '@candor/domain/say';
import type { Call } from '../../platform/bind.ts';
import { monthOf } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import { askTask } from '../tasks/ask-task.ts';
import { cvGate } from '../tasks/cv-gate.ts';
import { cvGiven } from '../tasks/cv-given.ts';
import { saysCv, writeCv, type CvAnswer, type CvGate } from '../tasks/write-cv.ts';
import { requireLocal } from './access.ts';
import { limitsOf } from './language-models.ts';
import { limitSeconds } from './store.ts';

/** At least so long: whoever tries a slow model wants to see how slow. */
const TRIAL_SECONDS = 120;

const sample = cvRequestSchema.parse(sampleDraft);
const wordsIn = (sentences: readonly { text: string }[]) =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

type Ctx = Call<typeof inUseEndpoint>['ctx'];

/** Judges the sentences of what a model wrote that are not judged yet, in their order. */
function createJudge(gate: CvGate) {
  const judged = new Set<string>();
  return async (written: CvAnswer): Promise<TriedSentence[]> => {
    const sentences = [
      ...written.summary.map(({ text }) => ({ text, place: 'summary' as const })),
      ...written.posts.flatMap(({ bullets }) =>
        bullets.map(({ text }) => ({ text, place: 'experience' as const })),
      ),
    ];
    const fresh = sentences.filter(({ text }) => text.trim() !== '' && !judged.has(text));
    const gated = fresh.length > 0 && saysCv(written) ? await gate(written) : null;
    if (!gated) return [];
    const findings = gated.facts.marks.filter(({ kind }) => kind === 'finding');
    return fresh.map(({ text, place }): TriedSentence => {
      judged.add(text);
      return { text, place, refused: findings.find(({ about }) => about === aboutOf(text))?.why ?? null };
    });
  };
}

/** Where a model is asked, as its provider is called here: the address of a server, or a service. */
const hostOf = (model: LanguageModel) =>
  typeof model === 'string' ? '' : model.provider.replace(/\.\w+$/, '');
const nameOf = (model: LanguageModel) => (typeof model === 'string' ? model : model.modelId);

/** Has a model write the sample CV. Tells each sentence with the gate's verdict, and in the end how fast it was. */
async function* tryModel(ctx: Ctx, model: LanguageModel) {
  const { log, owner, signal, writingWorkers, clock } = ctx;
  await ctx.limits.spend('writing', owner.id);
  const seconds = await limitSeconds(ctx.store);
  const call = { cancellation: signal, by: owner.id };
  const options = { today: monthOf(clock.now()) };
  const fallback = await writingWorkers.compose(sample, options, call);
  const judge = createJudge(cvGate(writingWorkers, { fallback, options }, call));
  const sentences: TriedSentence[] = [];
  const startMs = performance.now();
  let firstWordsMs: number | null = null;
  let failed: Pick<TriedModel, 'failure' | 'status'> = { failure: null, status: null };
  // What the judging takes is not the model's.
  let judgingMs = 0;
  const asking = { model, limits: limitsOf(Math.max(seconds, TRIAL_SECONDS)), log, signal };
  for await (const event of askTask(writeCv, cvGiven(sample, fallback, options.today), asking)) {
    if (event.kind === 'failed') {
      failed = { failure: event.failure, status: event.status };
      break;
    }
    const fromMs = performance.now();
    firstWordsMs ??= fromMs - startMs;
    const news = await judge(event.answer);
    judgingMs += performance.now() - fromMs;
    sentences.push(...news);
    for (const sentence of news) yield { kind: 'sentence' as const, sentence };
  }
  if (signal.aborted) return;
  const durationMs = performance.now() - startMs - judgingMs;
  const writingMs = firstWordsMs === null ? 0 : durationMs - firstWordsMs;
  const wordsPerSecond = writingMs > 0 ? (wordsIn(sentences) / writingMs) * 1000 : null;
  const asked = { model: nameOf(model), host: hostOf(model), limitMs: seconds * 1000 };
  yield {
    kind: 'done' as const,
    result: { ...asked, sentences, ...failed, firstWordsMs, durationMs, wordsPerSecond },
  };
}

export async function* tryLocalModel({ ctx, input: { body } }: Call<typeof localEndpoint>) {
  requireLocal(ctx);
  const model = ctx.languageModels.local(body);
  if (!model) throw new Refusal('not_found');
  yield* tryModel(ctx, model);
}

export async function* tryLanguageModel({ ctx }: Call<typeof inUseEndpoint>) {
  const inUse = await ctx.languageModels.ofSite();
  if (!inUse) throw new Refusal('not_found', say`No language model is in use.`);
  yield* tryModel(ctx, inUse.model);
}
