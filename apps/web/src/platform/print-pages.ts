import { wholePage, type PagePicture } from '@candor/domain/cv';

let undo: () => void = () => undefined;

function sheetFor(paper: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  // `:not(#_)` only lends weight: an open dialog holds the page still with rules of its own.
  sheet.replaceSync(`
    @page { size: ${paper}; margin: 0 }
    @media screen { .printed-pages { display: none } }
    @media print {
      html, body:not(#_) { background: none; overflow: visible !important; min-height: 0; margin: 0 !important }
      body > :not(.printed-pages) { display: none !important }
      .printed-pages img { display: block; width: 100vw; height: 99.8vh; object-fit: contain }
      .printed-pages img + img { break-before: page }
    }
  `);
  return sheet;
}

/**
 * Opens the print dialog with these pages and nothing else of the screen. Pictures in the page itself
 * rather than a PDF in a frame: the content security policy allows no frame, and phones print none.
 */
export async function printPages(pages: readonly PagePicture[], paper: 'letter' | 'a4'): Promise<void> {
  undo();
  const urls = pages.map((page) =>
    URL.createObjectURL(new Blob([wholePage(page)], { type: 'image/svg+xml' })),
  );
  const holder = document.createElement('div');
  holder.className = 'printed-pages';
  holder.append(
    ...urls.map((url) => {
      const image = new Image();
      image.alt = '';
      image.src = url;
      return image;
    }),
  );
  const sheet = sheetFor(paper);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(holder);
  undo = () => {
    undo = () => undefined;
    holder.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    for (const url of urls) URL.revokeObjectURL(url);
  };
  addEventListener('afterprint', () => undo(), { once: true });
  await Promise.all([...holder.querySelectorAll('img')].map((image) => image.decode()));
  window.print();
}
