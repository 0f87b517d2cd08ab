import { fromJsonResume, type CvDocument } from '@candor/domain/cv';
import { z } from 'zod';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { fromReactiveResume, isReactiveResume } from './reactive-resume.ts';

const ownSchema = z.object({ candor: z.literal(1), resume: z.record(z.string(), z.unknown()) });
const jsonResumeSchema = z.looseObject({
  basics: z.record(z.string(), z.unknown()).optional(),
  work: z.array(z.unknown()).optional(),
  education: z.array(z.unknown()).optional(),
  skills: z.array(z.unknown()).optional(),
});

export interface FieldRead {
  type: 'json-resume' | 'reactive-resume';
  document: CvDocument;
}

/** The document that a file of ours carries, without loss; null where it carries none. */
export function ownDocument(attached: unknown): CvDocument | null {
  const own = ownSchema.safeParse(attached);
  return own.success ? fromJsonResume(own.data.resume) : null;
}

/** Each value of a JSON text has one of these beside it; a picture written in letters has none. */
function marksIn(text: string): number {
  let marks = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === ',' || character === ':' || character === '[' || character === '{') marks += 1;
  }
  return marks;
}

/**
 * Reads a JSON Resume or an export of Reactive Resume by its fields; null where a text is neither. Throws a
 * {@link Refusal} where it holds more values than a CV.
 */
export function readJson(text: string): FieldRead | null {
  if (marksIn(text) > readLimits.jsonMarks) throw new Refusal('too_long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const own = ownDocument(value);
  if (own) return { type: 'json-resume', document: own };
  if (isReactiveResume(value)) return { type: 'reactive-resume', document: fromReactiveResume(value) };
  const resume = jsonResumeSchema.safeParse(value);
  const isResume =
    resume.success && (resume.data.basics ?? resume.data.work ?? resume.data.education) !== undefined;
  return isResume ? { type: 'json-resume', document: fromJsonResume(resume.data) } : null;
}
