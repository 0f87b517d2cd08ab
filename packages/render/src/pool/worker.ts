import { cvDocument, defaultLayout, wholePage, type PagePicture } from '@candor/domain/cv';
import { answerJobs } from '@candor/pool';
import { htmlPartsOf } from '../html/html-parts.ts';
import type { ThumbnailScale } from '../input.ts';
import { letterEngine } from '../letters/letter-engine.ts';
import { letterFile } from '../letters/letter-file.ts';
import { pageEngine } from '../page/compile.ts';
import { renderFile } from '../render-file.ts';
import type { DrawingJobs } from './drawing-jobs.ts';

/** The rasteriser is loaded by the first thumbnail: a server without visitors holds less. */
async function thumbnail([first = []]: readonly PagePicture[], scale: ThumbnailScale): Promise<Uint8Array> {
  const { thumbnailOf } = await import('../page/thumbnail.ts');
  return thumbnailOf(wholePage(first), scale);
}

/** The same for the picture that goes with a link. */
async function sharePicture([first = []]: readonly PagePicture[]): Promise<Uint8Array> {
  const { sharePictureOf } = await import('../page/share-picture.ts');
  return sharePictureOf(wholePage(first));
}

const engine = pageEngine();
const letters = letterEngine();
// Drawn while nobody waits, so that the first page does not wait for fonts and template.
engine.pages({ document: cvDocument(), layout: defaultLayout, paper: 'letter', isBrandFree: false });

answerJobs<DrawingJobs>({
  'cv-pages': (input) => engine.pages(input),
  'cv-thumbnail': ({ input, scale }) => thumbnail(engine.pages(input).pages, scale),
  'cv-file': ({ input, format }) => renderFile(engine, format, input),
  'cv-html-parts': ({ input, rel }) => htmlPartsOf(input, engine.paged(input), rel),
  'cv-share-picture': (input) => sharePicture(engine.pages(input).pages),
  'letter-pages': (input) => letters.pages(input),
  'letter-thumbnail': ({ input, scale }) => thumbnail(letters.pages(input).pages, scale),
  'letter-file': ({ input, format }) => letterFile({ letters, pages: engine }, format, input),
});
