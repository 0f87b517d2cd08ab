import type { RefusalCode } from './file-read.ts';
import { readLimits } from './limits.ts';

const sentences: Record<RefusalCode, string> = {
  empty: 'This file is empty. Please choose the one that holds your CV.',
  too_large: `This file is larger than ${readLimits.bytes / 1024 / 1024} MB. Please save a smaller copy, for instance without pictures.`,
  wrong_type:
    'This kind of file cannot be read. Please choose a PDF, a Word document (.docx), plain text, Markdown, HTML, a JSON Resume or a LinkedIn export.',
  damaged: 'This file is damaged and cannot be opened. Please save or download it again.',
  password: 'This file is protected by a password. Please save a copy without one.',
  scanned:
    'This PDF holds pictures of pages and no text. Please choose the file it was printed from, or paste the text.',
  too_many_pages: `This file has more than ${readLimits.pages} pages. Please choose the pages of your CV only.`,
  too_much_inside: 'This file unpacks to far more than a CV needs and was not opened. Please save it again.',
  too_long: 'This file holds far more text than a CV. Please choose a file that holds your CV only.',
};

/** Thrown inside the readers where a file cannot be read; {@link readFile} turns it into an answer. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(sentences[code]);
    this.code = code;
  }
}
