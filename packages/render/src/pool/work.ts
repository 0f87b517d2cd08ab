import type { ExportFormat } from '@candor/domain/cv';
import type { Pages, PagesInput, RenderedFile, RenderInput } from '../input.ts';
import type { LetterInput } from '../letters/letter-input.ts';

/** One thing a worker can be asked to do. */
export type Work =
  | { kind: 'warm' }
  | { kind: 'pages'; input: PagesInput }
  | { kind: 'first-page'; input: RenderInput }
  | { kind: 'file'; format: ExportFormat; input: RenderInput }
  | { kind: 'letter-pages'; input: LetterInput }
  | { kind: 'letter-file'; format: ExportFormat; input: LetterInput };

export type WorkResult =
  | { kind: 'warm' }
  | ({ kind: 'pages' } & Pages)
  | { kind: 'first-page'; page: string }
  | ({ kind: 'letter-pages' } & Pick<Pages, 'pages' | 'missing'>)
  | ({ kind: 'file' | 'letter-file' } & RenderedFile);
