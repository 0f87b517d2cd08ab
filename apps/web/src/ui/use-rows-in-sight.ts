import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

interface RowsInSight {
  count: number;
  /** How high a row is, or about how high where rows are measured. */
  height: number;
  gap?: number;
  /** Room behind the last. */
  endPadding?: number;
  /** How many are drawn out of sight, on either side. */
  overscan?: number;
}

/** A row that is drawn: its number, and where it begins and ends. */
export interface RowInSight {
  at: number;
  start: number;
  end: number;
}

const OVERSCAN = 6;

function rowsOf({ rows, total }: { rows: { index: number; start: number; end: number }[]; total: number }) {
  return {
    rows: rows.map(({ index, start, end }): RowInSight => ({ at: index, start, end })),
    total,
    /** Room for what is not drawn, before and after. */
    before: rows[0]?.start ?? 0,
    after: total - (rows.at(-1)?.end ?? 0),
  };
}

/** Which rows of a long list in a box that scrolls are drawn. */
export function useRowsInSight(
  box: RefObject<HTMLElement | null>,
  { count, height, gap = 0, endPadding = 0, overscan = OVERSCAN }: RowsInSight,
) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of the library leaves this hook but values
  const virtual = useVirtualizer({
    count,
    gap,
    paddingEnd: endPadding,
    overscan,
    getScrollElement: () => box.current,
    estimateSize: () => height,
  });
  return {
    ...rowsOf({ rows: virtual.getVirtualItems(), total: virtual.getTotalSize() }),
    /** A ref for rows that are not all as high; each says its number in `data-index`. */
    measure: virtual.measureElement,
  };
}

/** The same for a list that scrolls with the page. */
export function useRowsOfPage({ count, height }: Pick<RowsInSight, 'count' | 'height'>) {
  // oxlint-disable-next-line react/incompatible-library -- nothing of the library leaves this hook but values
  const virtual = useWindowVirtualizer({ count, overscan: OVERSCAN, estimateSize: () => height });
  return rowsOf({ rows: virtual.getVirtualItems(), total: virtual.getTotalSize() });
}
