import { shownDocument, toJsonResume } from '@candor/domain/cv';
import type { RenderInput } from './input.ts';
import type { Setting } from './setting.ts';

/** The name our own data has inside a file, by which our reader knows it. */
export const ownDataName = 'candor-cv.json';

/** What the file shows, as JSON Resume: carried inside PDF, DOCX and HTML, so that they come back without loss. */
export function ownData({ document }: RenderInput, { design }: Setting): string {
  return JSON.stringify({ candor: 1, resume: toJsonResume(shownDocument(document, design)) });
}
