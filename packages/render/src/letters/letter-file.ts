import type { ExportFormat } from '@candor/domain/cv';
import { letterToPlainText } from '@candor/domain/letters';
import type { RenderedFile } from '../input.ts';
import type { PageEngine } from '../page/compile.ts';
import type { LetterEngine } from './letter-engine.ts';
import { letterHtml } from './letter-html.ts';
import type { LetterInput } from './letter-input.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const utf8 = (text: string) => new TextEncoder().encode(text);

/** The file of one format; a PDF holds the CV's pages behind the letter's where one is given. */
export async function letterFile(
  engines: { letters: LetterEngine; pages: PageEngine },
  format: ExportFormat,
  input: LetterInput,
): Promise<RenderedFile> {
  switch (format) {
    case 'pdf': {
      const { letters, pages } = engines;
      const bytes = input.cv ? letters.application(input, pages.prepared(input.cv)) : letters.pdf(input);
      return { bytes: new Uint8Array(bytes), type: 'application/pdf', extension: 'pdf' };
    }
    case 'docx': {
      const { letterDocx } = await import('./letter-docx.ts');
      return {
        bytes: await letterDocx(input, engines.letters.isNumbered(input)),
        type: docxType,
        extension: 'docx',
      };
    }
    case 'html':
      return {
        bytes: utf8(letterHtml(input, engines.letters.isNumbered(input))),
        type: 'text/html; charset=utf-8',
        extension: 'html',
      };
    case 'txt':
      return {
        bytes: utf8(letterToPlainText(input.letter)),
        type: 'text/plain; charset=utf-8',
        extension: 'txt',
      };
    default:
      return format satisfies never;
  }
}
