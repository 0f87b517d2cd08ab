import { cvDocument, type CvDocument } from '../cv/index.ts';
import { confidenceOf } from './confidence.ts';
import { detectLanguage } from '../text/language/index.ts';
import { locateFields } from './locate-fields.ts';
import type { PositionedLine } from './positioned-line.ts';
import { prepare } from './prepared-line.ts';
import type { ReadCv } from './read-cv.ts';

/** A document that a file carried field by field, as read: certain in every field, placed where the lines show it. */
export function readDocument(document: CvDocument, lines: readonly PositionedLine[]): ReadCv {
  const prepared = prepare(lines.slice(0, 8_000));
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
    fields: locateFields(document, prepared, new Map()).map(({ field }) => ({ ...field, certainty: 1 })),
  };
}
