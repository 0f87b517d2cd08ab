import type { FastifyBaseLogger } from 'fastify';
import type {
  LetterCall,
  LetterDocument,
  LetterOptions,
  LetterRequest,
  LetterWriter,
  WrittenLetter,
} from '@candor/domain/letters';
import { say } from '@candor/domain/say';
import type { LanguageModels } from './language-models/index.ts';
import type { LetterWorkers } from './letter-workers.ts';
import { signalOf } from './signal-of.ts';
import { askTask, isTooLong, type TaskCall } from './tasks/ask-task.ts';
import type { Line } from './tasks/define-task.ts';
import { editDraft } from './tasks/edit-draft.ts';
import { draftGiven, letterGiven } from './tasks/letter-given.ts';
import { lookAgain } from './tasks/look-again.ts';
import { marksWithRemarks } from './tasks/marks-with-remarks.ts';
import { paragraphsOf, writeLetter, type LetterAnswer, type LetterGate } from './tasks/write-letter.ts';

const ownWordsNote = () =>
  say`The language model could not be used this time, so your letter is in your own words.`;
const tooLongNote = () =>
  say`What you typed is too long for the language model, so your letter is in your own words.`;

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

/** What the model is asked for: an own draft is edited, a form is written from. */
function askedFor({ request, options, start }: Writing, call: TaskCall) {
  const { country, paragraphs } = start;
  if (request.useFullText) {
    const given = draftGiven(request, options, { country, paragraphs });
    const drafted = given.draft.flatMap(({ sentences }) => sentences);
    const lines = [...drafted, ...given.wishes, ...given.form, ...given.cv];
    return { given, lines, ask: () => askTask(editDraft, given, call) };
  }
  const given = letterGiven(request, options, country);
  const own = [given.motivation, given.experience, given.skills, given.achievements, given.wishes];
  const lines = [...own.flat(), ...given.form, ...given.cv];
  return { given, lines, ask: () => askTask(writeLetter, given, call) };
}

/** A letter that passed the gate with what the model says of it: what it left out and why, what it asks, what it doubts. */
async function remarked(
  { letter, facts }: WrittenLetter,
  { answer, lines }: { answer: LetterAnswer; lines: readonly Line[] },
  call: TaskCall & { sinceMs: number },
): Promise<WrittenLetter> {
  const lineOf = (sentence: string) => {
    const at = letter.paragraphs.findIndex((one) => one.includes(sentence));
    return at < 0 ? undefined : `paragraphs.${at}`;
  };
  const marked = marksWithRemarks(facts, answer, lines, (sentence) =>
    sentence === undefined ? 'evidence' : lineOf(sentence),
  );
  const sentences = answer.paragraphs.flatMap((one) => one.sentences);
  return { letter, facts: await lookAgain(marked, { sentences, lines, lineOf }, call) };
}

/** The model's letter past the gate, reported while it is written; or why there is none. */
async function byModel(
  writing: Writing,
  announce: LetterCall['announce'],
  call: TaskCall,
): Promise<WrittenLetter | string> {
  const { gate } = writing;
  const sinceMs = performance.now();
  const { given, lines, ask } = askedFor(writing, call);
  if (isTooLong(given)) return tooLongNote();
  for await (const event of ask()) {
    if (event.kind === 'failed') return ownWordsNote();
    // Half a letter is none.
    if (event.kind === 'whole' && event.isCut) return ownWordsNote();
    const { answer } = event;
    const written = paragraphsOf(answer);
    if (event.kind === 'whole')
      return written
        ? remarked(await gate(written), { answer, lines }, { ...call, sinceMs })
        : ownWordsNote();
    if (written && announce) announce((await gate(written)).letter);
  }
  call.signal?.throwIfAborted();
  return ownWordsNote();
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
