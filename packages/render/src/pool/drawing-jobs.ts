import type { ExportFormat } from '@candor/domain/cv';
import type { Job } from '@candor/pool';
import type { HtmlParts, Pages, PagesInput, RenderedFile, RenderInput, ThumbnailScale } from '../input.ts';
import type { LetterInput, LetterPages } from '../letters/letter-input.ts';

type Thumbnail<Input> = Job<{ input: Input; scale: ThumbnailScale }, Uint8Array>;
type File<Input> = Job<{ input: Input; format: ExportFormat }, RenderedFile>;

/** What a process that draws can be asked, of each kind of document. */
export interface DrawingJobs {
  'cv-pages': Job<PagesInput, Pages>;
  'cv-thumbnail': Thumbnail<RenderInput>;
  'cv-file': File<RenderInput>;
  'cv-html-parts': Job<{ input: RenderInput; rel: string }, HtmlParts>;
  'cv-share-picture': Job<RenderInput, Uint8Array>;
  'letter-pages': Job<LetterInput, LetterPages>;
  'letter-thumbnail': Thumbnail<LetterInput>;
  'letter-file': File<LetterInput>;
}
