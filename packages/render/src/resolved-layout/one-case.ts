import { normalCase } from '@candor/domain/text';
import type { Theme } from '../layouts/theme.ts';
import type { ResolvedLayout } from './resolved-layout.ts';

/** A resolved layout whose section names are in one case where the layout sets them so, however each was typed. */
export function withOneCase(resolved: ResolvedLayout, { styles }: Theme): ResolvedLayout {
  if (styles.heading.letters !== 'one-case') return resolved;
  return {
    ...resolved,
    sections: resolved.sections.map((section) => ({
      ...section,
      title: begun(normalCase(section.title) ?? section.title),
    })),
  };
}

/** With a capital where it begins with a small letter. */
function begun(title: string): string {
  const [first = ''] = title;
  return first.toUpperCase().length === first.length
    ? first.toUpperCase() + title.slice(first.length)
    : title;
}
