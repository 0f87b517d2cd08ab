import type { ReadCv, ReadingOptions } from '@candor/domain/reading';

/** The kinds of file that are read; told by what is inside, never by the name. */
export type FileType =
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'odt'
  | 'rtf'
  | 'png'
  | 'jpeg'
  | 'webp'
  | 'txt'
  | 'md'
  | 'html'
  | 'json-resume'
  | 'reactive-resume'
  | 'linkedin'
  | 'candor-pdf';

export type RefusalCode =
  | 'empty'
  | 'too_large'
  | 'wrong_type'
  | 'damaged'
  | 'password'
  /** Its pages are pictures, which {@link recognizeFile} reads. */
  | 'scanned'
  | 'no_text'
  | 'too_little'
  | 'too_many_pixels'
  | 'too_many_pages'
  | 'too_much_inside'
  | 'too_long'
  /** JSON that is no CV. */
  | 'wrong_shape';

/** A page of a picture as it was set upright to be recognized: what was found on it has its place there. */
export interface RecognizedPicture {
  /** From 1. */
  page: number;
  /** Points. */
  width: number;
  height: number;
  /** Degrees by which the picture was turned clockwise around its middle. */
  turn: number;
}

/** What a file holds, or why it cannot be read, in a sentence that a person can act on. */
export type FileRead =
  | {
      kind: 'read';
      type: FileType;
      read: ReadCv;
      /** The whole text in reading order. */
      text: string;
      wordCount: number;
      /** What a person should know about the reading, a sentence each. */
      notes: string[];
      /** Size of the first page in points, and how many pages; 0 by 0 where the file has no pages. */
      pages: { width: number; height: number; count: number };
      /** Pages whose text was recognized. */
      recognized: RecognizedPicture[];
      /** What a simple extractor gives of it, where that was asked for; null where it gives nothing. */
      plainText?: string | null;
    }
  | { kind: 'refused'; code: RefusalCode; sentence: string };

export interface ReadProgress {
  /** Pages or parts done. */
  done: number;
  of: number;
  /** Where pages are recognized: how much of all of them is done, 0 to 100. */
  percent?: number;
}

export interface ReadFileInput extends ReadingOptions {
  name: string;
  bytes: Uint8Array;
  /** Whether to say as well what a simple extractor gives. Default false. */
  withPlainText?: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: ReadProgress) => void;
}
