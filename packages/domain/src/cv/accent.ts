/** Contrast that text needs with its ground (WCAG 2.2, success criterion 1.4.3, level AA). */
export const leastContrast = 4.5;

type Three = readonly [number, number, number];

function channels(hex: string): Three {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

function linear(channel: number): number {
  return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function gamma(channel: number): number {
  return channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Contrast of a colour (`#rrggbb`) with white, 1 to 21, by the formula of WCAG 2.2. */
export function contrastOnWhite(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
}

/** Lightness and the two colour axes of Oklab (Ottosson, 2020). */
function toOklab(hex: string): Three {
  const [red, green, blue] = channels(hex);
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const long = Math.cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b);
  const medium = Math.cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b);
  const short = Math.cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b);
  return [
    0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short,
    1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short,
    0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short,
  ];
}

function fromOklab([lightness, a, b]: Three): string {
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const parts = [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
  const bytes = parts.map((part) => Math.round(Math.min(1, Math.max(0, gamma(Math.max(0, part)))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The colour nearest to the wanted one that can be read on white: the same hue, only as much darker as it takes
 * (Oklab lightness). A colour that passes comes back as it is.
 */
export function readableAccent(hex: string): string {
  if (contrastOnWhite(hex) >= leastContrast) return hex.toLowerCase();
  const [lightness, a, b] = toOklab(hex);
  let passes = 0;
  let fails = lightness;
  for (let step = 0; step < 20; step += 1) {
    const middle = (passes + fails) / 2;
    if (contrastOnWhite(fromOklab([middle, a, b])) >= leastContrast) passes = middle;
    else fails = middle;
  }
  return fromOklab([passes, a, b]);
}
