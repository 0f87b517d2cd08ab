import type { FastifyBaseLogger } from 'fastify';
import type {
  LetterCall,
  LetterDocument,
  LetterOptions,
  LetterRequest,
  LetterWriter,
  WrittenLetter,
} from '@candor/domain/letters';
import { fenced, MOST_PROMPT } from './fenced.ts';
import type { LanguageModels } from './language-models/index.ts';
import type { LetterWorkers } from './letter-workers.ts';
import { modelAnswers, type ModelInUse } from './model-answers.ts';
import {
  finishedParagraphs,
  letterCandidate,
  letterFacts,
  letterInstructions,
  modelLetterSchema,
  repairedParagraphs,
} from './model-letter.ts';
import { limitsLeft, repairs } from './repair.ts';
import { signalOf } from './signal-of.ts';

const NOTE = 'The language model could not be used this time, so the built-in writer wrote your letter.';
const TOO_LONG_NOTE =
  'What you typed is too long for the language model, so the built-in writer wrote your letter.';

export interface LetterWriterParts {
  models: LanguageModels;
  log: Pick<FastifyBaseLogger, 'warn'>;
  workers: LetterWorkers;
}

/** One letter that a model writes. */
interface Writing extends ModelInUse {
  log: Pick<FastifyBaseLogger, 'warn'>;
  signal: AbortSignal | undefined;
  facts: object;
  start: LetterDocument;
  gate: (candidate: LetterDocument) => Promise<WrittenLetter>;
}

/** What a model makes of a starting letter, told as far as it passed the gate; null where it failed. */
async function candidateOf(
  writing: Writing,
  announce: LetterCall['announce'],
): Promise<LetterDocument | null> {
  const { model, limits, log, signal, facts, start, gate } = writing;
  const question = {
    model,
    limits,
    log,
    signal,
    instructions: letterInstructions,
    schema: modelLetterSchema,
  };
  let shown = 0;
  for await (const event of modelAnswers({ ...question, prompt: fenced(facts) })) {
    if (event.kind === 'failed') return null;
    if (event.kind === 'whole') return letterCandidate(start, event.answer.paragraphs);
    const finished = finishedParagraphs(event.answer);
    const { length } = finished.join('\n');
    const candidate = announce && length > shown ? letterCandidate(start, finished) : null;
    if (!candidate) continue;
    shown = length;
    announce?.((await gate(candidate)).letter);
  }
  return null;
}

/** What of it the gate lets through, after one round of corrections. */
async function checked(candidate: LetterDocument, writing: Writing, sinceMs: number): Promise<WrittenLetter> {
  const { limits, gate } = writing;
  const gated = await gate(candidate);
  const refused = gated.facts.sentences.flatMap((sentence) => sentence.refused ?? []);
  const repaired = await repairs({ ...writing, refused, limits: limitsLeft(limits, sinceMs) });
  const again =
    repaired.size > 0 ? letterCandidate(candidate, repairedParagraphs(candidate, repaired)) : null;
  return again ? gate(again) : gated;
}

/**
 * The letter writer: the model's that is in use, else the built-in one. A model's words pass the same gate as the built-in
 * writer's, and it is told once what was refused; where it fails, is late or says nothing, the built-in letter is
 * delivered and the report says so.
 */
export function chooseLetterWriter({ models, log, workers }: LetterWriterParts): LetterWriter {
  /** The model's letter through the gate, or what to say of there being none. */
  async function byModel(writing: Writing, announce: LetterCall['announce']) {
    if (fenced(writing.facts).length > MOST_PROMPT) return TOO_LONG_NOTE;
    const sinceMs = performance.now();
    const candidate = await candidateOf(writing, announce);
    writing.signal?.throwIfAborted();
    return candidate ? checked(candidate, writing, sinceMs) : NOTE;
  }

  return {
    async writeLetter(request: LetterRequest, options: LetterOptions, { cancellation, by, announce } = {}) {
      const signal = signalOf(cancellation);
      const start = await workers.run('start', { request, options }, { signal, by });
      const gate = (candidate: LetterDocument) => {
        const writer = candidate === start ? 'built-in' : 'model';
        const input = { request, candidate, fallback: start, writer, options } as const;
        return workers.run('gate', input, { signal, by });
      };
      const inUse = await models.inUse(by);
      if (!inUse) return gate(start);
      const facts = letterFacts(request, options, start);
      const written = await byModel({ ...inUse, log, signal, facts, start, gate }, announce);
      if (typeof written !== 'string') return written;
      const gated = await gate(start);
      return { ...gated, facts: { ...gated.facts, note: written } };
    },
  };
}
