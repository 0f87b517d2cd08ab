import type { LetterDocument } from '@candor/domain/letters';
import type { LayoutId, Paper } from '@candor/domain/cv';
import type { Pages, RenderInput } from '../input.ts';

/** A letter to be drawn, with the letterhead of a CV layout. */
export type LetterInput = {
  letter: LetterDocument;
  layout: LayoutId;
  paper: Paper;
  /** The file's own title; the writer's name where left out. */
  title?: string;
  /** BCP 47 tag of the text; `en` where left out. */
  language?: string;
  /** Whether the places of the words are asked for. */
  isPlaced?: boolean;
  /** The marks of the pictures that whoever asks holds already. */
  known?: readonly string[];
  /** A CV whose pages follow those of the letter; only in a PDF. */
  cv?: RenderInput;
};

/** The pages of a letter as pictures. */
export type LetterPages = Pick<Pages, 'pages' | 'missing' | 'places'>;
