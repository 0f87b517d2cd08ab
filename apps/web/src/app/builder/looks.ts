import { newestRelease, type CvDraft, type LayoutId, type LayoutRelease } from '@candor/domain/cv';

/** Whether a field changes the look of the page and not what it says. */
export function isLook(field: string): boolean {
  return field === 'template' || field === 'isBrandFree' || /^design(\.|$)/.test(field);
}

/** How a form wants its page to look. */
export function looksOf({
  template,
  isBrandFree,
  design,
}: CvDraft): Pick<CvDraft, 'template' | 'isBrandFree' | 'design'> {
  return { template, isBrandFree, design };
}

/** Whether two forms differ in looks alone, or not at all. */
export function saysTheSame(one: CvDraft, other: CvDraft): boolean {
  return JSON.stringify({ ...one, ...looksOf(other) }) === JSON.stringify(other);
}

/** The release that a page comes in once `layout` is chosen: its own layout stays as it is, another comes in its newest. */
export function releaseIn(layout: LayoutId, now: LayoutRelease): number {
  return layout === now.layout ? now.release : newestRelease(layout);
}
