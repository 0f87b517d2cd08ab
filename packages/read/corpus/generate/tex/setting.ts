import { accentNames, glyphNames } from './glyphs.data.ts';
import { metricsOf, type Face } from './metrics.ts';

/** Text in one face and size (points). `symbol` is a glyph of a symbol font, which has a name no reader knows. */
export interface Run {
  face: Face | 'symbol';
  size: number;
  text: string;
  /** Whether no space parts it from the run before. */
  isJoined?: boolean;
}

/** One glyph with the space after it, in thousandths of the size; `back` moves before it, as accents do. */
export interface Glyph {
  face: Face | 'symbol';
  size: number;
  name: string;
  width: number;
  kern: number;
}

/** Whether accents are drawn apart from their letters, as TeX's oldest encoding does. */
export type Accents = 'whole' | 'apart';

const SYMBOL_WIDTH = 800;

function namesOf(character: string, accents: Accents): string[] {
  const known = glyphNames[character];
  if (known) return [known];
  if (/^[A-Za-z]$/.test(character)) return [character];
  const [letter = '', mark = ''] = character.normalize('NFD');
  const accent = accentNames[mark];
  if (!accent) throw new Error(`no glyph for ${character}`);
  return accents === 'apart' ? [accent, letter === 'i' ? 'dotlessi' : letter] : [letter + accent];
}

const ligatures = (text: string) => text.replaceAll('fi', 'ﬁ').replaceAll('fl', 'ﬂ');

/** The glyphs of a run, kerned; accents that stand apart lie over the letter behind them. */
export function glyphsOf({ face, size, text }: Run, accents: Accents): Glyph[] {
  if (face === 'symbol') return [{ face, size, name: text, width: SYMBOL_WIDTH, kern: 300 }];
  const { widths, kerns } = metricsOf(face);
  const widthOf = (name: string) => {
    const width = widths.get(name);
    if (width === undefined) throw new Error(`${face} has no ${name}`);
    return width;
  };
  const glyphs = [...(face === 'mono' ? text : ligatures(text))].flatMap((character): Glyph[] => {
    const [first = '', letter] = namesOf(character, accents);
    if (!letter) return [{ face, size, name: first, width: widthOf(first), kern: 0 }];
    const [mark, base] = [widthOf(first), widthOf(letter)];
    // The mark is centred over its letter, which is then drawn where the mark began.
    const lead = (base - mark) / 2;
    return [
      { face, size, name: first, width: mark, kern: -mark - lead },
      { face, size, name: letter, width: base, kern: 0 },
    ];
  });
  return glyphs.map((glyph, at) => {
    const next = glyphs[at + 1];
    return next && glyph.kern === 0
      ? { ...glyph, kern: kerns.get(`${glyph.name} ${next.name}`) ?? 0 }
      : glyph;
  });
}

export const widthOf = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((total, { width, kern, size }) => total + ((width + kern) * size) / 1_000, 0);

/** A word of one or more runs, and the width of the space after it. */
interface Word {
  glyphs: Glyph[];
  spacePt: number;
  run: Run;
}

export interface Line {
  words: Glyph[][];
  /** Between words. */
  spacePt: number;
}

const SPACE = 0.27;

function wordsOf(runs: readonly Run[], accents: Accents): Word[] {
  const words: Word[] = [];
  for (const run of runs) {
    const texts = run.face === 'symbol' ? [run.text] : run.text.split(' ').filter((text) => text !== '');
    for (const [at, text] of texts.entries()) {
      const glyphs = glyphsOf({ ...run, text }, accents);
      const last = words.at(-1);
      if (at === 0 && run.isJoined && last) {
        // Of two faces or sizes: never broken at a line's end.
        last.glyphs = [...last.glyphs, ...glyphs];
        last.run = { ...last.run, text: '' };
      } else words.push({ glyphs, spacePt: run.size * SPACE, run: { ...run, text } });
    }
  }
  return words;
}

/** How wide a line is before it is filled. */
export function lineWidthOf({ words, spacePt }: Line): number {
  return words.reduce((total, word) => total + widthOf(word), 0) + spacePt * (words.length - 1);
}

/** A word in two at the last place that leaves the first part short enough: after a vowel, before a consonant and vowel. */
function hyphenated({ run }: Word, roomPt: number, accents: Accents): [Glyph[], Word] | null {
  if (run.face === 'symbol' || !/^\p{L}{7,}$/u.test(run.text)) return null;
  for (let at = run.text.length - 3; at >= 3; at -= 1) {
    if (!/[aeiouyäöüéè][^aeiouyäöüéè][aeiouyäöüéè]/u.test(run.text.slice(at - 1, at + 2))) continue;
    const first = glyphsOf({ ...run, text: `${run.text.slice(0, at)}-` }, accents);
    if (widthOf(first) > roomPt) continue;
    const rest = { ...run, text: run.text.slice(at) };
    return [first, { glyphs: glyphsOf(rest, accents), spacePt: run.size * SPACE, run: rest }];
  }
  return null;
}

/** Lines of a paragraph, filled to `widthPt`, words broken at line ends where that fills them. */
export function linesOf(
  runs: readonly Run[],
  widthPt: number,
  options: { accents: Accents; isJustified: boolean },
): Line[] {
  const { accents, isJustified } = options;
  const lines: Line[] = [];
  const left = wordsOf(runs, accents);
  let words: Glyph[][] = [];
  let filledPt = 0;
  const end = (spacePt: number, isLast: boolean) => {
    const gaps = words.length - 1;
    const rest = widthPt - filledPt;
    lines.push({ words, spacePt: isJustified && !isLast && gaps > 0 ? spacePt + rest / gaps : spacePt });
    words = [];
    filledPt = 0;
  };
  for (let word = left.shift(); word; word = left.shift()) {
    const gapPt = words.length > 0 ? word.spacePt : 0;
    const wide = widthOf(word.glyphs);
    if (words.length > 0 && filledPt + gapPt + wide > widthPt) {
      const parts = isJustified ? hyphenated(word, widthPt - filledPt - gapPt, accents) : null;
      if (parts) {
        words.push(parts[0]);
        filledPt += gapPt + widthOf(parts[0]);
      }
      end(word.spacePt, false);
      left.unshift(parts ? parts[1] : word);
    } else {
      words.push(word.glyphs);
      filledPt += gapPt + wide;
    }
  }
  if (words.length > 0) end((runs[0]?.size ?? 10) * SPACE, true);
  return lines;
}
