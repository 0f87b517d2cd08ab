import { normalCase } from '@candor/domain/text';
import type { Theme } from '../layouts/theme.ts';
import type { Sheet } from './sheet.ts';

/** A sheet whose section names are in one case where the layout sets them so, however each was typed. */
export function withOneCase(sheet: Sheet, { styles }: Theme): Sheet {
  if (styles.heading.letters !== 'one-case') return sheet;
  return {
    ...sheet,
    sections: sheet.sections.map((section) => ({
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
