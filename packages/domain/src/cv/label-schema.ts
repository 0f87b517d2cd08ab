import { say } from '../say/index.ts';
import { singleLine } from '../text/index.ts';
import { labelLimits } from './labels.ts';

/** The name of a label, which is also a folder: a CV may be in several. */
export const labelSchema = singleLine(labelLimits.name).refine((name) => name !== '', {
  error: () => say`Please enter a name for this label`,
});
