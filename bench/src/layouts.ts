import { createRenderer, type Renderer } from '@candor/render';
import { layoutIds, type CvDocument, type LayoutId, type PagePicture } from '@candor/domain/cv';
import { longCv } from './long-cv.ts';
import { ms, percentile, timed, type Figure } from './figures.ts';
import { twoPageCv } from './two-page-cv.ts';

type Measured = { layout: LayoutId; pages: number; p95: number };

/** The layout that takes longest to draw while a name is typed into it; pages that stay are known, as they are to the browser. */
async function slowest(
  renderer: Renderer,
  documentOf: (layout: LayoutId) => Promise<CvDocument>,
  rounds: number,
): Promise<Measured> {
  const all: Measured[] = [];
  for (const layout of layoutIds) {
    const document = await documentOf(layout);
    let pages: PagePicture[] = [];
    const times = await timed(rounds, 3, async (round) => {
      const basics = {
        ...document.basics,
        name: `${document.basics.name} ${'abcdefgh'.slice(0, round % 8)}`,
      };
      const input = {
        document: { ...document, basics },
        layout,
        paper: 'letter',
        isBrandFree: false,
        known: pages.flat().map(({ mark }) => mark),
      } as const;
      ({ pages } = await renderer.cv.pages(input));
    });
    all.push({ layout, pages: pages.length, p95: percentile(times, 95) });
  }
  return all.reduce((most, one) => (one.p95 > most.p95 ? one : most));
}

/** The shortest of the long CVs that fills so many pages of a layout. */
async function filling(renderer: Renderer, layout: LayoutId, pages: number): Promise<CvDocument> {
  for (let times = 1; ; times += 1) {
    const document = longCv(times);
    const drawn = await renderer.cv.pages({ document, layout, paper: 'letter', isBrandFree: false });
    if (drawn.pages.length >= pages) return document;
  }
}

/** New page pictures in any layout: the server's part of the time from a key to the page. */
export async function layoutFigures(): Promise<Figure[]> {
  const renderer = createRenderer();
  const two = await slowest(renderer, async () => twoPageCv, 40);
  const twelve = await slowest(renderer, (layout) => filling(renderer, layout, 12), 12);
  await renderer.close();
  return [
    {
      what: `drawing a two-page CV in the slowest of ${layoutIds.length} layouts (${two.layout})`,
      measured: `p95 ${ms(two.p95)}`,
      wanted: 'p95 under 50 ms of the 100 from key to page',
      isHeld: two.p95 < 50,
    },
    {
      what: `drawing ${twelve.pages} pages in the slowest layout (${twelve.layout})`,
      measured: `p95 ${ms(twelve.p95)}`,
      wanted: 'p95 under 200 ms of the 300 from key to page',
      isHeld: twelve.p95 < 200,
    },
  ];
}
