import { lineDistancePt } from '../layouts/line-distance.ts';
import { compilerCache } from '../page/compiler-cache.ts';
import { planPage, type PreparedPages } from '../page/page-data.ts';
import { drawnPages } from '../page/drawn-pages.ts';
import { picturesOf } from '../page/pictures.ts';
import { placesOf } from '../page/places.ts';
import { taggedPdf, typeset } from '../page/typeset.ts';
import { typesetApplication } from './application.ts';
import { cvDocument } from '@candor/domain/cv';
import type { LetterInput, LetterPages } from './letter-input.ts';
import { letterSetting } from './letter-setting.ts';

/** Results of earlier drawings not used in this many drawings are dropped. */
const cacheAge = 20;

export type LetterEngine = {
  /** A tagged PDF of the letter alone. */
  pdf(input: LetterInput): Uint8Array;
  /** A tagged PDF of the letter and, behind it, a CV. */
  application(input: LetterInput, cv: PreparedPages): Uint8Array;
  /** The pages before they are set, for a file that holds other pages too. */
  prepared(input: LetterInput): PreparedPages;
  pages(input: LetterInput): LetterPages;
  /** Whether the letter fills more than one page: then each has its number. */
  isNumbered(input: LetterInput): boolean;
};

/** The engine that sets letters, with the page template's own parts. A file's date is read from the clock. */
export function letterEngine(clock = Date.now): LetterEngine {
  const cache = compilerCache();

  function prepared(input: LetterInput) {
    const setting = letterSetting(input);
    const { layout, paper, title, language, isPlaced = false } = input;
    const page = {
      document: cvDocument(),
      layout,
      paper,
      isBrandFree: true,
      title: title || setting.resolved.name || 'Letter',
      language: language ?? 'en',
      isPlaced,
    };
    return { setting, ...planPage(page, setting) };
  }

  function draw(input: LetterInput) {
    const { setting, data, fallbacks, missing } = prepared(input);
    const compiler = cache.compilerFor(setting, fallbacks);
    return { compiler, document: typeset(compiler, 'letter.typ', data), setting, missing };
  }

  return {
    prepared,
    pdf(input) {
      const { compiler, document } = draw(input);
      const bytes = taggedPdf(compiler, document, clock());
      compiler.evictCache(cacheAge);
      return bytes;
    },
    application(input, cv) {
      const { compiler, document } = typesetApplication(cache, prepared(input), cv);
      const bytes = taggedPdf(compiler, document, clock());
      compiler.evictCache(cacheAge);
      return bytes;
    },
    pages(input) {
      const { compiler, document, setting, missing } = draw(input);
      const pages = drawnPages(compiler.svg(document));
      const lineDistance = lineDistancePt(setting.theme);
      const pictures = picturesOf(pages, { lineDistance, known: input.known });
      compiler.evictCache(cacheAge);
      return { pages: pictures, missing, places: input.isPlaced ? placesOf(pages) : [] };
    },
    isNumbered(input) {
      const { compiler, document } = draw(input);
      compiler.evictCache(cacheAge);
      return document.numOfPages > 1;
    },
  };
}
