import type { CvDraft } from '@candor/domain/cv';

export type Appearance = Pick<CvDraft, 'template' | 'isBrandFree' | 'design'>;

/** How a form wants its page to look. */
export function appearanceOf({ template, isBrandFree, design }: Appearance): Appearance {
  return { template, isBrandFree, design };
}

/** Whether two forms differ in their look alone, or not at all. */
export function saysTheSame(one: CvDraft, other: CvDraft): boolean {
  return JSON.stringify({ ...one, ...appearanceOf(other) }) === JSON.stringify(other);
}
