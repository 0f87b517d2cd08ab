import { fromJsonResume, leftOfJson, type CvDocument } from '@candor/domain/cv';
import { z } from 'zod';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';
import { fromReactiveResume, isOfTheForm, isReactiveResume } from './reactive-resume.ts';
import { brokenAt, notAResume, shapeNotes } from './json-shape.ts';

const ownSchema = z.object({ candor: z.literal(1), resume: z.record(z.string(), z.unknown()) });

/** What a file says of itself and not of the person. */
const OF_THE_FILE = new Set(['$schema', 'meta', 'image', 'picture']);
const OF_REACTIVE_RESUME = new Set([
  '$schema',
  'metadata',
  'picture',
  'photo',
  'id',
  'icon',
  'iconColor',
  'layout',
  'keywordLayout',
  'slug',
  'template',
  'columns',
  'levelNum',
  'visible',
  'hidden',
  'filters',
  'createdAt',
  'updatedAt',
  'userId',
  'isPublic',
  'isLocked',
  'visibility',
  'itemId',
  'resumeId',
  'type',
  'separateLinks',
  'options',
  'tags',
  'public',
]);

export interface FieldRead {
  type: 'json-resume' | 'reactive-resume';
  document: CvDocument;
  /** What no field holds, with its place. */
  unplaced: string[];
  /** What stands in another shape than it should, a sentence each. */
  notes: string[];
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

/** A text that is meant as JSON, and not one that happens to begin with a bracket. */
function isMeantAsJson(text: string, name: string): boolean {
  return /\.json$/i.test(name) || /^\s*\{\s*"/.test(text);
}

/**
 * Reads a JSON Resume or an export of Reactive Resume by its fields; null where a text is no JSON. Throws a
 * {@link Refusal} where it holds more values than a CV, breaks off, or is JSON of another kind.
 */
export function readJson(text: string, name: string): FieldRead | null {
  if (marksIn(text) > readLimits.jsonMarks) throw new Refusal('too_long');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (isMeantAsJson(text, name)) throw new Refusal('damaged', brokenAt(text, error));
    return null;
  }
  const own = ownDocument(value);
  if (own) return { type: 'json-resume', document: own, unplaced: [], notes: [] };
  if (isReactiveResume(value)) {
    const document = fromReactiveResume(value);
    const unplaced = leftOfJson(value, document, OF_REACTIVE_RESUME, isOfTheForm);
    return { type: 'reactive-resume', document, unplaced, notes: [] };
  }
  const wrong = notAResume(value);
  if (wrong !== null) throw new Refusal('wrong_shape', wrong);
  const document = fromJsonResume(value);
  const unplaced = leftOfJson(value, document, OF_THE_FILE);
  return { type: 'json-resume', document, unplaced, notes: shapeNotes(value) };
}
