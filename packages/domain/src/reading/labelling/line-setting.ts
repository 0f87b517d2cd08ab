import { blockKey } from '../continuation.ts';
import type { Line } from '../prepared-line.ts';
import { bucket, holding, quantile } from './feature.ts';

/** Free height above a line from which on it begins a part of the page, in heights of the type. */
export const NEW = 2.9;

/** What a document's lines have in common. */
export interface Usual {
  style: string;
  size: number;
  largest: number;
  color: string;
  /** Styles that known headings are set in, and lines with a date, each with how many are. */
  headings: ReadonlyMap<string, number>;
  heads: ReadonlyMap<string, number>;
  styles: ReadonlyMap<string, number>;
  left: ReadonlyMap<string, number>;
  right: ReadonlyMap<string, number>;
  /** Free heights within blocks, from the least. */
  gaps: readonly number[];
  hasLevels: boolean;
  /** Whether most lines with the words of a heading are items of lists. */
  areHeadingsItems: boolean;
  count: number;
}

function count(map: Map<string, number>, key: string, by = 1): void {
  map.set(key, (map.get(key) ?? 0) + by);
}

/** The greatest of some counts, 0 where there are none. */
export function mostOf(counts: ReadonlyMap<string, number>): number {
  return Math.max(0, ...counts.values());
}

/** A count as a share of the greatest, as a word; `none` where that says nothing. */
function likeMost(counts: ReadonlyMap<string, number>, key: string): number | 'none' {
  const most = mostOf(counts);
  return most < 2 ? 'none' : bucket((counts.get(key) ?? 0) / most, [0.01, 0.4, 0.99]);
}

/** The level that a file gives a heading counts as its style. */
export function styleOf({ style, source }: Line): string {
  return source.headingLevel === undefined ? style : `h${source.headingLevel}`;
}

export function usualOf(lines: readonly Line[]): Usual {
  const letters = new Map<string, number>();
  const styles = new Map<string, number>();
  const headings = new Map<string, number>();
  const heads = new Map<string, number>();
  const left = new Map<string, number>();
  const right = new Map<string, number>();
  const known = lines.filter((line) => line.known !== null);
  const areHeadingsItems = known.filter(({ isBullet }) => isBullet).length > 0.5 * known.length;
  for (const line of lines) {
    const { text, source, range } = line;
    count(letters, line.style, text.length);
    count(styles, styleOf(line));
    if (line.known !== null && line.known !== 'title' && (!line.isBullet || areHeadingsItems))
      count(headings, styleOf(line));
    if (range !== null && range.length < text.length && !line.isBullet && text.length < 120)
      count(heads, line.pieces[0]?.style ?? line.style);
    const key = blockKey(source);
    left.set(key, Math.min(left.get(key) ?? source.x0, source.x0));
    right.set(key, Math.max(right.get(key) ?? source.x1, source.x1));
  }
  const [style = ''] = [...letters].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return {
    style,
    size: Number(style.split('|', 1)[0]) || 1,
    color: style.split('|')[4] ?? '',
    largest: Math.max(1, ...lines.map(({ source }) => source.size)),
    headings,
    heads,
    styles,
    left,
    right,
    gaps: lines.flatMap(({ gap }) => (gap < NEW ? [gap] : [])).toSorted((a, b) => a - b),
    areHeadingsItems,
    hasLevels: lines.some(({ source }) => source.headingLevel !== undefined),
    count: lines.length,
  };
}

/** The free height above a line: by itself, and among those of its document. */
export function gapFeatures({ gap }: Line, { gaps }: Usual): string[] {
  return [
    `air=${bucket(gap, [0.15, 0.35, 0.6, 1, 1.6, NEW])}`,
    `gap=${gap >= NEW ? 'new' : quantile(gaps, gap)}`,
  ];
}

/** How a line is set. */
export function settingOf(line: Line, usual: Usual): string[] {
  const { source, pieces, isBullet } = line;
  const [size, bold, italic, caps, color] = line.style.split('|');
  const own = styleOf(line);
  const [left, right] = [usual.left.get(blockKey(source)) ?? 0, usual.right.get(blockKey(source)) ?? 1];
  return [
    `size=${bucket(Number(size) / usual.size, [0.88, 0.97, 1.04, 1.16, 1.35, 1.7])}`,
    `like headings=${likeMost(usual.headings, own)}`,
    `like heads=${likeMost(usual.heads, pieces[0]?.style ?? line.style)}`,
    `style share=${bucket((usual.styles.get(own) ?? 0) / usual.count, [0.03, 0.08, 0.2, 0.5])}`,
    `indent=${bucket((source.x0 - left) / source.size, [0.3, 1, 2.2, 5])}`,
    `reach=${bucket((source.x1 - left) / Math.max(1, right - left), [0.25, 0.5, 0.75, 0.93])}`,
    ...gapFeatures(line, usual),
    ...holding({
      largest: source.size > usual.largest - 0.3,
      bold: bold === 'b',
      italic: italic === 'i',
      capitals: caps === 'C',
      coloured: color !== usual.color,
      'usual style': line.style === usual.style,
      types: new Set(pieces.map(({ style }) => style)).size > 1,
      'begins bold': bold !== 'b' && pieces[0]?.style.split('|')[1] === 'b',
      'level of file': source.headingLevel !== undefined,
      'no level of file': usual.hasLevels && source.headingLevel === undefined,
      item: isBullet,
      'item, as headings are': isBullet && usual.areHeadingsItems,
      'item, as headings are not': isBullet && !usual.areHeadingsItems,
      'item of file': source.isListItem === true,
    }),
  ];
}

/** How a line is set, to be told from others: type, indent, and whether it has a date. */
function formOf({ source, range, isBullet, pieces, style }: Line): string {
  return `${pieces[0]?.style ?? style}/${Math.round(source.x0 / 3)}/${range !== null}/${isBullet}`;
}

/** How each line is like the first and the second below the last clear heading: the heads of a section are set alike. */
export function likeFirst(lines: readonly Line[], usual: Usual): string[][] {
  let [first, second] = ['', ''];
  let since = 0;
  const most = mostOf(usual.headings);
  return lines.map((line) => {
    const isHeading =
      line.known !== null && !line.isBullet && (usual.headings.get(styleOf(line)) ?? 0) >= 0.5 * most;
    since = isHeading ? 0 : since + 1;
    const form = formOf(line);
    if (since === 1) [first, second] = [form, ''];
    if (since === 2) second = form;
    return [
      `since heading=${bucket(since, [1, 2, 3, 4])}`,
      ...holding({
        'as first': since > 1 && form === first,
        'as second': since > 2 && form === second,
        'in type of first': since > 1 && first !== '' && form.split('/')[0] === first.split('/')[0],
      }),
    ];
  });
}
