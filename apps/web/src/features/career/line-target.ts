import type { MilestoneLine } from '@candor/domain/career';

/** Something that a milestone reached can add a line to. */
export interface LineTarget {
  kind: 'cv' | 'profile';
  has: (line: MilestoneLine) => boolean;
  /** Adds the line; `month` (`YYYY-MM`) is when the milestone was reached. Gives the way back. */
  add: (line: MilestoneLine, month: string) => Promise<() => Promise<void>>;
}
