/** A page in shades of grey, row by row; 0 is black, 255 is white. */
export interface GreyPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The shades of colours that stand one after the other as red, green, blue and opacity, on white paper. */
export function greyOf({ data, width, height }: ImageDataLike): GreyPage {
  const pixels = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < pixels.length; at += 1, from += 4) {
    const [red = 0, green = 0, blue = 0] = [data[from], data[from + 1], data[from + 2]];
    pixels[at] = (red * 77 + green * 150 + blue * 29) >> 8;
  }
  return { width, height, pixels };
}

interface ImageDataLike {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** The value below which a share (0 to 1) of the pixels counted in a histogram of 256 bins lies. */
export function percentile(counts: Uint32Array, share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let left = share * all;
  for (let value = 0; value < counts.length; value += 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return counts.length - 1;
}
