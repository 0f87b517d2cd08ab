import type { CvDocument, ExportFormat, LayoutId, Paper } from '@candor/domain/cv';

export interface PageInput {
  document: CvDocument;
  layout: LayoutId;
  paper: Paper;
  isBrandFree: boolean;
  title?: string;
  language?: string;
}

/** What the server needs of `@candor/render`; tests may hand in their own. */
export interface Renderer {
  pages(input: PageInput): Promise<{ pages: string[]; missing: string[] }>;
  file(
    format: ExportFormat,
    input: PageInput,
  ): Promise<{ bytes: Uint8Array; type: string; extension: string }>;
  close(): Promise<void>;
}
