import type { CvDocument } from '@candor/domain/cv';

/** The CV at hand, as the optimizer reads and changes it. */
export interface OptimizedCv {
  document: CvDocument;
  isEmpty: boolean;
  /** Puts a changed text form in as one step; gives back what undoes it. */
  put: (text: string) => () => void;
}
