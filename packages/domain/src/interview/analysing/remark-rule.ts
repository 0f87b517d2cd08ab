import type { Remark, RemarkKind } from '../analysis.ts';
import type { Evidence } from './evidence.ts';

/** One thing that can be said of an answer. It speaks only where it is sure, and quotes what it speaks of. */
export interface RemarkRule {
  id: string;
  kind: RemarkKind;
  /** What is said of several answers together, before how many they are. */
  ofInterview: string;
  find: (evidence: Evidence) => Omit<Remark, 'kind' | 'isStrength'> | null;
}
