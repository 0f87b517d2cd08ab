import { typographic } from '@candor/domain/text';
import type { Section, ResolvedLayout } from './resolved-layout.ts';

/**
 * A resolved layout whose sentences have the quotation marks and dashes of their language. Names, titles and skills stay as typed:
 * they are read back out of our own files, where the data is taken out of them too.
 */
export function withTypography(resolved: ResolvedLayout, language: string): ResolvedLayout {
  const set = (text: string) => typographic(text, language);
  return { ...resolved, sections: resolved.sections.map((section) => typographicSection(section, set)) };
}

function typographicSection(section: Section, set: (text: string) => string): Section {
  switch (section.kind) {
    case 'prose':
      return { ...section, paragraphs: section.paragraphs.map(set) };
    case 'entries':
      return {
        ...section,
        entries: section.entries.map((entry) => ({ ...entry, bullets: entry.bullets.map(set) })),
      };
    case 'groups':
      return section;
    default:
      return section satisfies never;
  }
}
