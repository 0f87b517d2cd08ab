import type { Country } from '../salary/index.ts';
import type { Resource } from './step.ts';

/** A resource of ours and what it is for; whatever of `for` is given has to hold. */
export interface CuratedResource extends Omit<Resource, 'checkedOn'> {
  for: {
    /** What a step names, as it is said, one of them. */
    things?: readonly string[];
    /** Beginnings of O*NET-SOC codes of the target, one of them. */
    codes?: readonly string[];
    /** Where it is of use. */
    countries?: readonly Country[];
    category?: 'network' | 'certification' | 'experience' | 'education';
  };
}

/** When the table was last read through. */
export const resourcesCheckedOn = '2026-11';
