import { cvDocumentSchema } from '@candor/domain/cv';
import { readFile, type FileRead } from '../../src/index.ts';
import { chanceOf } from './chance.ts';
import { mutate } from './mutate.ts';
import { seeds, type Seed } from './seeds.ts';

export interface Outcome {
  /** How the file was read, or why it could not be. */
  kind: string;
  /** What is wrong with the answer; null where all is as promised. */
  failure: string | null;
  durationMs: number;
}

let loaded: Promise<Seed[]> | undefined;

/** What is wrong with an answer, whatever the file was. */
export function failureOf(answer: FileRead): string | null {
  if (answer.kind === 'refused') return /^[A-Z].{15,}\.$/.test(answer.sentence) ? null : 'has no sentence';
  const { read, text, wordCount, notes } = answer;
  const parsed = cvDocumentSchema.safeParse(read.document);
  if (!parsed.success)
    return `document: ${parsed.error.issues[0]?.path.join('.')} ${parsed.error.issues[0]?.message}`;
  if (!(read.confidence >= 0 && read.confidence <= 0.9)) return `confidence ${read.confidence}`;
  if (!Number.isInteger(wordCount) || typeof text !== 'string' || !Array.isArray(notes))
    return 'counts or notes';
  for (const { certainty, page, box } of read.fields) {
    if (!(certainty >= 0 && certainty <= 1) || !Number.isInteger(page) || page < 1)
      return 'certainty or page of a field';
    if (!Object.values(box).every(Number.isFinite)) return 'box of a field';
  }
  return null;
}

/** Reads the broken file of one number; the same number always breaks the same file in the same way. */
export async function breakOne(number: number): Promise<Outcome> {
  const files = await (loaded ??= seeds());
  const chance = chanceOf(number);
  const { name, bytes } = chance.pick(files);
  const others = Array.from({ length: 3 }, () => chance.pick(files).bytes);
  const broken = mutate(bytes, chance, others);
  const startedMs = performance.now();
  const answer = await readFile({ name, bytes: broken });
  const durationMs = performance.now() - startedMs;
  return { kind: answer.kind === 'read' ? answer.type : answer.code, failure: failureOf(answer), durationMs };
}
