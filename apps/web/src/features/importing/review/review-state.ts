import type { CvDocument } from '@candor/domain/cv';
import {
  fieldPathOf,
  placeName,
  withFieldWords,
  withLinePlaced,
  withWordsMoved,
  type LinePlace,
  type ReviewField,
  type WordMove,
} from '@candor/domain/importing';

export type Resolution = 'confirmed' | 'corrected';

/** What became of a line that had found no field: where it was put, or that it is left. */
export type LineFate = { kind: 'placed'; label: string } | { kind: 'left' };

/** Words that a language model would put elsewhere, and what the person says of it. */
export interface Repair {
  moves: readonly WordMove[];
  state: 'waiting' | 'taken' | 'left';
}

export interface ReviewState {
  document: CvDocument;
  /** Paths of entries that are not to be taken. They stay in sight and can be put back. */
  removed: ReadonlySet<string>;
  /** What the person said about fields: that they are right, or what they are instead. */
  resolutions: ReadonlyMap<string, Resolution>;
  /** By their number among the lines that found no field; the others wait. */
  lineFates: ReadonlyMap<number, LineFate>;
  /** Null until a language model was asked. */
  repairs: readonly Repair[] | null;
  /** Before repairs were taken, until something else is changed. */
  before: ReviewState | null;
}

/** A reading before anything was said about it. */
export const startOf = (document: CvDocument): ReviewState => ({
  document,
  removed: new Set(),
  resolutions: new Map(),
  lineFates: new Map(),
  repairs: null,
  before: null,
});

export type ReviewChange =
  | { kind: 'corrected'; field: ReviewField; words: string }
  | { kind: 'confirmed'; path: string }
  | { kind: 'toggled'; path: string }
  | { kind: 'placed'; at: number; line: string; place: LinePlace }
  | { kind: 'left'; at: number }
  | { kind: 'waiting'; at: number }
  | { kind: 'repairs-found'; repairs: readonly (readonly WordMove[])[] }
  | { kind: 'repairs-taken'; at: readonly number[] }
  | { kind: 'repair-left'; at: number }
  | { kind: 'repairs-undone' };

const isUnplaced = (path: string) => path.startsWith('unplaced.');
const numberIn = (path: string) => Number(path.slice('unplaced.'.length));

/** The lines that still wait for a place, by their number; the others are empty. */
export const waitingLines = (lines: readonly string[], lineFates: ReviewState['lineFates']) =>
  lines.map((line, at) => (lineFates.has(at) ? '' : line));

const withState = (state: ReviewState, at: number, next: Repair['state']): ReviewState => ({
  ...state,
  repairs: state.repairs?.map((one, index) => (index === at ? { ...one, state: next } : one)) ?? null,
});

/** The state with the words of a repair moved; null where that is no longer possible. */
export function repaired(state: ReviewState, lines: readonly string[], at: number): ReviewState | null {
  const moves = state.repairs?.[at]?.moves ?? [];
  const { document } = state;
  const moved = withWordsMoved({ document, unplaced: waitingLines(lines, state.lineFates) }, moves);
  if (!moved) return null;
  const places = Map.groupBy(moves, ({ from }) => from);
  const lineFates = new Map(state.lineFates);
  for (const [from, made] of places)
    if (isUnplaced(from)) {
      const label = made.map(({ to }) => placeName(document, to)).join('; ');
      lineFates.set(numberIn(from), { kind: 'placed', label });
    }
  const resolutions = new Map(state.resolutions);
  for (const path of moves.flatMap(({ from, to }) => [from, to]))
    resolutions.set(fieldPathOf(path), 'corrected');
  return withState({ ...state, document: moved.document, lineFates: lineFates, resolutions }, at, 'taken');
}

function changed(
  state: ReviewState,
  lines: readonly string[],
  change: Exclude<ReviewChange, { kind: 'repairs-undone' }>,
): ReviewState {
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
        lineFates: new Map(state.lineFates).set(change.at, { kind: 'placed', label: change.place.label }),
      };
    case 'left':
      return { ...state, lineFates: new Map(state.lineFates).set(change.at, { kind: 'left' }) };
    case 'waiting': {
      const lineFates = new Map(state.lineFates);
      lineFates.delete(change.at);
      return { ...state, lineFates: lineFates };
    }
    case 'repairs-found':
      return { ...state, repairs: change.repairs.map((moves) => ({ moves, state: 'waiting' })) };
    case 'repairs-taken': {
      const next = change.at.reduce((so, at) => repaired(so, lines, at) ?? so, state);
      return { ...next, before: state };
    }
    case 'repair-left':
      return withState(state, change.at, 'left');
    default:
      return change satisfies never;
  }
}

/** A review after a change. `lines` are those that found no field, as they were read. */
export function afterChange(state: ReviewState, lines: readonly string[], change: ReviewChange): ReviewState {
  if (change.kind === 'repairs-undone') return state.before ?? state;
  return changed({ ...state, before: null }, lines, change);
}
