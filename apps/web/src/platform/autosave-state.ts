import type { Known, Unsent } from './keep-on-device.ts';

/** What the server has: some content at a version. */
export interface Versioned {
  version: number;
}

/** How far the work is saved right now, for the words beside the title. */
export type SaveStatus<Stored extends Versioned> =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number }
  | { kind: 'offline' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'conflict'; theirs: Stored };

/** What is known of one document that is edited here and may be edited elsewhere. */
export interface AutosaveState<Content, Stored extends Versioned> {
  /** The version that the next save goes over. */
  version: number;
  /** What the server had at that version; null where that is not known. */
  base: Content | null;
  /** Typed and not on its way. */
  pending: Content | null;
  /** On its way. */
  sending: Content | null;
  /** Sent without an answer: it may be stored or not. */
  unanswered: readonly Content[];
  /** The newest that was heard of while a save was on its way. */
  heard: Stored | null;
  /** Whether a generation is writing the document: saving waits until it is done. */
  isGenerating: boolean;
  /** How many edits there were, were sent last, and are stored. */
  edits: { made: number; sent: number; stored: number };
  status: SaveStatus<Stored>;
}

export type AutosaveEvent<Content, Stored extends Versioned> =
  | { kind: 'edited'; content: Content }
  | { kind: 'saving' }
  | { kind: 'saved'; stored: Stored; atMs: number }
  | { kind: 'offline' }
  | { kind: 'failed'; sentence: string }
  /** A save was refused because something else is stored by now. */
  | { kind: 'refused'; theirs: Stored; atMs: number }
  /** Another tab or device has saved. */
  | { kind: 'heard'; theirs: Stored; atMs: number }
  /** The document was written another way: restored, generated, merged. */
  | { kind: 'restored'; version: number; base: Content | null }
  | { kind: 'resolved'; choice: 'ours' | 'theirs'; atMs: number }
  | { kind: 'generating'; isGenerating: boolean; atMs: number }
  | { kind: 'dropped' };

export interface AutosaveRules<Content, Stored extends Versioned> {
  /** What is stored, in the fields that are edited. */
  contentOf: (stored: Stored) => Content;
  /** One content out of an earlier and a later one. */
  combine: (earlier: Content, later: Content) => Content;
  /** Ours over theirs; null where both changed the same. */
  merge: (ours: Content, theirs: Stored, known: Known<Content>) => Content | null;
}

/** What an editor begins with: the version it edits, and what is known of it. */
export interface Loaded<Content> extends Partial<Known<Content>> {
  version: number;
}

/** Begins where an earlier visit ended: what it kept on this device may have been stored without its hearing of it. */
export function loadedFrom<Content>({
  version,
  content,
  base,
  unanswered = [],
}: Unsent<Content>): Loaded<Content> {
  return { version, base: base ?? null, unanswered: [...unanswered, content] };
}

export function loaded<Content, Stored extends Versioned>({
  version,
  base = null,
  unanswered = [],
}: Loaded<Content>): AutosaveState<Content, Stored> {
  return {
    version,
    base,
    pending: null,
    sending: null,
    unanswered,
    heard: null,
    isGenerating: false,
    edits: { made: 0, sent: 0, stored: 0 },
    status: { kind: 'clean' },
  };
}

/** Everything typed that the server is not known to have, with what is known of it; null where it has all. */
export function unsaved<Content, Stored extends Versioned>(
  { version, base, pending, sending, unanswered }: AutosaveState<Content, Stored>,
  { combine }: Pick<AutosaveRules<Content, Stored>, 'combine'>,
): Unsent<Content> | null {
  const content = pending && sending ? combine(sending, pending) : (pending ?? sending);
  return content && { version, content, base, unanswered: sending ? [...unanswered, sending] : unanswered };
}

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
        ...(state.status.kind !== 'conflict' && { status: { kind: 'saving' } }),
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
        return { ...notSent(state, rules), status: { kind: 'failed', sentence: 'This could not be saved.' } };
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
      if (event.choice === 'ours') return { ...next, status: { kind: 'saving' } };
      return { ...nothingPending(next), status: { kind: 'saved', atMs: event.atMs } };
    }
    case 'generating':
      if (event.isGenerating || state.sending) return { ...state, isGenerating: event.isGenerating };
      return takeHeard({ ...state, isGenerating: false, heard: null }, state.heard, event.atMs, rules);
    case 'dropped':
      return nothingPending(state);
  }
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
  return { ...takeVersion(state, theirs, rules), pending: merged, status: { kind: 'saving' } };
}
