import type { SaveStatus, Versioned } from './state.ts';

const URGENCY = { conflict: 6, failed: 5, offline: 4, unsaved: 3, saving: 2, saved: 1, clean: 0 } as const;

/** Of two things that are saved, the state that a person has to know. */
export function latestStatus(a: SaveStatus<Versioned>, b: SaveStatus<Versioned>): SaveStatus<Versioned> {
  if (a.kind === 'saved' && b.kind === 'saved') return a.atMs > b.atMs ? a : b;
  return URGENCY[a.kind] >= URGENCY[b.kind] ? a : b;
}
