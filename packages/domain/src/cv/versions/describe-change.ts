import { plural, say } from '../../say/index.ts';
import { spokenList } from '../../say/spoken-list.ts';
import { changeSentence, renamedTo, sharedWords, shortName, wordsOf } from '../../versions/index.ts';
import { capitalised } from '../../text/index.ts';
import type { CvDesign } from '../design.ts';
import type { CvDocument } from '../document.ts';
import { alignDocuments, type AlignedEntry, type AlignedSection } from './align-documents.ts';
import type { SectionKind } from './comparable.ts';
import { describeDesign } from './describe-design.ts';
import { alignedName, entryName } from './entry-name.ts';

/** Everything of a CV that a version stores and a save may change. */
export interface VersionContent {
  title: string;
  document: CvDocument;
  template: string;
  layoutRelease: number;
  design: CvDesign;
  isBrandFree: boolean;
}

const MOST_LISTED = 2;

type ListedKind = 'skills' | 'languages' | 'certifications';

/** Names that are short alone: of these, many are counted and few are named. */
const listedChanges: Readonly<
  Record<ListedKind, Record<'added' | 'removed' | 'changed', (count: number, names: string) => string>>
> = {
  skills: {
    added: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# skill', other: '# skills' })} added`
        : say`${plural(count, { one: 'skill', other: 'skills' })} ${names} added`,
    removed: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# skill', other: '# skills' })} removed`
        : say`${plural(count, { one: 'skill', other: 'skills' })} ${names} removed`,
    changed: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# skill', other: '# skills' })} changed`
        : say`${plural(count, { one: 'skill', other: 'skills' })} ${names} changed`,
  },
  languages: {
    added: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# language', other: '# languages' })} added`
        : say`${plural(count, { one: 'language', other: 'languages' })} ${names} added`,
    removed: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# language', other: '# languages' })} removed`
        : say`${plural(count, { one: 'language', other: 'languages' })} ${names} removed`,
    changed: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# language', other: '# languages' })} changed`
        : say`${plural(count, { one: 'language', other: 'languages' })} ${names} changed`,
  },
  certifications: {
    added: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# certification', other: '# certifications' })} added`
        : say`${plural(count, { one: 'certification', other: 'certifications' })} ${names} added`,
    removed: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# certification', other: '# certifications' })} removed`
        : say`${plural(count, { one: 'certification', other: 'certifications' })} ${names} removed`,
    changed: (count, names) =>
      names === ''
        ? say`${plural(count, { one: '# certification', other: '# certifications' })} changed`
        : say`${plural(count, { one: 'certification', other: 'certifications' })} ${names} changed`,
  },
};

const reordered: Readonly<Record<Exclude<SectionKind, 'custom'>, () => string>> = {
  basics: () => say`contact details reordered`,
  summary: () => say`summary reordered`,
  experience: () => say`experience reordered`,
  education: () => say`education reordered`,
  skills: () => say`skills reordered`,
  projects: () => say`projects reordered`,
  languages: () => say`languages reordered`,
  certifications: () => say`certifications reordered`,
};

function describeBasics({ before, after, bullets }: AlignedEntry): string[] {
  const differs = (name: string) => before?.fields[name] !== after?.fields[name];
  const clauses: string[] = [];
  if (differs('name')) clauses.push(say`name changed`);
  if (differs('headline')) clauses.push(say`job title changed`);
  if (['email', 'phone', 'location'].some(differs)) clauses.push(say`contact details changed`);
  if (bullets.some((link) => link.before !== link.after)) clauses.push(say`links changed`);
  return clauses;
}

function describeSummary({ before, after }: AlignedSection): string[] {
  const textOf = (side: AlignedSection['before']) =>
    side?.entries.flatMap(({ bullets }) => bullets).join(' ') ?? '';
  const [old, now] = [textOf(before), textOf(after)];
  if (old === now) return [];
  if (old === '') return [say`summary added`];
  if (now === '') return [say`summary removed`];
  return [sharedWords(wordsOf(old), wordsOf(now)) < 0.5 ? say`summary rewritten` : say`summary edited`];
}

/** What became of the statements and lines of one entry that is in both versions. */
function describeEntry(kind: SectionKind, { before, after, bullets }: AlignedEntry): string[] {
  if (!before || !after) return [];
  const [old, name] = [shortName(entryName(kind, before)), shortName(entryName(kind, after))];
  const clauses = old === name ? [] : [say`${old} now ${name}`];
  const many = (has: (pair: AlignedEntry['bullets'][number]) => boolean) => bullets.filter(has).length;
  const [added, removed] = [many((pair) => pair.before === null), many((pair) => pair.after === null)];
  const edited = many((pair) => pair.before !== null && pair.after !== null && pair.before !== pair.after);
  if (added > 0)
    clauses.push(say`${plural(added, { one: '# bullet', other: '# bullets' })} added to ${name}`);
  if (removed > 0)
    clauses.push(say`${plural(removed, { one: '# bullet', other: '# bullets' })} removed from ${name}`);
  if (edited > 0)
    clauses.push(say`${plural(edited, { one: '# bullet', other: '# bullets' })} edited in ${name}`);
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const lines = [...names].filter((line) => before.fields[line] !== after.fields[line]);
  if (lines.length > 0 && old === name) {
    const areDates = lines.every((line) => ['start', 'end', 'date'].includes(line));
    clauses.push(areDates ? say`dates of ${name} changed` : say`${name} changed`);
  }
  return clauses.length === 0 ? [say`bullets of ${name} reordered`] : clauses;
}

function describeNames(kind: ListedKind, entries: readonly AlignedEntry[]): string[] {
  return (['added', 'removed', 'changed'] as const).flatMap((change) => {
    const names = entries
      .filter((entry) => entry.change === change)
      .map((entry) => shortName(alignedName(kind, entry)));
    const list = names.length <= MOST_LISTED ? spokenList(names, 'conjunction') : '';
    return names.length === 0 ? [] : [listedChanges[kind][change](names.length, list)];
  });
}

function describeEntries({ kind, entries }: AlignedSection): string[] {
  if (kind === 'skills' || kind === 'languages' || kind === 'certifications')
    return describeNames(kind, entries);
  return entries.flatMap((entry) => {
    const name = shortName(alignedName(kind, entry));
    if (entry.change === 'added') return [say`${name} added`];
    if (entry.change === 'removed') return [say`${name} removed`];
    return entry.change === 'changed' ? describeEntry(kind, entry) : [];
  });
}

function describeSection(section: AlignedSection): string[] {
  const { kind, before, after, entries } = section;
  if (section.change === 'same') return [];
  const [first] = entries;
  if (kind === 'basics') return first ? describeBasics(first) : [];
  if (kind === 'summary') return describeSummary(section);
  const title = shortName(after?.title ?? before?.title ?? '');
  if (kind === 'custom' && !before) return [say`section ${title} added`];
  if (kind === 'custom' && !after) return [say`section ${title} removed`];
  return [
    ...(before && after && before.title !== after.title
      ? [renamedSection(shortName(before.title), title)]
      : []),
    ...describeEntries(section),
    ...(entries.some(({ isMoved }) => isMoved)
      ? [kind === 'custom' ? say`${title} reordered` : reordered[kind]()]
      : []),
  ];
}

const renamedSection = (before: string, after: string) => say`section ${before} renamed to ${after}`;

function describeLayout(before: VersionContent, after: VersionContent): string[] {
  const layout = capitalised(after.template);
  if (before.template !== after.template) return [say`layout ${layout}`];
  const { layoutRelease: release } = after;
  return before.layoutRelease === release ? [] : [say`layout ${layout} in release ${release}`];
}

/**
 * One sentence that says what a save changed: "Summary rewritten; 2 bullets added to Charge Nurse; layout Modern".
 * Empty where nothing changed. At most five changes one by one, then their number.
 */
export function describeChange(before: VersionContent, after: VersionContent): string {
  return changeSentence([
    ...(before.title === after.title ? [] : [renamedTo(after.title)]),
    ...alignDocuments(before.document, after.document).flatMap(describeSection),
    ...describeLayout(before, after),
    ...describeDesign(before.design, after.design),
    ...(before.isBrandFree === after.isBrandFree
      ? []
      : [after.isBrandFree ? say`brand line removed` : say`brand line shown`]),
  ]);
}
