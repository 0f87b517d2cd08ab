import { useLocation } from 'wouter';
import type { Subject } from '@candor/domain/conversations';
import { useHistoryEntry } from '../../platform/navigation.tsx';
import { subjectOf } from './subject-of.ts';

/** What the screen that is shown is of. */
export function useSubject(): Subject {
  const [pathname] = useLocation();
  const { search } = useHistoryEntry();
  return subjectOf({ pathname, search });
}
