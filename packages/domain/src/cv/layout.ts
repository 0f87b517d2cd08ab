import { z } from 'zod';
import { say } from '../say/index.ts';

/** Layouts a person can choose, in the order they are offered. `packages/render/src/layouts/<id>` draws each. */
export const layoutIds = [
  'professional',
  'modern',
  'classic',
  'executive',
  'minimal',
  'creative',
  'academic',
  'tech',
  'latex',
  'europass',
] as const;
export const layoutIdSchema = z.enum(layoutIds);
export type LayoutId = z.infer<typeof layoutIdSchema>;

export const defaultLayout: LayoutId = 'professional';

/** The name a person sees. */
export const layoutNames: Record<LayoutId, string> = {
  professional: say`Professional`,
  modern: say`Modern`,
  classic: say`Classic`,
  executive: say`Executive`,
  minimal: say`Minimal`,
  creative: say`Creative`,
  academic: say`Academic`,
  tech: say`Tech`,
  latex: 'LaTeX',
  europass: 'Europass',
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
