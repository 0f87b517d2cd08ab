/** What the reading needs to know of a face. */
export interface FontStyle {
  isBold: boolean;
  isItalic: boolean;
  isVertical: boolean;
  /** Every sign is a picture (an envelope, a telephone), whatever letter it claims to be. */
  isIcons: boolean;
  /** Width units of a character to widths at size 1. */
  unit: number;
  /** Height of the type at size 1; other than 1 where the face draws its own characters out of dots. */
  height: number;
}

const BOLD = /bold|black|heavy|demi|[-,_]bd|cmb|sfbx|ecbx|larmb|-bx|[-_](?:600|700|800|900)/i;
const ITALIC = /italic|oblique|slanted|[-,_]it(?:$|[^a-z])|cmti|cmsl|sfti|ecti|[-_]ita/i;
const ICONS =
  /awesome|icomoon|icons?\b|glyphicons|material-?(?:icons|symbols)|wingdings|webdings|dingbats|marvosym|ifsym|academicons|fontello|mdi-/i;

/** The fewest units that an outline is drawn in; a face of dots has fewer to its height. */
const LEAST_UNITS = 250;

/** Whether a face that draws its own characters does so in whole units of its size, as one made of outlines does. */
function isInUnits(scale: number): boolean {
  const units = 1 / scale;
  return units >= LEAST_UNITS && Math.abs(units - Math.round(units)) < 0.001;
}

function read(font: unknown, key: string): unknown {
  return typeof font === 'object' && font !== null ? Reflect.get(font, key) : undefined;
}

/** Reads the style of a face from what pdf.js tells of it: mostly from its name, which is all that many files give. */
export function fontStyle(font: unknown): FontStyle {
  const given = read(font, 'name');
  const name = (typeof given === 'string' ? given : '').replace(/^[A-Z]{6}\+/, '');
  const matrix = read(font, 'fontMatrix');
  const scale = Array.isArray(matrix) ? Math.abs(Number(matrix[0])) : 0.001;
  const isOwn = read(font, 'isType3Font') === true;
  const box = read(font, 'bbox');
  const boxHeight = Array.isArray(box) ? Math.abs(Number(box[3]) - Number(box[1])) : 0;
  const isOfDots = isOwn && !isInUnits(scale);
  const height = isOfDots && Number.isFinite(boxHeight) && boxHeight > 0 ? boxHeight * scale : 1;
  return {
    isBold: BOLD.test(name) || read(font, 'bold') === true || read(font, 'black') === true,
    isItalic: ITALIC.test(name) || read(font, 'italic') === true,
    isVertical: read(font, 'vertical') === true,
    isIcons: ICONS.test(name),
    unit: Number.isFinite(scale) && scale > 0 ? scale : 0.001,
    height: height > 0.1 && height < 10 ? height : 1,
  };
}
