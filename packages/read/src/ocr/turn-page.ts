import type { GreyPage } from './grey-page.ts';

/** The page turned clockwise by quarters. */
export function turnByQuarters(page: GreyPage, quarters: 0 | 1 | 2 | 3): GreyPage {
  if (quarters === 0) return page;
  const { width, height, pixels } = page;
  const turned = new Uint8Array(pixels.length);
  const [across, down] = quarters === 2 ? [width, height] : [height, width];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] =
        quarters === 1
          ? [height - 1 - y, x]
          : quarters === 2
            ? [width - 1 - x, height - 1 - y]
            : [y, width - 1 - x];
      turned[row * across + column] = pixels[y * width + x] ?? 255;
    }
  return { width: across, height: down, pixels: turned };
}

/** The page turned counter-clockwise by a few degrees around its middle, so that lines which fall become level. */
export function levelled(page: GreyPage, degrees: number): GreyPage {
  if (degrees === 0) return page;
  const { width, height, pixels } = page;
  const turned = new Uint8Array(pixels.length).fill(255);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = middleX + (x - middleX) * cos - (y - middleY) * sin;
      const fromY = middleY + (x - middleX) * sin + (y - middleY) * cos;
      const [left, above] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || above < 0 || left >= width - 1 || above >= height - 1) continue;
      const [across, down] = [fromX - left, fromY - above];
      const index = above * width + left;
      const upper = (pixels[index] ?? 255) * (1 - across) + (pixels[index + 1] ?? 255) * across;
      const lower =
        (pixels[index + width] ?? 255) * (1 - across) + (pixels[index + width + 1] ?? 255) * across;
      turned[y * width + x] = upper * (1 - down) + lower * down;
    }
  return { width, height, pixels: turned };
}
