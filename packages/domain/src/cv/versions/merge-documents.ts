import {
  alignableText,
  Merge,
  type ListRules,
  type MergeChange,
  type MergePlace,
  type Three,
} from '../../versions/index.ts';
import type { CvDocument, Link } from '../document.ts';
import { normaliseDocument } from '../normalise.ts';
import {
  alignableEntry,
  comparableCustom,
  comparableEntry,
  listSections,
  type SectionKind,
} from './comparable.ts';
import { entryName } from './entry-name.ts';

function textsOf(entry: object): string[] {
  const { fields, bullets } = comparableEntry(entry);
  const lines = Object.values(fields).filter((line) => line !== '');
  return lines.length > 0 ? [lines.join(', '), ...bullets] : [...bullets];
}

/** An entry of any section: its lines one by one, its statements found again. */
function mergeEntry<E extends object>(merge: Merge, place: MergePlace, three: Three<E>): E {
  const { edited, base, next } = three;
  const merged = Object.keys(edited).map((name): [string, unknown] => {
    const at = { ...place, id: `${place.id}.${name}` };
    const [ours, old, now]: unknown[] = [edited, base, next].map((entry) => Reflect.get(entry, name));
    if (isTexts(ours) && isTexts(old) && isTexts(now))
      return [name, merge.texts(at, { base: old, edited: ours, next: now })];
    if (typeof ours === 'string' && typeof old === 'string' && typeof now === 'string')
      return [name, merge.text({ ...at, field: name }, { base: old, edited: ours, next: now })];
    return [name, ours];
  });
  return { ...edited, ...Object.fromEntries(merged) };
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === 'string');
}

function entryRules<E extends object>(kind: SectionKind): ListRules<E> {
  return {
    alignable: (entry) => alignableEntry(kind, comparableEntry(entry)),
    merge: mergeEntry,
    nameOf: (entry) => entryName(kind, comparableEntry(entry)),
    textsOf,
  };
}

const linkRules: ListRules<Link> = {
  alignable: ({ label, url }) => alignableText(`${label} ${url}`),
  merge: mergeEntry,
  nameOf: ({ label, url }) => label || url,
  textsOf,
};

type Section = CvDocument['custom'][number];

const customRules: ListRules<Section> = {
  alignable: (section) => alignableEntry('custom', comparableCustom(section)),
  merge: (merge, place, { base, edited, next }) => {
    const within = { ...place, section: edited.title, entry: '' };
    const pick = <Part>(of: (section: Section) => Part) => ({
      base: of(base),
      edited: of(edited),
      next: of(next),
    });
    return {
      title: merge.text(
        { ...within, id: `${place.id}.title`, field: 'title' },
        pick(({ title }) => title),
      ),
      entries: merge.list(
        { ...within, id: `${place.id}.entries` },
        pick(({ entries }) => entries),
        entryRules('custom'),
      ),
    };
  },
  nameOf: ({ title }) => title,
  textsOf: ({ title, entries }) => [title, ...entries.flatMap(textsOf)],
};

function linesOf({ basics }: CvDocument): Omit<CvDocument['basics'], 'links'> {
  const { links: _links, ...lines } = basics;
  return lines;
}

function mergeBy(merge: Merge, { base, edited, next }: Three<CvDocument>): CvDocument {
  const pick = <Part>(of: (document: CvDocument) => Part) => ({
    base: of(base),
    edited: of(edited),
    next: of(next),
  });
  const at = (section: string): MergePlace => ({ id: section, section, entry: '', field: '' });
  const list = <Kind extends (typeof listSections)[number]>(kind: Kind) =>
    merge.list<object>(
      at(kind),
      pick((document) => document[kind]),
      entryRules(kind),
    );
  return normaliseDocument({
    basics: {
      ...mergeEntry(merge, at('basics'), pick(linesOf)),
      links: merge.list(
        { ...at('basics'), id: 'basics.links' },
        pick(({ basics }) => basics.links),
        linkRules,
      ),
    },
    summary: merge.text(
      at('summary'),
      pick(({ summary }) => summary),
    ),
    ...Object.fromEntries(listSections.map((kind) => [kind, list(kind)])),
    custom: merge.list(
      at('custom'),
      pick(({ custom }) => custom),
      customRules,
    ),
  });
}

/**
 * A CV generated again, with what the person touched since the last time as they left it: sentences, lines, entries
 * that they changed, added, removed or moved. `takes` says which of the changes are taken; all but those that would go
 * over edited words where left out. Taking none gives the edited document, and where nothing was touched, taking all
 * gives the one that was generated. `joinsAlike`: what both added is one thing where it is alike, as writers reword; else where it
 * is the same.
 */
export function mergeDocuments(
  three: Three<CvDocument>,
  takes: (change: MergeChange) => boolean = ({ isEdited }) => !isEdited,
  { joinsAlike = true } = {},
): CvDocument {
  return mergeBy(new Merge(takes, joinsAlike), normalised(three));
}

/** What taking a CV generated again would change, in the document's order. */
export function mergeChanges(three: Three<CvDocument>): MergeChange[] {
  const merge = new Merge(() => true);
  mergeBy(merge, normalised(three));
  return merge.changes;
}

/**
 * What counts as last generated once `taken` was made of `edited`: what the person touched stays touched, and what they
 * did not take is offered again.
 */
export function nextBase(base: CvDocument, edited: CvDocument, taken: CvDocument): CvDocument {
  return mergeDocuments({ base: edited, edited: base, next: taken });
}

function normalised({ base, edited, next }: Three<CvDocument>): Three<CvDocument> {
  return { base: normaliseDocument(base), edited: normaliseDocument(edited), next: normaliseDocument(next) };
}
