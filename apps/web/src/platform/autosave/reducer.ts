import { t } from '@lingui/core/macro';
import {
  unsaved,
  type AutosaveEvent,
  type AutosaveRules,
  type AutosaveState,
  type Versioned,
} from './state.ts';

/** The next state of what is saved by itself. Pure: sending and keeping is done by `Autosave`. */
export function autosaveReducer<Content, Stored extends Versioned>(
  state: AutosaveState<Content, Stored>,
  event: AutosaveEvent<Content, Stored>,
  rules: AutosaveRules<Content, Stored>,
): AutosaveState<Content, Stored> {
  switch (event.kind) {
    case 'edited': {
      const pending = state.pending ? rules.combine(state.pending, event.content) : event.content;
      const edits = { ...state.edits, made: state.edits.made + 1 };
      return {
        ...state,
        pending,
        edits,
        ...(state.status.kind !== 'conflict' && { status: waiting(rules) }),
      };
    }
    case 'saving':
      return {
        ...state,
        sending: state.pending,
        pending: null,
        edits: { ...state.edits, sent: state.edits.made },
        status: { kind: 'saving' },
      };
    case 'saved': {
      const { stored, atMs } = event;
      const edits = { ...state.edits, stored: state.edits.sent };
      const next = { ...notSent(state, rules), pending: state.pending, heard: null, edits };
      // The answer to a repeat may hold what another tab or device has saved since.
      const newest = state.heard && state.heard.version > stored.version ? state.heard : stored;
      return takeTheirs(next, newest, atMs, rules);
    }
    case 'offline':
      return { ...notSent(state, rules), status: { kind: 'offline' } };
    case 'failed':
      return { ...notSent(state, rules), status: { kind: 'failed', sentence: event.sentence } };
    case 'refused': {
      const { theirs, atMs } = event;
      if (theirs.version === state.version)
        return {
          ...notSent(state, rules),
          status: { kind: 'failed', sentence: t`This could not be saved.` },
        };
      // A refusal is an answer: what was sent is not stored.
      const next = { ...notSent(state, rules), unanswered: state.unanswered, heard: null };
      return takeTheirs(next, theirs, atMs, rules);
    }
    case 'heard':
      if (event.theirs.version <= state.version) return state;
      if (state.sending || state.isGenerating) return { ...state, heard: event.theirs };
      return takeTheirs(state, event.theirs, event.atMs, rules);
    case 'restored':
      return { ...state, version: event.version, base: event.base, unanswered: [] };
    case 'resolved': {
      if (state.status.kind !== 'conflict') return state;
      const next = takeVersion(state, state.status.theirs, rules);
      if (event.choice === 'ours') return { ...next, status: waiting(rules) };
      return { ...nothingPending(next), status: { kind: 'saved', atMs: event.atMs } };
    }
    case 'generating':
      if (event.isGenerating || state.sending) return { ...state, isGenerating: event.isGenerating };
      return takeHeard({ ...state, isGenerating: false, heard: null }, state.heard, event.atMs, rules);
    case 'dropped':
      return nothingPending(state);
  }
}

/** How what is typed waits: to be saved by itself soon, or by the person. */
function waiting({ isSavedByHand }: { isSavedByHand?: boolean }): { kind: 'unsaved' | 'saving' } {
  return { kind: isSavedByHand ? 'unsaved' : 'saving' };
}

function nothingPending<Content, Stored extends Versioned>(state: AutosaveState<Content, Stored>) {
  return { ...state, pending: null, edits: { ...state.edits, stored: state.edits.made } };
}

function takeVersion<Content, Stored extends Versioned>(
  state: AutosaveState<Content, Stored>,
  stored: Stored,
  { contentOf }: AutosaveRules<Content, Stored>,
): AutosaveState<Content, Stored> {
  return { ...state, version: stored.version, base: contentOf(stored), unanswered: [] };
}

/** What was on its way is typed and not saved again; the server may have it all the same. */
function notSent<Content, Stored extends Versioned>(
  state: AutosaveState<Content, Stored>,
  rules: AutosaveRules<Content, Stored>,
): AutosaveState<Content, Stored> {
  const { content = null, unanswered = state.unanswered } = unsaved(state, rules) ?? {};
  return { ...state, pending: content, sending: null, unanswered };
}

function takeHeard<Content, Stored extends Versioned>(
  state: AutosaveState<Content, Stored>,
  heard: Stored | null,
  atMs: number,
  rules: AutosaveRules<Content, Stored>,
): AutosaveState<Content, Stored> {
  return heard && heard.version > state.version ? takeTheirs(state, heard, atMs, rules) : state;
}

/** Goes on from what is stored by now: with ours over it, or with a conflict where both changed the same. */
function takeTheirs<Content, Stored extends Versioned>(
  state: AutosaveState<Content, Stored>,
  theirs: Stored,
  atMs: number,
  rules: AutosaveRules<Content, Stored>,
): AutosaveState<Content, Stored> {
  const { pending, base, unanswered } = state;
  if (!pending) return { ...takeVersion(state, theirs, rules), status: { kind: 'saved', atMs } };
  const merged = rules.merge(pending, theirs, { base, unanswered });
  if (!merged) return { ...state, status: { kind: 'conflict', theirs } };
  return { ...takeVersion(state, theirs, rules), pending: merged, status: waiting(rules) };
}
