import { changeSentence, sharedWords, shortName, wordsOf } from '../../versions/index.ts';
import { capitalised, counted } from '../../text/index.ts';
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

const sectionNames: Record<SectionKind, string> = {
  basics: 'contact details',
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  languages: 'languages',
  certifications: 'certifications',
  custom: 'section',
};

/** Names that are short alone: of these, many are counted and few are named. */
const listedByName: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'certifications']);
const singular: Partial<Record<SectionKind, string>> = {
  skills: 'skill',
  languages: 'language',
  certifications: 'certification',
};

function describeBasics({ before, after, bullets }: AlignedEntry): string[] {
  const differs = (name: string) => before?.fields[name] !== after?.fields[name];
  const clauses: string[] = [];
  if (differs('name')) clauses.push('name changed');
  if (differs('headline')) clauses.push('job title changed');
  if (['email', 'phone', 'location'].some(differs)) clauses.push('contact details changed');
  if (bullets.some((link) => link.before !== link.after)) clauses.push('links changed');
  return clauses;
}

function describeSummary({ before, after }: AlignedSection): string[] {
  const textOf = (side: AlignedSection['before']) =>
    side?.entries.flatMap(({ bullets }) => bullets).join(' ') ?? '';
  const [old, now] = [textOf(before), textOf(after)];
  if (old === now) return [];
  if (old === '') return ['summary added'];
  if (now === '') return ['summary removed'];
  return [sharedWords(wordsOf(old), wordsOf(now)) < 0.5 ? 'summary rewritten' : 'summary edited'];
}

/** What became of the statements and lines of one entry that is in both versions. */
function describeEntry(kind: SectionKind, { before, after, bullets }: AlignedEntry): string[] {
  if (!before || !after) return [];
  const [old, name] = [shortName(entryName(kind, before)), shortName(entryName(kind, after))];
  const clauses = old === name ? [] : [`${old} now ${name}`];
  const many = (has: (pair: AlignedEntry['bullets'][number]) => boolean) => bullets.filter(has).length;
  const [added, removed] = [many((pair) => pair.before === null), many((pair) => pair.after === null)];
  const edited = many((pair) => pair.before !== null && pair.after !== null && pair.before !== pair.after);
  if (added > 0) clauses.push(`${counted(added, 'bullet')} added to ${name}`);
  if (removed > 0) clauses.push(`${counted(removed, 'bullet')} removed from ${name}`);
  if (edited > 0) clauses.push(`${counted(edited, 'bullet')} edited in ${name}`);
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  const lines = [...names].filter((line) => before.fields[line] !== after.fields[line]);
  if (lines.length > 0 && old === name) {
    const areDates = lines.every((line) => ['start', 'end', 'date'].includes(line));
    clauses.push(areDates ? `dates of ${name} changed` : `${name} changed`);
  }
  return clauses.length === 0 ? [`bullets of ${name} reordered`] : clauses;
}

function describeNames(kind: SectionKind, entries: readonly AlignedEntry[]): string[] {
  const thing = singular[kind] ?? 'entry';
  const say = (change: AlignedEntry['change'], verb: string): string[] => {
    const names = entries
      .filter((entry) => entry.change === change)
      .map((entry) => shortName(alignedName(kind, entry)));
    if (names.length === 0) return [];
    return [
      names.length <= 2
        ? `${thing}${names.length === 1 ? '' : 's'} ${names.join(' and ')} ${verb}`
        : `${counted(names.length, thing)} ${verb}`,
    ];
  };
  return [...say('added', 'added'), ...say('removed', 'removed'), ...say('changed', 'changed')];
}

function describeEntries({ kind, entries }: AlignedSection): string[] {
  if (listedByName.has(kind)) return describeNames(kind, entries);
  return entries.flatMap((entry) => {
    if (entry.change === 'added' || entry.change === 'removed')
      return [`${shortName(alignedName(kind, entry))} ${entry.change}`];
    return entry.change === 'changed' ? describeEntry(kind, entry) : [];
  });
}

function describeSection(section: AlignedSection): string[] {
  const { kind, before, after, entries } = section;
  if (section.change === 'same') return [];
  const [first] = entries;
  if (kind === 'basics') return first ? describeBasics(first) : [];
  if (kind === 'summary') return describeSummary(section);
  if (kind === 'custom' && (!before || !after))
    return [`section ${shortName(after?.title ?? before?.title ?? '')} ${section.change}`];
  const name = kind === 'custom' ? shortName(after?.title ?? '') : sectionNames[kind];
  return [
    ...(before && after && before.title !== after.title
      ? [`section ${shortName(before.title)} renamed to ${shortName(after.title)}`]
      : []),
    ...describeEntries(section),
    ...(entries.some(({ isMoved }) => isMoved) ? [`${name} reordered`] : []),
  ];
}

function describeLayout(before: VersionContent, after: VersionContent): string[] {
  const name = `layout ${capitalised(after.template)}`;
  if (before.template !== after.template) return [name];
  return before.layoutRelease === after.layoutRelease ? [] : [`${name} in release ${after.layoutRelease}`];
}

/**
 * One sentence that says what a save changed: "Summary rewritten; 2 bullets added to Charge Nurse; layout Modern".
 * Empty where nothing changed. At most five changes one by one, then their number.
 */
export function describeChange(before: VersionContent, after: VersionContent): string {
  return changeSentence([
    ...(before.title === after.title ? [] : [`renamed to ${shortName(after.title)}`]),
    ...alignDocuments(before.document, after.document).flatMap(describeSection),
    ...describeLayout(before, after),
    ...describeDesign(before.design, after.design),
    ...(before.isBrandFree === after.isBrandFree
      ? []
      : [after.isBrandFree ? 'brand line removed' : 'brand line shown']),
  ]);
}
