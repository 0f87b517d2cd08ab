import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { Measure } from './page-measure.ts';

/** A cell of a row: its width and what it keeps free within it at start and end, in twips. */
export type Cell = { children: readonly Paragraph[]; width: number; start?: number; end?: number };

/** How cells of different heights stand to one another. */
export type Align = 'top' | 'center' | 'bottom';

export type Ground = { fill: string; top: number; bottom: number; indent: number };

/** Says that there is none, where a style has one. */
export const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const noBorders = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
};

/** A table of one row without lines: what a word processor has for two things that stand beside each other. */
export function rowTable(
  cells: readonly Cell[],
  { isRtl }: Measure,
  { ground, align = 'center' }: { ground?: Ground; align?: Align } = {},
): Table {
  const widths = cells.map(({ width }) => width);
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    borders: noBorders,
    margins: { left: 0, right: 0, marginUnitType: WidthType.DXA },
    ...(ground === undefined ? {} : { indent: { size: ground.indent, type: WidthType.DXA } }),
    visuallyRightToLeft: isRtl,
    rows: [
      new TableRow({
        cantSplit: true,
        children: cells.map((cell) => tableCell(cell, { isRtl, align, ground })),
      }),
    ],
  });
}

function tableCell(
  { children, width, start = 0, end = 0 }: Cell,
  { isRtl, align, ground }: { isRtl: boolean; align: Align; ground: Ground | undefined },
): TableCell {
  const [left, right] = isRtl ? [end, start] : [start, end];
  return new TableCell({
    // A cell must end in a paragraph.
    children: children.length === 0 ? [new Paragraph({})] : children,
    width: { size: width, type: WidthType.DXA },
    margins: {
      top: ground?.top ?? 0,
      bottom: ground?.bottom ?? 0,
      left,
      right,
      marginUnitType: WidthType.DXA,
    },
    verticalAlign: align,
    ...(ground === undefined
      ? {}
      : { shading: { type: ShadingType.CLEAR, color: 'auto', fill: ground.fill } }),
  });
}
