import type { Cancellation, FactsReport } from '../writing/index.ts';
import type { LetterDocument } from './document.ts';
import type { LetterOptions } from './letter-facts.ts';
import type { LetterRequest } from './request.ts';

export interface WrittenLetter {
  letter: LetterDocument;
  facts: FactsReport;
}

/** For whom a letter is written, and what is watched to stop early. */
export interface LetterCall {
  cancellation?: Cancellation | undefined;
  by?: string | undefined;
  /** Called with the letter so far while it is written; all of it has passed the gate. */
  announce?: ((letter: LetterDocument) => void) | undefined;
}

/** A writer of letters. Rejects only where it cannot write at all; a model that fails falls back to the built-in one. */
export interface LetterWriter {
  writeLetter(request: LetterRequest, options: LetterOptions, call?: LetterCall): Promise<WrittenLetter>;
}
