import { cvDocument, type CvDocument } from '../cv/index.ts';
import { confidenceOf } from './confidence.ts';
import { detectLanguage } from '../text/language/index.ts';
import type { PositionedLine } from './positioned-line.ts';
import type { FieldFound, ReadCv } from './read-cv.ts';
import { readLines } from './read-lines.ts';

/** A document that a file carried field by field, as read: certain in every field, placed where the lines show it. */
export function readDocument(document: CvDocument, lines: readonly PositionedLine[]): ReadCv {
  const words = [
    document.summary,
    ...document.experience.flatMap((job) => [job.position, ...job.bullets]),
    ...document.education.flatMap((school) => [school.degree, ...school.bullets]),
  ];
  const isBlank = JSON.stringify(document) === JSON.stringify(cvDocument());
  const detectedType = isBlank ? 'unknown' : 'cv';
  return {
    document,
    detectedType,
    confidence: confidenceOf(detectedType, document, 0),
    language: detectLanguage(words.join('\n')),
    sections: [
      ...(document.summary === '' ? [] : ['summary']),
      ...(['experience', 'education', 'skills', 'projects', 'languages', 'certifications'] as const).filter(
        (name) => document[name].length > 0,
      ),
      ...document.custom.map((section) => section.title),
    ],
    unplaced: [],
    notes: [],
    fields: placesOf(document, lines),
  };
}

function valueAt(document: CvDocument, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

/** Where lines show the fields of a document: those that say in them what they say in it. */
function placesOf(document: CvDocument, lines: readonly PositionedLine[]): FieldFound[] {
  if (lines.length === 0) return [];
  const read = readLines(lines);
  return read.fields
    .filter(({ path }) => valueAt(read.document, path) === valueAt(document, path))
    .map((field) => ({ ...field, certainty: 1 }));
}
