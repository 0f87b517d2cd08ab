import type { Known, Unsent } from './keep-on-device.ts';

/** What the server has: some content at a version. */
export interface Versioned {
  version: number;
}

/** How far the work is saved right now, for the words beside the title. */
export type SaveStatus<Stored extends Versioned> =
  | { kind: 'clean' }
  /** Stored on this device until the person saves. */
  | { kind: 'unsaved' }
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
  /** Whether what is stored is the base in all that was not sent. */
  holdsOnly: (stored: Content, base: Content, sent: Content) => boolean;
  /** Whether it is sent only by `flush`, when the person asks for it; else by itself. */
  isSavedByHand?: boolean;
}

export interface AutosaveParts<Content, Stored extends Versioned> extends AutosaveRules<Content, Stored> {
  /** Saves content over a version; throws a `CallError`. */
  send: (version: number, content: Content, isLeaving: boolean) => Promise<Stored>;
  /** Stores what is not saved on this device, or deletes it. */
  keepOnDevice: (unsent: Unsent<Content> | null) => Promise<void>;
  onState: (state: AutosaveState<Content, Stored>) => void;
  /** Another tab or device has saved; `ours` is what waits here to go over it. */
  onTheirs: (theirs: Stored, ours: Content | null) => void;
  /** Called after each save, for other tabs. */
  onSaved?: (stored: Stored) => void;
  nowMs: () => number;
  /** Runs something later; gives the way to call it off. */
  later: (run: () => void, delayMs: number) => () => void;
}

/** What an editor begins with: the version it edits, and what is known of it. */
export interface Loaded<Content> extends Partial<Known<Content>> {
  version: number;
}

/** Begins where an earlier visit ended: what that stored on this device may have reached the server without an answer. */
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
