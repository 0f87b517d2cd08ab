import { useMemo, useRef, useState } from 'react';
import {
  fieldWords,
  FoundPlaces,
  linePlaces,
  placeName,
  reviewSections,
  withoutRemoved,
  type LinePlace,
  type ReviewEntry,
  type ReviewField,
  type WordMove,
} from '@candor/domain/importing';
import type { Reading } from '../reading.ts';
import {
  afterChange,
  repaired,
  startOf,
  waitingLines,
  type ReviewChange,
  type ReviewState,
} from './review-state.ts';

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
  const [state, setState] = useState<ReviewState>(stored ?? startOf(reading.document));
  const latest = useRef(state);
  // Kept at once: closing by mistake loses no correction.
  const dispatch = (change: ReviewChange) => {
    latest.current = afterChange(latest.current, reading.unplaced, change);
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
    unplaced: reading.unplaced.map((line, at) => ({ line, at, fate: state.lineFates.get(at) ?? null })),
    places: () => linePlaces(state.document),
    place: (at: number, line: string, place: LinePlace) => dispatch({ kind: 'placed', at, line, place }),
    leave: (at: number) => dispatch({ kind: 'left', at }),
    bringBack: (at: number) => dispatch({ kind: 'waiting', at }),
    /** As it is now, for a language model to look at. */
    parts: () => ({
      document: state.document,
      unplaced: waitingLines(reading.unplaced, state.lineFates),
    }),
    /** What a language model would move and the person has not decided, each as far as it is still possible. */
    repairs:
      state.repairs?.flatMap((one, at) =>
        one.state === 'waiting' && repaired(state, reading.unplaced, at) ? [{ at, moves: one.moves }] : [],
      ) ?? null,
    findRepairs: (repairs: readonly (readonly WordMove[])[]) => dispatch({ kind: 'repairs-found', repairs }),
    takeRepairs: (at: readonly number[]) => dispatch({ kind: 'repairs-taken', at }),
    leaveRepair: (at: number) => dispatch({ kind: 'repair-left', at }),
    undoRepairs: state.before && (() => dispatch({ kind: 'repairs-undone' })),
    placeName: (path: string) => placeName(state.document, path),
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
