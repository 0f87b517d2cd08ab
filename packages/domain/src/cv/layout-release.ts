import { layoutOf, type LayoutId } from './layout.ts';
import { layoutChanges } from './layout-releases.data.ts';

/** One release of one layout. */
export interface LayoutRelease {
  layout: LayoutId;
  /** From 1. */
  release: number;
}

/** The newest release of a layout, from 1. A saved CV stays at the one it was made with until the person moves it. */
export function newestRelease(layout: LayoutId): number {
  return 1 + (layoutChanges[layout]?.length ?? 0);
}

/** What has changed about a layout since a release, a sentence for each later one; none where it is the newest. */
export function changesSince({ layout, release }: LayoutRelease): readonly string[] {
  return (layoutChanges[layout] ?? []).slice(release - 1);
}

/**
 * The release that is offered to a CV in place of its own: the newest of its layout, unless the CV has it or the person
 * has declined it for this CV. Null where there is nothing to offer.
 */
export function offeredRelease(
  cv: { template: string; layoutRelease: number },
  declined: { layout: string; release: number } | null,
): number | null {
  const layout = layoutOf(cv.template);
  const newest = newestRelease(layout);
  const isDeclined = declined?.layout === layout && declined.release >= newest;
  return newest > cv.layoutRelease && !isDeclined ? newest : null;
}
