import { say } from '../say/index.ts';
import type { LayoutId } from './layout.ts';

/**
 * What each release of a layout after its first changed, the second release first, one sentence each as the person reads
 * it who is offered the release. Layouts that are left out stand as they were first released.
 */
export const layoutChanges: Partial<Record<LayoutId, readonly string[]>> = {
  modern: [say`Section names are all in one case: a name that was typed in capitals is set like the others.`],
  minimal: [
    say`Section names are larger and in ink, so that they stand above the entries they head; the job title, dates and bullets are easier to see.`,
  ],
};
