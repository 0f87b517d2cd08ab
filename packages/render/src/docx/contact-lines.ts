import { families } from '../fonts/families.ts';
import type { Linked } from '../resolved-layout/resolved-layout.ts';
import { photoWidth } from './photo.ts';
import { columns, emTwips } from './measures.ts';
import type { Measure } from './page-measure.ts';

/** Of a line's width, what may be filled: words are guessed here, not measured. */
const fullShare = 0.97;
/** A separator with the spaces around it, in em. */
const separatorEm = 1.3;

/**
 * The contact details line by line, as many on each as fit. A program that broke the line by itself would leave a
 * separator at its end; where the guess is a little short, it still does.
 */
export function contactLines(measure: Measure): Linked[][] {
  const { resolved, theme } = measure;
  const em = emTwips(theme, theme.styles.contact.size) * families[theme.type.text].officeWidth;
  const room = fullShare * roomFor(measure);
  const lines: Linked[][] = [];
  let filled = 0;
  for (const item of resolved.contacts) {
    const width = lettersEm(item.text) * em;
    const line = lines.at(-1);
    if (line !== undefined && filled + separatorEm * em + width <= room) {
      line.push(item);
      filled += separatorEm * em + width;
    } else {
      lines.push([item]);
      filled = width;
    }
  }
  return lines;
}

/** What the contact line has of the page, in twips. */
function roomFor({ design, textWidth, theme }: Measure): number {
  const { textStart } = columns(theme);
  if (design.photo === null) return theme.header.photo === 'side' ? textWidth - textStart : textWidth;
  if (theme.header.photo === 'above') return textWidth;
  const width = photoWidth(design.photo);
  return (
    textWidth - (theme.header.photo === 'side' ? Math.max(textStart, width) : width + emTwips(theme, 1.6))
  );
}

/** Kinds of letters and their widths in Arial, in em, from its own table; what is none of them is as wide as an "n". */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI'|.,:;!\s()/[\]ftr-]/u, 0.29],
  [/[mwMW@%]/u, 0.86],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{Lu}/u, 0.69],
];
const usualEm = 0.55;

function lettersEm(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? usualEm),
    0,
  );
}
