import { useMemo, useRef, useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import {
  fieldWords,
  FoundPlaces,
  linePlaces,
  reviewSections,
  withFieldWords,
  withLinePlaced,
  withoutRemoved,
  type LinePlace,
  type ReviewEntry,
  type ReviewField,
} from '@candor/domain/importing';
import type { Reading } from '../reading.ts';

export type Resolution = 'confirmed' | 'corrected';

/** What became of a line that had found no field: where it was put, or that it is left. */
export type LineFate = { kind: 'placed'; label: string } | { kind: 'left' };

export interface ReviewState {
  document: CvDocument;
  /** Paths of entries that are not to be taken. They stay in sight and can be put back. */
  removed: ReadonlySet<string>;
  /** What the person said about fields: that they are right, or what they are instead. */
  resolutions: ReadonlyMap<string, Resolution>;
  /** By their number among the lines that found no field; the others wait. */
  fates: ReadonlyMap<number, LineFate>;
}

type Change =
  | { kind: 'corrected'; field: ReviewField; words: string }
  | { kind: 'confirmed'; path: string }
  | { kind: 'toggled'; path: string }
  | { kind: 'placed'; at: number; line: string; place: LinePlace }
  | { kind: 'left'; at: number }
  | { kind: 'waiting'; at: number };

function after(state: ReviewState, change: Change): ReviewState {
  switch (change.kind) {
    case 'corrected':
      return {
        ...state,
        document: withFieldWords(state.document, change.field, change.words),
        resolutions: new Map(state.resolutions).set(change.field.path, 'corrected'),
      };
    case 'confirmed':
      return { ...state, resolutions: new Map(state.resolutions).set(change.path, 'confirmed') };
    case 'toggled': {
      const removed = new Set(state.removed);
      if (!removed.delete(change.path)) removed.add(change.path);
      return { ...state, removed };
    }
    case 'placed':
      return {
        ...state,
        document: withLinePlaced(state.document, change.place.id, change.line),
        fates: new Map(state.fates).set(change.at, { kind: 'placed', label: change.place.label }),
      };
    case 'left':
      return { ...state, fates: new Map(state.fates).set(change.at, { kind: 'left' }) };
    case 'waiting': {
      const fates = new Map(state.fates);
      fates.delete(change.at);
      return { ...state, fates };
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
export function useReview(
  reading: Reading,
  stored: ReviewState | undefined,
  onKeep: (state: ReviewState) => void,
) {
  const places = useMemo(() => new FoundPlaces(reading.fields), [reading]);
  const [state, setState] = useState<ReviewState>(
    stored ?? {
      document: reading.document,
      removed: new Set<string>(),
      resolutions: new Map<string, Resolution>(),
      fates: new Map<number, LineFate>(),
    },
  );
  const latest = useRef(state);
  // Kept at once: closing by mistake loses no correction.
  const dispatch = (change: Change) => {
    latest.current = after(latest.current, change);
    setState(latest.current);
    onKeep(latest.current);
  };
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
  const isOpen = ({ field, entry }: Doubt) => !state.resolutions.has(field.path) && !isRemoved(entry.path);
  return {
    state,
    sections,
    doubts,
    openDoubts: doubts.filter(isOpen),
    isOpenDoubt: (field: ReviewField) =>
      doubts.some((doubt) => doubt.field.path === field.path && isOpen(doubt)),
    /** Words of a field that were recognized in a picture, and not with certainty. */
    uncertainWords: (field: ReviewField) => places.uncertainWords(field),
    resolutionOf: (field: ReviewField) => state.resolutions.get(field.path),
    isRemoved,
    words: (field: ReviewField) => fieldWords(state.document, field),
    correct: (field: ReviewField, words: string) => dispatch({ kind: 'corrected', field, words }),
    confirm: (field: ReviewField) => dispatch({ kind: 'confirmed', path: field.path }),
    /** The lines that found no field, each with what became of it. */
    unplaced: reading.unplaced.map((line, at) => ({ line, at, fate: state.fates.get(at) ?? null })),
    places: () => linePlaces(state.document),
    place: (at: number, line: string, place: LinePlace) => dispatch({ kind: 'placed', at, line, place }),
    leave: (at: number) => dispatch({ kind: 'left', at }),
    bringBack: (at: number) => dispatch({ kind: 'waiting', at }),
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
