import type { FastifyBaseLogger } from 'fastify';
import type { CvRequest } from '@candor/domain/cv';
import type {
  Cancellation,
  Composition,
  GatedCv,
  Writer,
  WriterEvent,
  WritingEngine,
  WritingOptions,
  WritingStage,
} from '@candor/domain/writing';
import { fenced, MOST_PROMPT } from './fenced.ts';
import { modelAnswers, type ModelInUse } from './model-answers.ts';
import {
  candidateOf,
  cvFacts,
  cvInstructions,
  cvSoFar,
  finishedPart,
  modelCvSchema,
  refusedOf,
  sentencesOf,
  withRepairs,
  type ModelCv,
} from './model-cv.ts';
import { limitsLeft, repairs } from './repair.ts';
import { signalOf } from './signal-of.ts';

export interface ModelWriterParts extends ModelInUse {
  /** Read at each call, so that `today` stays true. */
  options: () => WritingOptions;
  log: Pick<FastifyBaseLogger, 'warn'>;
  engine: WritingEngine;
}

const NOTE = 'The language model could not be used this time, so the built-in writer wrote your CV.';
const TOO_LONG_NOTE =
  'What you typed is too long for the language model, so the built-in writer wrote your CV.';

/** A model writes the summary first; the shares of the whole that are done when each stage begins, in percent. */
const PROGRESS: Record<WritingStage, number> = {
  facts: 5,
  summary: 30,
  experience: 45,
  skills: 65,
  checking: 80,
};

/** The furthest stage that what is written so far has reached. */
function stageOf({ summary, jobs, skills }: ModelCv): WritingStage {
  if (skills.length > 0) return 'skills';
  if (jobs.length > 0) return 'experience';
  return summary === '' ? 'facts' : 'summary';
}

function saysSomething({ summary, jobs }: ModelCv): boolean {
  return summary.trim() !== '' || jobs.length > 0;
}

/**
 * Writes by a language model. Whatever it says passes the fact gate before anybody sees it; it is told once which of
 * its sentences were refused and for which claim. Where it fails, is late, refuses or says nothing that can be read, the
 * built-in writer's CV is delivered and the report says so.
 */
export function modelWriter({ model, limits, options, log, engine }: ModelWriterParts): Writer {
  type Gate = (written: ModelCv | null) => Promise<GatedCv | null>;

  /** Tells the stages and what passed the gate as they come. Returns all that the model wrote; null where it failed. */
  async function* streamed(
    { facts, sinceMs }: { facts: object; sinceMs: number },
    gate: Gate,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<WriterEvent, ModelCv | null> {
    const question = {
      model,
      limits: limitsLeft(limits, sinceMs),
      log,
      signal,
      instructions: cvInstructions,
      schema: modelCvSchema,
    };
    let reached: WritingStage = 'facts';
    let shown = 0;
    for await (const event of modelAnswers({ ...question, prompt: fenced(facts) })) {
      if (event.kind === 'failed') return null;
      if (event.kind === 'whole') return saysSomething(event.answer) ? event.answer : null;
      const soFar = cvSoFar(event.answer);
      if (!soFar) continue;
      const stage = stageOf(soFar);
      // What came and was passed at once is over: no stage tells of it any more.
      if (PROGRESS[stage] > PROGRESS[reached]) yield { kind: 'stage', stage, progress: PROGRESS[stage] };
      reached = stage;
      const finished = finishedPart(soFar);
      const count = sentencesOf(finished).length;
      if (count <= shown) continue;
      shown = count;
      const gated = await gate(finished);
      if (gated) yield { kind: 'partial', document: gated.document };
    }
    return null;
  }

  /** What the gate lets through of what a model wrote, after one round of corrections. */
  async function checked(
    { written, facts, sinceMs }: { written: ModelCv; facts: object; sinceMs: number },
    gate: Gate,
    signal: AbortSignal | undefined,
  ): Promise<GatedCv | null> {
    const gated = await gate(written);
    const refused = gated ? refusedOf(written, gated.facts) : [];
    const left = limitsLeft(limits, sinceMs);
    const repaired = await repairs({ model, limits: left, log, signal, facts, refused });
    return repaired.size === 0 ? gated : ((await gate(withRepairs(written, repaired))) ?? gated);
  }

  async function* writeCv(
    request: CvRequest,
    cancellation?: Cancellation,
    by?: string,
  ): AsyncGenerator<WriterEvent> {
    const sinceMs = performance.now();
    const call = { cancellation, by };
    const current = options();
    const signal = signalOf(cancellation);
    yield { kind: 'stage', stage: 'facts', progress: PROGRESS.facts };
    const fallback: Composition = await engine.compose(request, current, call);
    const gate: Gate = async (written) => {
      const candidate = written ? candidateOf(fallback, written) : fallback.document;
      const writer = written ? 'model' : 'built-in';
      return candidate
        ? engine.gate({ request: fallback.request, candidate, fallback, writer, ...current }, call)
        : null;
    };
    const facts = cvFacts(request, fallback);
    const isTooLong = fenced(facts).length > MOST_PROMPT;
    const written = isTooLong ? null : yield* streamed({ facts, sinceMs }, gate, signal);
    if (cancellation?.aborted) return;
    yield { kind: 'stage', stage: 'checking', progress: PROGRESS.checking };
    const passed = written && (await checked({ written, facts, sinceMs }, gate, signal));
    const gated = passed ?? (await gate(null));
    if (cancellation?.aborted || !gated) return;
    const note = passed ? {} : { note: isTooLong ? TOO_LONG_NOTE : NOTE };
    yield { kind: 'written', document: gated.document, facts: { ...gated.facts, ...note } };
  }
  return { writeCv };
}
