import { useMemo, useReducer } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import {
  fieldWords,
  FoundPlaces,
  reviewSections,
  withFieldWords,
  withoutRemoved,
  type ReviewEntry,
  type ReviewField,
} from '@candor/domain/importing';
import type { Reading } from '../reading.ts';

export type Settled = 'confirmed' | 'corrected';

export interface ReviewState {
  document: CvDocument;
  /** Paths of entries that are not to be taken. They stay in sight and can be put back. */
  removed: ReadonlySet<string>;
  /** What the person said about fields: that they are right, or what they are instead. */
  settled: ReadonlyMap<string, Settled>;
}

type Change =
  | { kind: 'corrected'; field: ReviewField; words: string }
  | { kind: 'confirmed'; path: string }
  | { kind: 'toggled'; path: string };

function after(state: ReviewState, change: Change): ReviewState {
  switch (change.kind) {
    case 'corrected':
      return {
        ...state,
        document: withFieldWords(state.document, change.field, change.words),
        settled: new Map(state.settled).set(change.field.path, 'corrected'),
      };
    case 'confirmed':
      return { ...state, settled: new Map(state.settled).set(change.path, 'confirmed') };
    case 'toggled': {
      const removed = new Set(state.removed);
      if (!removed.delete(change.path)) removed.add(change.path);
      return { ...state, removed };
    }
    default:
      return change satisfies never;
  }
}

/** A field of which the reader was not certain, with the entry that it belongs to. */
export interface Doubt {
  field: ReviewField;
  entry: ReviewEntry;
  section: string;
}

export type Review = ReturnType<typeof useReview>;

/** A reading while the person goes through it: what is corrected, confirmed and left out. */
export function useReview(reading: Reading, kept: ReviewState | undefined) {
  const places = useMemo(() => new FoundPlaces(reading.fields), [reading]);
  const [state, dispatch] = useReducer(
    after,
    kept ?? {
      document: reading.document,
      removed: new Set<string>(),
      settled: new Map<string, Settled>(),
    },
  );
  const sections = reviewSections(state.document);
  // The doubts of the reading as it came: none moves away while it is corrected.
  const doubts = useMemo(
    () =>
      reviewSections(reading.document).flatMap(({ title, entries }) =>
        entries.flatMap((entry) =>
          entry.fields
            .filter((field) => places.isUncertain(field) && fieldWords(reading.document, field) !== '')
            .map((field): Doubt => ({ field, entry, section: title })),
        ),
      ),
    [reading, places],
  );
  const isRemoved = (path: string) =>
    state.removed.has(path) || (path.startsWith('custom.') && state.removed.has(sectionOf(path)));
  const isOpen = ({ field, entry }: Doubt) => !state.settled.has(field.path) && !isRemoved(entry.path);
  return {
    state,
    sections,
    doubts,
    openDoubts: doubts.filter(isOpen),
    isOpenDoubt: (field: ReviewField) =>
      doubts.some((doubt) => doubt.field.path === field.path && isOpen(doubt)),
    settledAs: (field: ReviewField) => state.settled.get(field.path),
    isRemoved,
    words: (field: ReviewField) => fieldWords(state.document, field),
    correct: (field: ReviewField, words: string) => dispatch({ kind: 'corrected', field, words }),
    confirm: (field: ReviewField) => dispatch({ kind: 'confirmed', path: field.path }),
    toggle: (path: string) => dispatch({ kind: 'toggled', path }),
    /** The document as it goes into the form. */
    result: () => withoutRemoved(state.document, state.removed),
    fieldCount: sections
      .flatMap(({ entries }) => entries.flatMap(({ fields }) => fields))
      .filter((field) => fieldWords(state.document, field) !== '').length,
  };
}

/** `custom.0` of `custom.0.entries.1`. */
function sectionOf(path: string): string {
  return path.split('.').slice(0, 2).join('.');
}
