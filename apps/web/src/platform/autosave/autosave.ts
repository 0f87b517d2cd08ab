import { autosaveReducer } from './reducer.ts';
import { failureOf } from './failure.ts';
import {
  loaded,
  unsaved,
  type AutosaveEvent,
  type AutosaveParts,
  type AutosaveState,
  type Loaded,
  type Versioned,
} from './state.ts';
import { LatestOnly } from '../latest-only.ts';
import type { Unsent } from './keep-on-device.ts';

/** The events after which something of another tab or device may be here. */
type HearingEvent<Content, Stored extends Versioned> = Extract<
  AutosaveEvent<Content, Stored>,
  { kind: 'saved' | 'refused' | 'heard' | 'generating' }
>;

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

/** Saves work while it is done: one save at a time, the newest state next, nothing of another tab overwritten. */
export class Autosave<Content, Stored extends Versioned> {
  #parts: AutosaveParts<Content, Stored>;
  #state: AutosaveState<Content, Stored>;
  #sending: Promise<boolean> | null = null;
  #callOff: () => void = () => undefined;
  readonly #device = new LatestOnly<Unsent<Content> | null, void>(
    (unsent) => this.#parts.keepOnDevice(unsent),
    () => undefined,
    () => undefined,
  );

  constructor(start: Loaded<Content>, parts: AutosaveParts<Content, Stored>) {
    this.#parts = parts;
    this.#state = loaded(start);
  }

  get state(): AutosaveState<Content, Stored> {
    return this.#state;
  }

  edit(content: Content): void {
    this.#dispatch({ kind: 'edited', content });
    this.#keep();
    this.#schedule(PAUSE_MS);
  }

  /** Saves now; gives whether everything typed before is stored. `isLeaving` lets the request outlive the page. */
  async flush(isLeaving = false): Promise<boolean> {
    this.#callOff();
    const upTo = this.#state.edits.made;
    while (this.#state.edits.stored < upTo) {
      if (!this.#sending) {
        if (!this.#maySend) return false;
        this.#sending = this.#send(isLeaving).finally(() => {
          this.#sending = null;
        });
      }
      if (!(await this.#sending)) return false;
    }
    return true;
  }

  /** Resolves once nothing is on its way. */
  async whenQuiet(): Promise<void> {
    while (this.#sending) await this.#sending;
  }

  /** Another tab or device has saved. */
  hear(theirs: Stored): void {
    this.#takeIn({ kind: 'heard', theirs, atMs: this.#parts.nowMs() });
  }

  /** The document was written another way: restored, generated, merged. */
  restored(version: number, base: Content | null): void {
    this.#dispatch({ kind: 'restored', version, base });
  }

  /** Ends a conflict: ours goes over theirs, or theirs is taken and ours is no longer sent. */
  async resolve(choice: 'ours' | 'theirs'): Promise<void> {
    if (this.#state.status.kind !== 'conflict') return;
    this.#dispatch({ kind: 'resolved', choice, atMs: this.#parts.nowMs() });
    this.#keep();
    if (!this.#parts.isSavedByHand) await this.flush();
  }

  /**
   * Saves everything and then nothing until `endGeneration`, so that no save overtakes the generation; edits are stored on
   * this device meanwhile. Returns whether all is stored: else nothing is held back.
   */
  async beginGeneration(): Promise<boolean> {
    do {
      if (!(await this.flush())) return false;
      while (this.#sending) await this.#sending;
      // What may be stored without an answer would make the version that is known a stale one.
    } while (this.#state.unanswered.length > 0);
    this.#dispatch({ kind: 'generating', isGenerating: true, atMs: this.#parts.nowMs() });
    return true;
  }

  endGeneration(): void {
    this.#takeIn({ kind: 'generating', isGenerating: false, atMs: this.#parts.nowMs() });
    if (this.#state.pending) this.#schedule(PAUSE_MS);
  }

  /** Saves nothing any more, what waits included: it is no longer wanted. */
  drop(): void {
    this.#callOff();
    this.#dispatch({ kind: 'dropped' });
  }

  /** Sends nothing any more; what is not saved stays on this device. */
  stop(): void {
    this.#callOff();
    this.#parts = { ...this.#parts, later: () => () => undefined };
  }

  get #maySend(): boolean {
    const { pending, status, isGenerating } = this.#state;
    return pending !== null && status.kind !== 'conflict' && !isGenerating;
  }

  #dispatch(event: AutosaveEvent<Content, Stored>): void {
    const before = this.#state;
    this.#state = autosaveReducer(before, event, this.#parts);
    if (this.#state !== before) this.#parts.onState(this.#state);
  }

  /** Takes an event in that may bring what another tab or device has saved, and shows it. */
  #takeIn(event: HearingEvent<Content, Stored>): void {
    const before = this.#state;
    this.#dispatch(event);
    const { version, pending, status } = this.#state;
    const heard = [
      before.heard,
      event.kind === 'generating' ? null : event.kind === 'saved' ? event.stored : event.theirs,
    ];
    const theirs = heard.find((stored) => stored?.version === version);
    const own =
      event.kind === 'saved' && this.#isOwn(before, event.stored) ? before.version + 1 : before.version;
    if (!theirs || version <= own || status.kind === 'conflict') return;
    this.#parts.onTheirs(theirs, pending);
    if (!pending) return;
    this.#keep();
    this.#schedule(PAUSE_MS);
  }

  /** Whether a save made what is stored, as far as is known: one that says nothing new is answered with another's version. */
  #isOwn({ base, sending }: AutosaveState<Content, Stored>, stored: Stored): boolean {
    const { contentOf, holdsOnly } = this.#parts;
    return base === null || sending === null || holdsOnly(contentOf(stored), base, sending);
  }

  #schedule(delayMs: number): void {
    if (this.#parts.isSavedByHand) return;
    this.#callOff();
    this.#callOff = this.#parts.later(() => void this.flush(), delayMs);
  }

  /** Keeps on this device what the server is not known to have: one write at a time, the newest state next. */
  #keep(): void {
    this.#device.ask(unsaved(this.#state, this.#parts));
  }

  /** One save; gives whether there is a next one to try at once. */
  async #send(isLeaving: boolean): Promise<boolean> {
    const { send, onSaved, nowMs } = this.#parts;
    this.#dispatch({ kind: 'saving' });
    const { version, sending } = this.#state;
    if (!sending) return true;
    // Should no answer come, the next visit knows that this may be stored.
    this.#keep();
    let stored: Stored;
    try {
      stored = await send(version, sending, isLeaving);
    } catch (error) {
      return this.#notSaved(error);
    }
    this.#takeIn({ kind: 'saved', stored, atMs: nowMs() });
    this.#keep();
    onSaved?.(stored);
    if (this.#state.pending) this.#schedule(PAUSE_MS);
    return true;
  }

  #notSaved(error: unknown): boolean {
    const failure = failureOf<Stored>(error);
    if (failure.kind === 'refused') this.#takeIn({ ...failure, atMs: this.#parts.nowMs() });
    else this.#dispatch(failure);
    this.#keep();
    if (failure.kind === 'offline') this.#schedule(RETRY_MS);
    return failure.kind === 'refused' && this.#maySend;
  }
}
