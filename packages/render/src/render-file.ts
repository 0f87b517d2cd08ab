import type { ExportFormat } from '@candor/domain/cv';
import type { RenderedFile, RenderInput } from './input.ts';
import type { PageEngine } from './page/compile.ts';

/** The file of one format. */
export async function renderFile(
  engine: PageEngine,
  format: ExportFormat,
  input: RenderInput,
): Promise<RenderedFile> {
  switch (format) {
    case 'pdf':
      return { bytes: engine.pdf(input), type: 'application/pdf', extension: 'pdf' };
    default:
      throw new Error(`${format} is not written yet`);
  }
}
