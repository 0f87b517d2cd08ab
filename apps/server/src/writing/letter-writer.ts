import type { FastifyBaseLogger } from 'fastify';
import type {
  LetterCall,
  LetterDocument,
  LetterOptions,
  LetterRequest,
  LetterWriter,
  WrittenLetter,
} from '@candor/domain/letters';
import type { LanguageModels } from './language-models/index.ts';
import type { LetterWorkers } from './letter-workers.ts';
import { signalOf } from './signal-of.ts';
import { askTask, isTooLong, type TaskCall } from './tasks/ask-task.ts';
import { editDraft } from './tasks/edit-draft.ts';
import { draftGiven, letterGiven } from './tasks/letter-given.ts';
import { paragraphsOf, writeLetter, type LetterGate } from './tasks/write-letter.ts';

const NOTE = 'The language model could not be used this time, so your letter is in your own words.';
const TOO_LONG_NOTE =
  'What you typed is too long for the language model, so your letter is in your own words.';

export interface LetterWriterParts {
  models: LanguageModels;
  log: Pick<FastifyBaseLogger, 'warn'>;
  workers: LetterWorkers;
}

interface Writing {
  request: LetterRequest;
  options: LetterOptions;
  start: LetterDocument;
  gate: LetterGate;
}

/** The model's letter past the gate, told while it is written; or why there is none. */
async function byModel(
  { request, options, start, gate }: Writing,
  announce: LetterCall['announce'],
  call: TaskCall,
): Promise<WrittenLetter | string> {
  const { country, paragraphs } = start;
  const asked = request.useFullText
    ? { task: editDraft, given: draftGiven(request, options, { country, paragraphs }) }
    : { task: writeLetter, given: letterGiven(request, options, country) };
  if (isTooLong(asked.given)) return TOO_LONG_NOTE;
  const events =
    'draft' in asked.given ? askTask(editDraft, asked.given, call) : askTask(writeLetter, asked.given, call);
  for await (const event of events) {
    if (event.kind === 'failed') return NOTE;
    // Half a letter is none.
    if (event.kind === 'whole' && event.isCut) return NOTE;
    const written = paragraphsOf(event.answer);
    if (event.kind === 'whole') return written ? gate(written) : NOTE;
    if (written && announce) announce((await gate(written)).letter);
  }
  call.signal?.throwIfAborted();
  return NOTE;
}

/**
 * The letter writer: the model that is in use, else the person's own sentences. A model's words pass the gate; where it fails, is late
 * or says nothing, the letter without it is delivered and the report says so.
 */
export function chooseLetterWriter({ models, log, workers }: LetterWriterParts): LetterWriter {
  return {
    async writeLetter(request, options, { cancellation, by, announce } = {}) {
      const signal = signalOf(cancellation);
      const start = await workers.run('start', { request, options }, { signal, by });
      const gate: LetterGate = (paragraphs) => {
        const { letter } = start;
        const candidate = paragraphs ? { ...letter, paragraphs: [...paragraphs] } : letter;
        const writer = paragraphs ? 'model' : 'built-in';
        return workers.run('gate', { request, candidate, fallback: start, writer, options }, { signal, by });
      };
      const inUse = await models.inUse(by);
      if (!inUse) return gate(null);
      const written = await byModel({ request, options, start: start.letter, gate }, announce, {
        ...inUse,
        log,
        signal,
      });
      signal?.throwIfAborted();
      if (typeof written !== 'string') return written;
      const own = await gate(null);
      return { ...own, facts: { ...own.facts, note: written } };
    },
  };
}
