import { typographic, typographicName } from '@candor/domain/text';
import type { Linked, Section, ResolvedLayout } from './resolved-layout.ts';

interface Marks {
  /** Sets sentences. */
  prose: (text: string) => string;
  /** Sets names, titles and skills: an apostrophe is one sign on the whole page, what else was typed stays. */
  name: (text: string) => string;
}

/** A resolved layout whose sentences have the quotation marks and dashes of their language, and all words its apostrophe. */
export function withTypography(resolved: ResolvedLayout, language: string): ResolvedLayout {
  const marks: Marks = {
    prose: (text) => typographic(text, language),
    name: (text) => typographicName(text, language),
  };
  return {
    ...resolved,
    name: marks.name(resolved.name),
    headline: marks.name(resolved.headline),
    contacts: resolved.contacts.map((contact) => withMarks(contact, marks)),
    sections: resolved.sections.map((section) => typographicSection(section, marks)),
  };
}

/** An address stays as typed: whoever copies it needs each of its signs. */
const withMarks = <L extends Linked>(item: L, { name }: Marks): L =>
  item.href === null ? { ...item, text: name(item.text) } : item;

function typographicSection(section: Section, marks: Marks): Section {
  const { prose, name } = marks;
  const title = name(section.title);
  switch (section.kind) {
    case 'prose':
      return { ...section, title, paragraphs: section.paragraphs.map(prose) };
    case 'entries':
      return {
        ...section,
        title,
        entries: section.entries.map((entry) => ({
          ...entry,
          title: { ...entry.title, text: name(entry.title.text) },
          subtitle: name(entry.subtitle),
          place: name(entry.place),
          bullets: entry.bullets.map(prose),
        })),
      };
    case 'groups':
      return {
        ...section,
        title,
        groups: section.groups.map(({ label, items, path }) => ({
          label: name(label),
          items: items.map(name),
          path,
        })),
      };
    default:
      return section satisfies never;
  }
}
