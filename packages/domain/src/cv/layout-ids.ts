// Without zod: the dashboard names layouts and loads no schema.
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
export type LayoutId = (typeof layoutIds)[number];

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
  return layoutIds.find((id) => id === template) ?? defaultLayout;
}
