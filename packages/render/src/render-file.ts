import { shownDocument, toLocalText, type ExportFormat } from '@candor/domain/cv';
import { htmlOf } from './html/html.ts';
import type { RenderedFile, RenderInput } from './input.ts';
import type { PageEngine } from './page/compile.ts';
import { settingOf } from './setting.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The file of one format. */
export async function renderFile(
  engine: PageEngine,
  format: ExportFormat,
  input: RenderInput,
): Promise<RenderedFile> {
  switch (format) {
    case 'pdf':
      return { bytes: engine.pdf(input), type: 'application/pdf', extension: 'pdf' };
    case 'docx': {
      // Loaded with the first such file: few ask for one, and every process would hold it.
      const { docxOf } = await import('./docx/docx.ts');
      return { bytes: await docxOf(input, engine.paged(input)), type: docxType, extension: 'docx' };
    }
    case 'html':
      return {
        bytes: new TextEncoder().encode(htmlOf(input, engine.paged(input))),
        type: 'text/html; charset=utf-8',
        extension: 'html',
      };
    case 'txt': {
      const { design } = settingOf(input);
      const style = { form: design.dateForm, language: design.language };
      return {
        bytes: new TextEncoder().encode(toLocalText(shownDocument(input.document, design), style)),
        type: 'text/plain; charset=utf-8',
        extension: 'txt',
      };
    }
    default:
      return format satisfies never;
  }
}
