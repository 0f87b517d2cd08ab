import type { Setting } from '../setting.ts';

/** What the writers need of the page, beside the setting: distances in twips. */
export type Measure = Setting & {
  pageWidth: number;
  pageHeight: number;
  margin: number;
  sideMargin: number;
  /** From margin to margin, side column included. */
  textWidth: number;
  isRtl: boolean;
};
