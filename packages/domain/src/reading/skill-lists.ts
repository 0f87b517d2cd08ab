import { isLevel } from './is-level.ts';
import { joinLines } from './join-lines.ts';
import type { PositionedLine } from './positioned-line.ts';
import { styleOf, type Line } from './prepared-line.ts';
import { splitList } from './split-list.ts';

/** "Design – Figma, Sketch": a dash before a list of several. */
const DASHED = /^([^:：,،;|•–—\t]{2,45})\s[–—]\s(\S.*)$/u;

/** A label with a dash behind it becomes one with a colon where most lines of a section have one. */
export function withColons(lines: readonly Line[]): Line[] {
  const matches = lines.map((line) => {
    const match = line.isContinued ? null : DASHED.exec(line.text);
    return match && splitList(match[2] ?? '').length > 1 ? match : null;
  });
  const begun = lines.filter(({ isContinued }) => !isContinued).length;
  const labelled = matches.filter((match) => match !== null).length;
  if (labelled < 2 || labelled < 0.6 * begun) return [...lines];
  return lines.map((line, at) => {
    const match = matches[at];
    return match ? lineWith(line, `${match[1]}: ${match[2]}`) : line;
  });
}

/** Labels at the right edge, each beside its list: put before it. */
export function withLabelsBefore(lines: readonly Line[]): Line[] {
  const rows = lines.map(({ source }) => cellsOf(source));
  const isLabelled = rows.map((cells) => {
    const [list, label] = cells;
    return (
      cells.length === 2 &&
      list !== undefined &&
      label !== undefined &&
      splitList(label.text).length === 1 &&
      label.text.length <= 45 &&
      !isLevel(label.text)
    );
  });
  const ends = lines.flatMap(({ source }, at) => (isLabelled[at] ? [source.x1] : []));
  const starts = rows.flatMap(([, label], at) => (isLabelled[at] && label ? [label.x0] : []));
  const isEven = (places: readonly number[]) => Math.max(...places) - Math.min(...places) < 2;
  const isList = rows.some(([list], at) => isLabelled[at] && list && splitList(list.text).length > 1);
  if (ends.length < 2 || ends.length < lines.length || !isEven(ends) || isEven(starts) || !isList)
    return [...lines];
  return lines.map((line, at) => {
    const [list, label] = rows[at] ?? [];
    return lineWith(line, `${label?.text ?? ''}: ${list?.text ?? ''}`);
  });
}

/** Lists with their labels at the left, two beside each other, parted; a list goes on where its column does. */
export function withPairsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  let open: { line: Line; lists: { label: string; text: string; x0: number }[] } | null = null;
  const close = () => {
    for (const { label, text } of open?.lists ?? [])
      if (open) apart.push(lineWith(open.line, `${label}: ${text}`));
    open = null;
  };
  for (const line of lines) {
    const cells = cellsOf(line.source);
    const pairs = pairsIn(cells);
    if (pairs) {
      close();
      open = { line, lists: pairs };
      continue;
    }
    const goOn = cells.map((cell) => open?.lists.find((list) => Math.abs(list.x0 - cell.x0) < 2));
    if (open && cells.length > 0 && goOn.every((list) => list !== undefined))
      cells.forEach((cell, at) => {
        const list = goOn[at];
        if (list) list.text = joinLines(list.text, cell.text);
      });
    else {
      close();
      apart.push(line);
    }
  }
  close();
  return apart;
}

function lineWith(line: Line, text: string): Line {
  return { ...line, text, source: { ...line.source, text, runs: [] } };
}

interface Cell {
  text: string;
  x0: number;
  style: string;
}

/** What stands between the wide gaps of a line. */
export function cellsOf(source: PositionedLine): Cell[] {
  const cells: Cell[] = [];
  let isOpen = false;
  for (const run of source.runs ?? [source]) {
    const text = run.text.trim();
    const last = cells.at(-1);
    if (last && isOpen) last.text = `${last.text} ${text}`.trim();
    else if (text !== '') cells.push({ text, x0: run.x0, style: styleOf(run, '') });
    isOpen = !run.text.endsWith('\t');
  }
  return cells;
}

/** Label, list, label, list, where the labels differ in type from the lists; null for any other row. */
function pairsIn(cells: readonly Cell[]): { label: string; text: string; x0: number }[] | null {
  if (cells.length < 4 || cells.length % 2 === 1) return null;
  const [labels, lists] = [0, 1].map((side) => cells.filter((_, at) => at % 2 === side));
  if (!labels || !lists) return null;
  const isPair =
    new Set(labels.map(({ style }) => style)).size === 1 &&
    lists.every(({ style }) => style !== labels[0]?.style) &&
    labels.every(({ text }) => splitList(text).length === 1) &&
    lists.some(({ text }) => splitList(text).length > 1);
  if (!isPair) return null;
  return lists.map(({ text, x0 }, at) => ({
    label: labels[at]?.text.replace(/\s*[:：]$/u, '') ?? '',
    text,
    x0,
  }));
}

/** Lists that stand in columns under a row of labels, parted into one labelled line a thing. */
export function withColumnsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  let labels: string[] = [];
  let style = '';
  lines.forEach((line, at) => {
    const columns = line.text.split('\t').map((text) => text.trim());
    const next = lines[at + 1];
    const isHead =
      columns.length > 1 &&
      !/[:：]$/u.test(columns[0] ?? '') &&
      next !== undefined &&
      next.style !== line.style &&
      next.text.split('\t').length <= columns.length &&
      next.text.includes('\t') &&
      columns.every((text) => splitList(text).length === 1);
    if (isHead) {
      labels = columns;
      style = next.style;
    } else if (labels.length > 0 && line.style === style && columns.length <= labels.length) {
      columns.forEach((text, index) => {
        const words = `${labels[index] ?? ''}: ${text}`;
        apart.push(lineWith(line, words));
      });
    } else {
      labels = [];
      apart.push(line);
    }
  });
  return apart;
}
