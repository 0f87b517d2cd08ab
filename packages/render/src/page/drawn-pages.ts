import { hash } from 'node:crypto';

/** The compiler's picture of a whole document, in pages. */
export interface DrawnPages {
  /** The outlines of all glyphs. */
  definitions: string;
  pages: DrawnPage[];
}

export interface DrawnPage {
  /** What follows the name of its group. */
  svg: string;
  /** The same source, the same page. */
  source: string;
}

export function drawnPages(svg: string): DrawnPages {
  const [definitions = '', ...pages] = svg.split('<g class="typst-page"');
  // The compiler names each glyph after its face and outline: the same words are the same picture. Its names of groups
  // also hang on what it drew before, and are not in the picture.
  return {
    definitions,
    pages: pages.map((page) => ({ svg: page, source: hash('sha1', page.replaceAll(groupName, '')) })),
  };
}

const groupName = / data-tid="[^"]*"/gu;

const pagesKept = 300;

/** What was made of the pages drawn last. Pages mostly stay from one key to the next: of those nothing is made again. */
export class KeptPages<Made> {
  #bySource = new Map<string, Made>();

  get({ source }: DrawnPage): Made | undefined {
    return this.#bySource.get(source);
  }

  keep({ source }: DrawnPage, made: Made): Made {
    if (this.#bySource.size >= pagesKept) this.#bySource.clear();
    this.#bySource.set(source, made);
    return made;
  }
}
