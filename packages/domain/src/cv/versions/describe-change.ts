import { renamedTo, sharedWords, shortName, wordsOf, type Clause } from '../../versions/index.ts';
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

/** Of names that are short alone, so many are named; more are counted. */
const MOST_LISTED = 2;

type ListedKind = 'skills' | 'languages' | 'certifications';

function describeBasics({ before, after, bullets }: AlignedEntry): Clause[] {
  const differs = (name: string) => before?.fields[name] !== after?.fields[name];
  const clauses: Clause[] = [];
  if (differs('name')) clauses.push({ kind: 'name' });
  if (differs('headline')) clauses.push({ kind: 'headline' });
  if (['email', 'phone', 'location'].some(differs)) clauses.push({ kind: 'contact' });
  if (bullets.some((link) => link.before !== link.after)) clauses.push({ kind: 'links' });
  return clauses;
}

function describeSummary({ before, after }: AlignedSection): Clause[] {
  const textOf = (side: AlignedSection['before']) =>
    side?.entries.flatMap(({ bullets }) => bullets).join(' ') ?? '';
  const [old, now] = [textOf(before), textOf(after)];
  if (old === now) return [];
  if (old === '') return [{ kind: 'summary-added' }];
  if (now === '') return [{ kind: 'summary-removed' }];
  return [{ kind: sharedWords(wordsOf(old), wordsOf(now)) < 0.5 ? 'summary-rewritten' : 'summary-edited' }];
}

/** What became of the statements and lines of one entry that is in both versions. */
function describeEntry(kind: SectionKind, { before, after, bullets }: AlignedEntry): Clause[] {
  if (!before || !after) return [];
  const [old, name] = [shortName(entryName(kind, before)), shortName(entryName(kind, after))];
  const clauses: Clause[] = old === name ? [] : [{ kind: 'entry-renamed', before: old, name }];
  const many = (has: (pair: AlignedEntry['bullets'][number]) => boolean) => bullets.filter(has).length;
  const [added, removed] = [many((pair) => pair.before === null), many((pair) => pair.after === null)];
  const edited = many((pair) => pair.before !== null && pair.after !== null && pair.before !== pair.after);
  if (added > 0) clauses.push({ kind: 'bullets-added', count: added, name });
  if (removed > 0) clauses.push({ kind: 'bullets-removed', count: removed, name });
  if (edited > 0) clauses.push({ kind: 'bullets-edited', count: edited, name });
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const lines = [...names].filter((line) => before.fields[line] !== after.fields[line]);
  if (lines.length > 0 && old === name) {
    const areDates = lines.every((line) => ['start', 'end', 'date'].includes(line));
    clauses.push({ kind: areDates ? 'entry-dates' : 'entry-changed', name });
  }
  return clauses.length === 0 ? [{ kind: 'bullets-reordered', name }] : clauses;
}

function describeNames(kind: ListedKind, entries: readonly AlignedEntry[]): Clause[] {
  return (['added', 'removed', 'changed'] as const).flatMap((change) => {
    const names = entries
      .filter((entry) => entry.change === change)
      .map((entry) => shortName(alignedName(kind, entry)));
    const listed = names.length <= MOST_LISTED ? names : [];
    return names.length === 0 ? [] : [{ kind: `${kind}-${change}`, count: names.length, names: listed }];
  });
}

function describeEntries({ kind, entries }: AlignedSection): Clause[] {
  if (kind === 'skills' || kind === 'languages' || kind === 'certifications')
    return describeNames(kind, entries);
  return entries.flatMap((entry) => {
    const name = shortName(alignedName(kind, entry));
    if (entry.change === 'added') return [{ kind: 'entry-added', name }];
    if (entry.change === 'removed') return [{ kind: 'entry-removed', name }];
    return entry.change === 'changed' ? describeEntry(kind, entry) : [];
  });
}

function describeSection(section: AlignedSection): Clause[] {
  const { kind, before, after, entries } = section;
  if (section.change === 'same') return [];
  const [first] = entries;
  if (kind === 'basics') return first ? describeBasics(first) : [];
  if (kind === 'summary') return describeSummary(section);
  const title = shortName(after?.title ?? before?.title ?? '');
  if (kind === 'custom' && !before) return [{ kind: 'section-added', name: title }];
  if (kind === 'custom' && !after) return [{ kind: 'section-removed', name: title }];
  return [
    ...(before && after && before.title !== after.title
      ? [{ kind: 'section-renamed' as const, before: shortName(before.title), name: title }]
      : []),
    ...describeEntries(section),
    ...(entries.some(({ isMoved }) => isMoved)
      ? [{ kind: `${kind}-reordered` as const, name: kind === 'custom' ? title : '' }]
      : []),
  ];
}

function describeLayout(before: VersionContent, after: VersionContent): Clause[] {
  const layout = capitalised(after.template);
  if (before.template !== after.template) return [{ kind: 'layout', name: layout }];
  const { layoutRelease: release } = after;
  return before.layoutRelease === release ? [] : [{ kind: 'layout-release', name: layout, count: release }];
}

/** What a save changed, most of the words first, the look last; empty where nothing did. */
export function describeChange(before: VersionContent, after: VersionContent): Clause[] {
  return [
    ...(before.title === after.title ? [] : [renamedTo(after.title)]),
    ...alignDocuments(before.document, after.document).flatMap(describeSection),
    ...describeLayout(before, after),
    ...describeDesign(before.design, after.design),
    ...(before.isBrandFree === after.isBrandFree
      ? []
      : [{ kind: after.isBrandFree ? ('brand-removed' as const) : ('brand-shown' as const) }]),
  ];
}
