import { say } from '@candor/domain/say';
import type { RefusalCode } from './file-read.ts';
import { readLimits } from './limits.ts';

const sentences = (): Record<RefusalCode, string> => ({
  empty: say`This file is empty. Please choose the one that holds your CV.`,
  too_large: say`This file is larger than ${readLimits.bytes / 1024 / 1024} MB. Please save a smaller copy, for instance without pictures.`,
  wrong_type: say`This file type isn’t supported. Please choose a PDF, a Word document (.docx or .doc), an OpenDocument or rich text file, a picture (PNG, JPEG or WebP), plain text, Markdown, HTML, a JSON Resume or a LinkedIn export.`,
  damaged: say`This file is damaged and cannot be opened. Please save or download it again.`,
  password: say`This file is protected by a password. Please save a copy without one.`,
  scanned: say`The pages of this PDF are pictures, and their text cannot be recognized here. Please choose the file it was printed from, or paste the text.`,
  no_text: say`No text was found in this picture. Please take it again in good light, with the whole page in sight.`,
  too_little: say`This file holds hardly a word, so there is no CV to read. Please choose the file that holds your CV.`,
  too_many_pixels: say`This picture has more than ${readLimits.pixels / 1_000_000} million pixels and was not opened. Please save a smaller copy.`,
  too_many_pages: say`This file has more than ${readLimits.pages} pages. Please choose the pages of your CV only.`,
  too_much_inside: say`This file unpacks to far more than a CV needs and was not opened. Please save it again.`,
  wrong_shape: say`This JSON file is not a CV. Please choose a JSON Resume or an export of Reactive Resume.`,
  too_long: say`This file holds far more text than a CV. Please choose a file that holds your CV only.`,
});

/** Thrown inside the readers where a file cannot be read; {@link readFile} turns it into an answer. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, sentence = sentences()[code]) {
    super(sentence);
    this.code = code;
  }
}
