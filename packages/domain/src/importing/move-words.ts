import {
  cvDocument,
  cvDocumentSchema,
  readRange,
  valueAt,
  withValueAt,
  wordsAt,
  type CvDocument,
} from '../cv/index.ts';
import { say } from '../say/index.ts';
import { isNamesake, listOfEntry, newEntryNames } from './entry-names.ts';
import { fieldWords, withFieldWords } from './field-value.ts';
import { reviewSections, type ReviewField } from './review-fields.ts';

/** What was read of a file: its document, and the lines that found no field. */
export interface ReadParts {
  document: CvDocument;
  /** By their number; one that has found its place is empty. */
  unplaced: readonly string[];
}

/**
 * Words that belong elsewhere, as they stand. `from` is a field, a bullet (`experience.0.bullets.2`) or an unplaced line
 * (`unplaced.0`); `to` is a field, a bullet, a list of bullets, or a field of an entry that is new (`experience.new1.company`).
 */
export interface WordMove {
  from: string;
  words: string;
  to: string;
}

/** It is no field of a document that has none, and takes words all the same. */
const SUMMARY: ReviewField = { path: 'summary', label: say`Summary`, shape: { kind: 'text' } };

/** Every field of a document by its path. */
function fieldsByPath(document: CvDocument): Map<string, ReviewField> {
  const fields = reviewSections(document).flatMap(({ entries }) => entries.flatMap((entry) => entry.fields));
  return new Map([SUMMARY, ...fields].map((field) => [field.path, field]));
}

/** Every place of a reading that holds words: bullets one by one, the unplaced lines last. */
export function placesWithWords({ document, unplaced }: ReadParts): { path: string; text: string }[] {
  const fields = [...fieldsByPath(document).values()].flatMap((field) => {
    const text = fieldWords(document, field);
    return field.shape.kind === 'lines'
      ? text.split('\n').map((line, at) => ({ path: `${field.path}.${at}`, text: line }))
      : [{ path: field.path, text }];
  });
  const lines = unplaced.map((text, at) => ({ path: `unplaced.${at}`, text }));
  return [...fields, ...lines].filter(({ text }) => text.trim() !== '');
}

const IN_WORD = /[\p{L}\p{M}\p{N}]/u;
/** What parts one thing from the next in a line. */
const LEADING = /^[\s,;:|/·•–—-]+/u;
const TRAILING = /[\s,;:|/·•–—-]+$/u;

/** A text without words that stand in it whole, where they stand first; null where they do not. */
function without(text: string, words: string): string | null {
  const parts = (at: number) => !IN_WORD.test(text.charAt(at - 1)) || !IN_WORD.test(text.charAt(at));
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    if (!parts(at) || !parts(at + words.length)) continue;
    const left = [
      text.slice(0, at).replace(TRAILING, ''),
      text.slice(at + words.length).replace(LEADING, ''),
    ];
    return left.filter((part) => IN_WORD.test(part)).join(', ');
  }
  return null;
}

/** A reading from which the words of moves are taken; null where they do not stand there. */
function taken(parts: ReadParts, moves: readonly WordMove[]): ReadParts | null {
  const left = new Map(placesWithWords(parts).map(({ path, text }) => [path, text]));
  for (const { from, words } of moves) {
    const rest = words.trim() === '' ? null : without(left.get(from) ?? '', words.trim());
    if (rest === null) return null;
    left.set(from, rest);
  }
  const fields = fieldsByPath(parts.document);
  let { document } = parts;
  const unplaced = [...parts.unplaced];
  for (const from of new Set(moves.map((move) => move.from))) {
    const rest = left.get(from) ?? '';
    const field = fields.get(from);
    // Half of a line that found no field, and half of a date, is of no use.
    const isWhole = from.startsWith('unplaced.') || field?.shape.kind === 'dates';
    if (isWhole && rest !== '') return null;
    if (from.startsWith('unplaced.')) unplaced[Number(from.slice('unplaced.'.length))] = '';
    else document = field ? withFieldWords(document, field, rest) : withValueAt(document, from, rest);
  }
  return { document, unplaced };
}

const NEW_ENTRY = /^(experience|education|skills|projects|languages|certifications)\.new\d{1,2}(?=\.)/;
const entryOf = (to: string): string => NEW_ENTRY.exec(to)?.[0] ?? '';

/** The document with the entries that moves name as new, each at the end of its list, and the moves to where they stand. */
function opened(document: CvDocument, moves: readonly WordMove[]) {
  const places = new Map<string, string>();
  for (const entry of new Set(moves.map(({ to }) => entryOf(to)).filter(Boolean))) {
    const [list = ''] = entry.split('.');
    const known = valueAt(document, list);
    const blank = valueAt(cvDocument({ [list]: [{}] }), list);
    if (!Array.isArray(known) || !Array.isArray(blank)) continue;
    places.set(entry, `${list}.${known.length}`);
    document = withValueAt(document, list, [...known, ...blank]);
  }
  const placed = moves.map((move) => {
    const entry = entryOf(move.to);
    return entry === '' ? move : { ...move, to: `${places.get(entry)}${move.to.slice(entry.length)}` };
  });
  return { document, moves: placed };
}

/** The document with words added where a move brings them; null where there is no such place, or none that takes them. */
function given(document: CvDocument, { words, to }: WordMove): CvDocument | null {
  const fields = fieldsByPath(document);
  const field = fields.get(to);
  const text = words.trim();
  if (field?.shape.kind === 'lines') {
    const lines = fieldWords(document, field);
    return withFieldWords(document, field, [lines, text].filter(Boolean).join('\n'));
  }
  // Other words than a stretch of time would stand in its place as no words of anybody.
  if (field?.shape.kind === 'dates')
    return fieldWords(document, field) === '' && readRange(text, field.shape.as)
      ? withFieldWords(document, field, text)
      : null;
  const isBullet = fields.get(to.replace(/\.\d+$/, ''))?.shape.kind === 'lines';
  if (!field && !(isBullet && typeof valueAt(document, to) === 'string')) return null;
  return withValueAt(document, to, [wordsAt(document, to), text].filter(Boolean).join(' '));
}

const isDates = (path: string) => path.endsWith('.dates');

/** Counts the words of a text, or takes them away again. */
function count(words: Map<string, number>, text: string, by: number): void {
  for (const word of text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? []) {
    const times = (words.get(word) ?? 0) + by;
    if (times === 0) words.delete(word);
    else words.set(word, times);
  }
}

/** Whether two readings hold the same words as often, but for what moves bring into dates, or out of them. */
function areConserved(before: ReadParts, after: ReadParts, moves: readonly WordMove[]): boolean {
  const difference = new Map<string, number>();
  for (const { path, text } of placesWithWords(before)) if (!isDates(path)) count(difference, text, 1);
  for (const { path, text } of placesWithWords(after)) if (!isDates(path)) count(difference, text, -1);
  for (const { from, words, to } of moves)
    count(difference, words, Number(isDates(from)) - Number(isDates(to)));
  return difference.size === 0;
}

/**
 * A reading after moves that belong together, no word changed, lost or doubled. Null where a move takes what does not
 * stand there, half of an unplaced line, or brings it where it cannot be.
 */
export function withWordsMoved(parts: ReadParts, moves: readonly WordMove[]): ReadParts | null {
  const left = taken(parts, moves);
  if (!left) return null;
  const { document, moves: placed } = opened(left.document, moves);
  let next: CvDocument | null = document;
  for (const move of placed) next &&= given(next, move);
  const { success, data } = cvDocumentSchema.safeParse(next);
  if (!success) return null;
  const after = { document: data, unplaced: left.unplaced };
  return areConserved(parts, after, moves) ? after : null;
}

/** Lists take one more whatever else they take. */
const isList = (path: string) => path === 'summary' || path.endsWith('.bullets');

/** Moves in groups that can be taken one without the other: out of one place, into one, or into one new entry. */
export function movesTogether(moves: readonly WordMove[]): WordMove[][] {
  let groups: { places: Set<string>; moves: WordMove[] }[] = [];
  for (const move of moves) {
    const { from, to } = move;
    const places = new Set([from, entryOf(to) || to].filter((place) => !isList(place)));
    const joined = groups.filter((group) => !group.places.isDisjointFrom(places));
    const together = {
      places: joined.reduce((all, group) => all.union(group.places), places),
      moves: [...joined.flatMap((group) => group.moves), move],
    };
    groups = [...groups.filter((group) => !joined.includes(group)), together];
  }
  return groups.map((group) => group.moves);
}

/** A place in words: "Company, Position 1", "Company, new position", "Email". */
export function placeName(document: CvDocument, path: string): string {
  const { document: open, moves } = opened(document, [{ from: '', words: '', to: path }]);
  const at = moves[0]?.to.replace(/(?<=\.bullets)\.\d+$/, '') ?? '';
  for (const { entries } of reviewSections(open))
    for (const { name, path: entry, fields } of entries) {
      const field = fields.find((one) => one.path === at);
      if (!field) continue;
      if (entry === 'basics') return field.label;
      const isNamed = isNamesake(entry, field.path);
      if (entryOf(path) === '') return isNamed ? name : say`${field.label}, ${name}`;
      const fresh = newEntryNames[listOfEntry(entry) ?? 'custom'];
      return isNamed ? fresh.alone() : fresh.of(field.label);
    }
  return path === 'summary' ? SUMMARY.label : say`Not placed`;
}
