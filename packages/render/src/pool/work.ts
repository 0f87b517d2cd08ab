import type { ExportFormat } from '@candor/domain/cv';
import type { Pages, RenderedFile, RenderInput } from '../input.ts';

/** One thing a worker can be asked to do. */
export type Work =
  | { kind: 'warm' }
  | { kind: 'pages'; input: RenderInput }
  | { kind: 'file'; format: ExportFormat; input: RenderInput };

export type WorkResult = { kind: 'warm' } | ({ kind: 'pages' } & Pages) | ({ kind: 'file' } & RenderedFile);
