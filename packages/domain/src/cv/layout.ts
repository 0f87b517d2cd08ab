import { z } from 'zod';

/** Layouts a person can choose, in the order they are offered. `packages/render/src/layouts/<id>` draws each. */
export const layoutIds = ['professional', 'modern', 'classic', 'executive'] as const;
export const layoutIdSchema = z.enum(layoutIds);
export type LayoutId = z.infer<typeof layoutIdSchema>;

export const defaultLayout: LayoutId = 'professional';

/** The name a person sees. */
export const layoutNames: Record<LayoutId, string> = {
  professional: 'Professional',
  modern: 'Modern',
  classic: 'Classic',
  executive: 'Executive',
};

/** The newest release of each layout. A CV keeps the release it was made with until its owner takes a newer one. */
export const layoutReleases: Record<LayoutId, number> = {
  professional: 1,
  modern: 1,
  classic: 1,
  executive: 1,
};

/** The layout of a stored name; a name this release does not know is drawn as the default. */
export function layoutOf(template: string): LayoutId {
  const known = layoutIdSchema.safeParse(template);
  return known.success ? known.data : defaultLayout;
}

/** Paper sizes: US Letter (8.5 x 11 in) and ISO A4. */
export const paperSchema = z.enum(['letter', 'a4']);
export type Paper = z.infer<typeof paperSchema>;

export const exportFormatSchema = z.enum(['pdf', 'docx', 'html', 'txt']);
export type ExportFormat = z.infer<typeof exportFormatSchema>;
