import type { ExportFormat } from '@candor/domain/cv';
import type { Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from '../input.ts';
import type { LetterInput } from '../letters/letter-input.ts';

/** One thing a worker can be asked to do. */
export type Work =
  | { kind: 'pages'; input: PagesInput }
  | { kind: 'thumbnail'; input: RenderInput; scale: ThumbnailScale }
  | { kind: 'file'; format: ExportFormat; input: RenderInput }
  | { kind: 'letter-pages'; input: LetterInput }
  | { kind: 'letter-thumbnail'; input: LetterInput; scale: ThumbnailScale }
  | { kind: 'letter-file'; format: ExportFormat; input: LetterInput };

export type WorkResult =
  | ({ kind: 'pages' } & Pages)
  | { kind: 'thumbnail' | 'letter-thumbnail'; bytes: Uint8Array }
  | ({ kind: 'letter-pages' } & Pick<Pages, 'pages' | 'missing'>)
  | ({ kind: 'file' | 'letter-file' } & RenderedFile);
