import { newestRelease, type LayoutId, type LayoutRelease } from '@candor/domain/cv';

/** The release that a page comes in once `layout` is chosen: its own layout stays as it is, another comes in its newest. */
export function releaseIn(layout: LayoutId, now: LayoutRelease): number {
  return layout === now.layout ? now.release : newestRelease(layout);
}
