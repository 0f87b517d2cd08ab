import type { CvDocument } from '../cv/index.ts';

/** A place on a page in points from its top left corner. */
export interface Box {
  x0: number;
  top: number;
  x1: number;
  bottom: number;
}

/** Where one field of the document was found, and how certain it is. */
export interface FieldFound {
  /** The field's place in the document: `basics.name`, `experience.0.company`, `skills.3.name`. */
  path: string;
  /** 0 to 1; below 0.9 the person should look at it. */
  certainty: number;
  /** From 1. */
  page: number;
  box: Box;
  /** Its words that were recognized in a picture, and not with certainty. */
  uncertain?: string[];
}

export type DetectedType = 'cv' | 'cover-letter' | 'unknown';

/** What was understood of a document. */
export interface ReadCv {
  document: CvDocument;
  detectedType: DetectedType;
  /** 0 to 0.9 for a CV, to 0.8 for a letter, to 0.5 for anything else; falls with what could not be placed. */
  confidence: number;
  /** BCP 47, `und` where it is unknown. */
  language: string;
  /** The headings found, in their order and in the person's words. */
  sections: string[];
  /** Lines that found no place in the document; where there are too many, the first, and a note says so. */
  unplaced: string[];
  /** What a person should know about the reading, a sentence each. */
  notes: string[];
  fields: FieldFound[];
}

/** What the caller may add to the rules. */
export interface ReadingOptions {
  /** How certainly some words are a job title, 0 to 1: the title resolver of `@candor/occupations`, where it is at hand. */
  titleCertainty?: (words: string) => number;
  /** Reads as others must: neither our own data inside a file nor our own text form is known. Default false. */
  byLookAlone?: boolean;
}
