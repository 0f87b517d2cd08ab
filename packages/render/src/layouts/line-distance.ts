import { families } from '../fonts/families.ts';
import type { Theme } from './theme.ts';

/** From baseline to baseline, in em of the body size: a layout's leading runs from a baseline to the next capitals. */
export function lineDistanceEm({ type }: Theme): number {
  return families[type.text].capitalsEm + type.leadingEm;
}

/** The same in points. */
export const lineDistancePt = (theme: Theme): number => theme.type.sizePt * lineDistanceEm(theme);
