import { z } from 'zod';
import { multiLine, singleLine } from '../text/index.ts';
import { letterCountrySchema, letterLimits } from './request.ts';

const line = singleLine(letterLimits.line);
const lines = z.array(line).max(letterLimits.entries).default([]);

/** The one structured truth of a letter. Empty parts are left out wherever it is drawn. */
export const letterDocumentSchema = z.object({
  /** The writer: name first, then address and ways to reach. */
  sender: lines,
  /** As it is written, in the words and order of the country. */
  date: line.default(''),
  /** Whom it goes to: person, organisation, address. */
  recipient: lines,
  /** Without "Re:". */
  subject: line.default(''),
  salutation: line.default(''),
  paragraphs: z.array(multiLine(letterLimits.paragraph)).max(letterLimits.entries).default([]),
  close: line.default(''),
  signature: line.default(''),
  enclosures: lines,
  country: letterCountrySchema.default('us'),
  /** Whose words label subject and enclosures: English, or the country's own. */
  words: z.enum(['english', 'local']).default('english'),
});
export type LetterDocument = z.infer<typeof letterDocumentSchema>;
export type LetterDocumentInput = z.input<typeof letterDocumentSchema>;

/** A letter with every part present; what is left out is empty. Throws a ZodError where a limit is passed. */
export function letterDocument(parts: LetterDocumentInput = {}): LetterDocument {
  return letterDocumentSchema.parse(parts);
}
