import type { Paper } from '@candor/domain/cv';
import type { Setting } from '../setting.ts';
import { isLayoutRightToLeft } from '../resolved-layout/direction.ts';
import { paperSizes } from '../resolved-layout/paper.ts';
import { twips } from './measures.ts';

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

/** A setting on a paper. */
export function measureOf(setting: Setting, paper: Paper): Measure {
  const { resolved, theme } = setting;
  const { widthPt, heightPt } = paperSizes[paper];
  const sideMargin = twips(theme.page.horizontalPt);
  return {
    ...setting,
    pageWidth: twips(widthPt),
    pageHeight: twips(heightPt),
    margin: twips(theme.page.verticalPt),
    sideMargin,
    textWidth: twips(widthPt) - 2 * sideMargin,
    isRtl: isLayoutRightToLeft(resolved),
  };
}
