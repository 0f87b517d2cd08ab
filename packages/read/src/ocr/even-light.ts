import { percentile, type GreyPage } from './grey-page.ts';

/** Tiles across a page: a tile holds a few lines of text, so that paper shows in each. */
const TILES_ACROSS = 24;
/** Share of a tile's pixels that are darker than its paper. */
const PAPER = 0.9;
/** A shadow is lifted up to this factor; what is darker is a coloured area of the page. */
const MOST_GAIN = 3.2;

interface Tiles {
  across: number;
  down: number;
  values: Float32Array;
}

function at({ across, down, values }: Tiles, x: number, y: number): number {
  const column = Math.max(0, Math.min(across - 1, x));
  const row = Math.max(0, Math.min(down - 1, y));
  return values[row * across + column] ?? 0;
}

/** Each tile from itself and its eight neighbours. */
function fromNeighbours(tiles: Tiles, of: (values: number[]) => number): Tiles {
  const values = tiles.values.map((_, index) => {
    const [x, y] = [index % tiles.across, Math.floor(index / tiles.across)];
    return of([-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => at(tiles, x + across, y + down))));
  });
  return { ...tiles, values };
}

/** How bright the paper is around each tile. */
function paperOf({ width, height, pixels }: GreyPage, size: number): Tiles {
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const values = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let index = 0; index < values.length; index += 1) {
    counts.fill(0);
    const [left, top] = [(index % across) * size, Math.floor(index / across) * size];
    for (let y = top; y < Math.min(height, top + size); y += 1)
      for (let x = left; x < Math.min(width, left + size); x += 1) {
        const shade = pixels[y * width + x] ?? 0;
        counts[shade] = (counts[shade] ?? 0) + 1;
      }
    values[index] = percentile(counts, PAPER);
  }
  const brightest = fromNeighbours({ across, down, values }, (around) => Math.max(...around));
  return fromNeighbours(brightest, (around) => around.reduce((sum, value) => sum + value, 0) / around.length);
}

/** The page as under even light: its paper white wherever a shadow or a lamp made it darker. */
export function withEvenLight(page: GreyPage): GreyPage {
  const size = Math.max(24, Math.ceil(Math.max(page.width, page.height) / TILES_ACROSS));
  const paper = paperOf(page, size);
  const pixels = new Uint8Array(page.pixels.length);
  // Between the middles of tiles the light changes evenly.
  const steps = Float32Array.from({ length: page.width }, (_, x) => x / size - 0.5);
  for (let y = 0; y < page.height; y += 1) {
    const row = y / size - 0.5;
    const [above, down] = [Math.floor(row), row - Math.floor(row)];
    for (let x = 0; x < page.width; x += 1) {
      const column = steps[x] ?? 0;
      const [left, across] = [Math.floor(column), column - Math.floor(column)];
      const upper = at(paper, left, above) * (1 - across) + at(paper, left + 1, above) * across;
      const lower = at(paper, left, above + 1) * (1 - across) + at(paper, left + 1, above + 1) * across;
      const gain = Math.min(MOST_GAIN, 255 / Math.max(1, upper * (1 - down) + lower * down));
      const index = y * page.width + x;
      pixels[index] = Math.min(255, (page.pixels[index] ?? 0) * gain);
    }
  }
  return { ...page, pixels };
}
