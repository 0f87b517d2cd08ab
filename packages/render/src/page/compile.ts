import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { collectGarbage } from '@candor/pool';
import { keepToOwnFonts } from '../fonts/own-fonts-only.ts';
import type { Fit, Pages, PagesInput, RenderInput } from '../input.ts';
import { ownData, ownDataName } from '../own-data.ts';
import { settingOf, type Setting } from '../setting.ts';
import { compilerCache } from './compiler-cache.ts';
import { fitted, wantedPages } from './fit.ts';
import { lineDistancePt } from '../layouts/line-distance.ts';
import { overflowLines } from './overflow.ts';
import { drawnTheme, planPage, type PageWords, type PreparedPages } from './page-data.ts';
import { drawnPages } from './drawn-pages.ts';
import { picturesOf } from './pictures.ts';
import { placesOf } from './places.ts';
import { taggedPdf, typeset } from './typeset.ts';

/** Drawings between two looks through what earlier ones left: each look costs about half a millisecond. */
const sweepEvery = 8;
/** Sweeps that a result may go unused before it is dropped. */
const cacheAge = 2;
/**
 * Results of a long document take some 10 MB a page: they go at once. The engine does not see the pages themselves, which
 * lie beside its heap, and would collect them too late: after twenty drawings the process would be full, and another begin.
 */
const longPages = 8;

/** Drops results of earlier drawings that later ones did not use. */
function sweeper(): (compiler: NodeCompiler, drawn: NodeTypstDocument) => void {
  const drawings = new WeakMap<NodeCompiler, number>();
  return (compiler, { numOfPages }) => {
    const count = (drawings.get(compiler) ?? 0) + 1;
    drawings.set(compiler, count);
    if (numOfPages > longPages) {
      compiler.evictCache(1);
      // When the answer is on its way.
      setImmediate(collectGarbage, 'regular');
    } else if (count % sweepEvery === 0) compiler.evictCache(cacheAge);
  };
}

export type PageEngine = {
  /** A tagged file. */
  pdf(input: RenderInput): Uint8Array;
  pages(input: PagesInput): Pages;
  /** The pages as `pdf` would set them, with the CV's data beside them, for a file that holds other pages too. */
  prepared(input: RenderInput): PreparedPages;
  /** What other formats are set from: the setting of the pages, fitted where the design asks for it. */
  setting(input: RenderInput): Setting;
  /** The same, and whether its pages are numbered. */
  paged(input: RenderInput): PagedSetting;
};

/** A setting, and whether it fills more than one page: then each has its number. */
export type PagedSetting = { setting: Setting; isNumbered: boolean };

type Drawn = {
  compiler: NodeCompiler;
  document: NodeTypstDocument;
  prepared: PreparedPages;
  fit: Fit;
  missing: string[];
};

/** The engine that sets pages. One lives in each thread: what it drew before makes the next drawing cheap. */
export function pageEngine(): PageEngine {
  keepToOwnFonts();
  const cache = compilerCache();
  const dropOld = sweeper();
  /** How tight pages of each kind last had to be. */
  const levels = new Map<string, number>();

  function draw(
    input: RenderInput & Pick<PagesInput, 'isPlaced'>,
    attachedTo?: (setting: Setting) => PageWords['attached'],
  ): Drawn {
    const plain = settingOf(input);
    const { data, fallbacks, missing } = planPage(input, plain);
    const { look, words } = data;
    const attached = attachedTo?.(plain) ?? null;
    const compiler = cache.compilerFor(plain, fallbacks);
    const drawings = new Map<Setting, NodeTypstDocument>();
    let { photo } = words.head;
    const dataOf = ({ theme }: Setting) => ({
      look: { ...look, theme: drawnTheme(theme) },
      words: { ...words, attached, head: { ...words.head, photo } },
    });
    const pagesAt = (tried: Setting) => {
      let document: NodeTypstDocument;
      try {
        document = typeset(compiler, 'base.typ', dataOf(tried));
      } catch (error) {
        // A photo whose head is right and whose body is broken: the page is drawn without it.
        if (photo === null) throw error;
        photo = null;
        document = typeset(compiler, 'base.typ', dataOf(tried));
      }
      drawings.set(tried, document);
      return document.numOfPages;
    };
    const kind = `${input.layout} ${input.paper} ${plain.design.fit}`;
    const { setting, fit, isTooLong, level } = fitted(plain, pagesAt, levels.get(kind));
    levels.set(kind, level);
    const document = drawings.get(setting);
    if (document === undefined) throw new Error('The setting that fits was never drawn');
    const wanted = wantedPages(plain);
    const tooLong =
      isTooLong && wanted !== null
        ? { wantedPages: wanted, lines: overflowLines(compiler, document, { input, setting, wanted }) }
        : null;
    const prepared = { setting, data: dataOf(setting), fallbacks };
    return { compiler, document, prepared, fit: { ...fit, tooLong }, missing };
  }

  const drawnWithData = (input: RenderInput) =>
    draw(input, (setting) => ({
      name: ownDataName,
      content: ownData(input, setting),
      description: 'This CV as data (JSON Resume)',
    }));

  return {
    pdf(input) {
      const { compiler, document } = drawnWithData(input);
      const bytes = taggedPdf(compiler, document);
      dropOld(compiler, document);
      return bytes;
    },
    pages(input) {
      const { compiler, document, fit, missing, prepared } = draw(input);
      const pages = drawnPages(compiler.svg(document));
      const lineDistance = lineDistancePt(prepared.setting.theme);
      const pictures = picturesOf(pages, { lineDistance, known: input.known });
      dropOld(compiler, document);
      return { pages: pictures, missing, fit, places: input.isPlaced ? placesOf(pages) : [] };
    },
    prepared: (input) => drawnWithData(input).prepared,
    paged(input) {
      const { compiler, document, prepared, fit } = draw(input);
      dropOld(compiler, document);
      return { setting: prepared.setting, isNumbered: fit.pages > 1 };
    },
    setting: (input) =>
      wantedPages(settingOf(input)) === null ? settingOf(input) : draw(input).prepared.setting,
  };
}
