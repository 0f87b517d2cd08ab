import type { FastifyBaseLogger } from 'fastify';
import type { CvRequest } from '@candor/domain/cv';
import { say } from '@candor/domain/say';
import {
  engineWriter,
  type Cancellation,
  type GatedCv,
  type Writer,
  type WriterEvent,
  type WritingEngine,
  type WritingOptions,
  type WritingStage,
} from '@candor/domain/writing';
import { monthOf, type Clock } from '../platform/clock.ts';
import type { ModelInUse } from './asking/ask-model.ts';
import type { LanguageModels } from './language-models/index.ts';
import { signalOf } from './signal-of.ts';
import { askTask, type TaskCall } from './tasks/ask-task.ts';
import { cvGate } from './tasks/cv-gate.ts';
import { cvGiven, linesIn } from './tasks/cv-given.ts';
import { placesIn } from './tasks/cv-places.ts';
import { lookAgain } from './tasks/look-again.ts';
import { marksWithRemarks } from './tasks/marks-with-remarks.ts';
import { isLongCv, writeLongCv } from './tasks/write-long-cv.ts';
import { saysCv, writeCv, type CvAnswer, type CvGate, type CvGiven } from './tasks/write-cv.ts';

export interface ModelWriterParts extends ModelInUse {
  /** Read at each call, so that `today` stays true. */
  options: () => WritingOptions;
  log: Pick<FastifyBaseLogger, 'warn'>;
  engine: WritingEngine;
}

const note = () => say`The language model could not be used this time, so your CV is in your own words.`;

/** A model writes the summary first; the shares of the whole that are done when each stage begins, in percent. */
const PROGRESS: Record<WritingStage, number> = {
  facts: 5,
  summary: 30,
  experience: 45,
  skills: 65,
  checking: 80,
};

/** The furthest stage that what is written so far has reached. */
function stageOf({ summary, posts, skills }: CvAnswer): WritingStage {
  if (skills.length > 0) return 'skills';
  if (posts.length > 0) return 'experience';
  return summary.length === 0 ? 'facts' : 'summary';
}

const countIn = ({ summary, posts }: CvAnswer) =>
  posts.reduce((sum, { bullets }) => sum + bullets.length, summary.length);

/** Tells the stages and what passed the gate as they come. Returns all that the model wrote; null where it failed. */
async function* streamed(
  given: CvGiven,
  gate: CvGate,
  call: TaskCall,
): AsyncGenerator<WriterEvent, CvAnswer | null> {
  let reached: WritingStage = 'facts';
  let shown = 0;
  const events = isLongCv(given) ? writeLongCv(given, call) : askTask(writeCv, given, call);
  for await (const event of events) {
    if (event.kind === 'failed') return null;
    // Of the post at which it ended too early nobody knows what was to come.
    if (event.kind === 'whole')
      return event.isCut ? { ...event.answer, posts: event.answer.posts.slice(0, -1) } : event.answer;
    const stage = stageOf(event.answer);
    // What came and was passed at once is over: no stage tells of it any more.
    if (PROGRESS[stage] > PROGRESS[reached]) {
      yield { kind: 'stage', stage, progress: PROGRESS[stage] };
      reached = stage;
    }
    const count = countIn(event.answer);
    if (count <= shown) continue;
    shown = count;
    const gated = saysCv(event.answer) ? await gate(event.answer) : null;
    if (gated) yield { kind: 'partial', document: gated.document };
  }
  return null;
}

/** Where something about a line stands that no sentence rests on. */
function placeOfLine(id: string, jobs: readonly number[]): string | undefined {
  if (/^[sk]/.test(id)) return id.startsWith('s') ? 'summary' : 'skills';
  const at = jobs.indexOf(Number(/^p(\d+)\./.exec(id)?.[1] ?? 0) - 1);
  return at < 0 ? undefined : `experience.${at}`;
}

/** A CV that passed the gate with what the model says of it: what it left out and why, what it asks, what it doubts. */
async function remarked(
  { document, facts }: GatedCv,
  { answer, given, jobs }: { answer: CvAnswer; given: CvGiven; jobs: readonly number[] },
  call: TaskCall & { sinceMs: number },
): Promise<GatedCv> {
  const places = placesIn(document);
  const marked = marksWithRemarks(facts, answer, linesIn(given), (sentence, { id }) =>
    sentence === undefined ? placeOfLine(id, jobs) : places.get(sentence),
  );
  const sentences = [...answer.summary, ...answer.posts.flatMap(({ bullets }) => bullets)];
  const written = { sentences, lines: linesIn(given), lineOf: (sentence: string) => places.get(sentence) };
  return { document, facts: await lookAgain(marked, written, call) };
}

/**
 * Writes by a language model. Whatever it says passes the gate before anybody sees it. Where it fails, is late, refuses or says
 * nothing that can be read, the CV is in the person's own words and the report says so.
 */
export function modelWriter({ model, limits, options, log, engine }: ModelWriterParts): Writer {
  async function* writeCvBy(
    request: CvRequest,
    cancellation?: Cancellation,
    by?: string,
  ): AsyncGenerator<WriterEvent> {
    const sinceMs = performance.now();
    const current = options();
    const call = { cancellation, by };
    yield { kind: 'stage', stage: 'facts', progress: PROGRESS.facts };
    const fallback = await engine.compose(request, current, call);
    const gate = cvGate(engine, { fallback, options: current }, call);
    const given = cvGiven(request, fallback, current.today);
    const asking = { model, limits, log, signal: signalOf(cancellation) };
    const answer = yield* streamed(given, gate, asking);
    if (cancellation?.aborted) return;
    yield { kind: 'stage', stage: 'checking', progress: PROGRESS.checking };
    const gated = answer && (await writeCv.verify(answer, given, gate));
    const about = { given, jobs: fallback.jobs };
    const passed = answer && gated && (await remarked(gated, { ...about, answer }, { ...asking, sinceMs }));
    const written = passed ?? (await writeCv.without(given, gate));
    if (cancellation?.aborted || !written) return;
    const facts = passed ? written.facts : { ...written.facts, note: note() };
    yield { kind: 'written', document: written.document, facts };
  }
  return { writeCv: writeCvBy };
}

export interface WriterParts {
  models: LanguageModels;
  clock: Clock;
  log: FastifyBaseLogger;
  engine: WritingEngine;
}

/** Writes by the language model that is in use when a CV is asked for, else by the built-in writer. */
export function chooseWriter({ models, clock, log, engine }: WriterParts): Writer {
  const options = () => ({ today: monthOf(clock.now()) });
  const builtIn = engineWriter(options, engine);
  return {
    async *writeCv(request, cancellation, by) {
      const inUse = await models.inUse(by);
      const writer = inUse ? modelWriter({ ...inUse, options, log, engine }) : builtIn;
      yield* writer.writeCv(request, cancellation, by);
    },
  };
}
