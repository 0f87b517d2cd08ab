import type { SectionKind } from '../heading-words.data.ts';

/** What the lines of a CV are about, as far as the labeller tells it; `other` is any section without fields of its own. */
export const labelledSections = [
  'header',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
  'contact',
  'other',
] as const;
export type LabelledSection = (typeof labelledSections)[number];

/**
 * What a line is within its section: `head` begins an entry and `headMore` goes on in its head; `body` begins a statement or a
 * paragraph and `bodyMore` goes on from the line before; `item` is a line of its own, which `itemMore` goes on from.
 */
export const lineRoles = [
  'name',
  'headline',
  'heading',
  'head',
  'headMore',
  'body',
  'bodyMore',
  'item',
  'itemMore',
] as const;
export type LineRole = (typeof lineRoles)[number];

export interface LineLabel {
  section: LabelledSection;
  role: LineRole;
}

const entryRoles: readonly LineRole[] = ['heading', 'head', 'headMore', 'body', 'bodyMore'];
const listRoles: readonly LineRole[] = ['heading', 'item', 'itemMore'];
const rolesOf: Record<LabelledSection, readonly LineRole[]> = {
  header: ['name', 'headline', 'item', 'itemMore', 'heading'],
  summary: ['heading', 'body', 'bodyMore'],
  experience: entryRoles,
  education: entryRoles,
  skills: listRoles,
  projects: entryRoles,
  languages: listRoles,
  certifications: entryRoles,
  contact: listRoles,
  other: entryRoles,
};

/** All labels; weights are in their order. */
export const lineLabels: readonly LineLabel[] = labelledSections.flatMap((section) =>
  rolesOf[section].map((role) => ({ section, role })),
);

/** Which role must stand right before one that goes on. */
const before: Partial<Record<LineRole, readonly LineRole[]>> = {
  headMore: ['head', 'headMore'],
  bodyMore: ['body', 'bodyMore'],
  itemMore: ['item', 'itemMore'],
};
/** Sections whose statements belong to entries: one cannot stand under the heading itself. */
const entrySections: readonly LabelledSection[] = ['experience', 'education'];

/** Which section the known words of a heading stand above, as far as the labeller tells. */
export const sectionOfKind: Partial<Record<SectionKind, LabelledSection>> = {
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  languages: 'languages',
  certifications: 'certifications',
  contact: 'contact',
  personal: 'contact',
  links: 'contact',
  publications: 'other',
  awards: 'other',
  volunteering: 'other',
  interests: 'other',
  references: 'other',
  courses: 'other',
  title: 'header',
};

/** What stands at the beginning of a document. */
const openings: readonly LabelledSection[] = ['header', 'summary', 'contact'];

/**
 * Whether one label may follow another: the grammar of entries. Where a block of the page begins (`isOpening`), a section of which
 * other blocks told may go on.
 */
export function mayFollow(from: LineLabel, to: LineLabel, isOpening: boolean): boolean {
  if (from.section !== to.section) {
    if (isOpening) return !before[to.role];
    if (to.role === 'heading') return true;
    // A summary may stand above the first heading, and how to reach the person above or below it.
    if (from.section === 'header' && to.section === 'summary') return to.role === 'body';
    if (from.role === 'heading') return false;
    // Jobs, and schools behind them, may follow without a heading.
    if (entrySections.includes(to.section))
      return to.role === 'head' && (openings.includes(from.section) || from.section === 'experience');
    return to.section === 'header' && !before[to.role] && openings.includes(from.section);
  }
  if (to.role === 'heading') return true;
  const needed = before[to.role];
  if (needed) return needed.includes(from.role);
  return !(to.role === 'body' && from.role === 'heading' && entrySections.includes(to.section));
}

/**
 * Of which section a line may be the heading: known words tell; else of any that known words name nowhere, or of none where no
 * heading is set or said like it.
 */
export type HeadingOf = LabelledSection | 'any' | 'none';

/** Whether a line that may be such a heading, or is one for certain, may have a label. */
export function mayBe(
  { section, role }: LineLabel,
  heading: HeadingOf,
  { isHeading, named }: { isHeading: boolean; named: ReadonlySet<LabelledSection> },
): boolean {
  if (isHeading && role !== 'heading') return false;
  return role !== 'heading' || heading === section || (heading === 'any' && !named.has(section));
}

/** Whether a document may begin with a label. */
export function mayBegin({ section, role }: LineLabel): boolean {
  return role === 'heading' || ((section === 'header' || section === 'summary') && !before[role]);
}
