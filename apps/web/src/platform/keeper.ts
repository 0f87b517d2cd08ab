import { CallError, isOffline } from './call-error.ts';
import type { Unsent } from './keep-on-device.ts';

/** What the server has: some content at a version. */
export interface Versioned {
  version: number;
}

/** Where the work is kept right now, for the words beside the title. */
export type KeepState<Kept extends Versioned> =
  | { kind: 'clean' }
  | { kind: 'saving' }
  | { kind: 'saved'; atMs: number }
  | { kind: 'offline' }
  | { kind: 'failed'; sentence: string }
  | { kind: 'conflict'; theirs: Kept };

export interface KeeperParts<Content, Kept extends Versioned> {
  /** Sends content over a version; throws a `CallError`. */
  send: (version: number, content: Content, isLeaving: boolean) => Promise<Kept>;
  /** Keeps what could not be sent on this device, or forgets it. */
  keepLocally: (unsent: Unsent<Content> | null) => Promise<void>;
  /** One content out of an earlier and a later one; the later alone where left out. */
  merge?: (earlier: Content, later: Content) => Content;
  /** Whether ours says what is stored by now: then the two do not conflict, and ours goes over it. */
  isSame?: (content: Content, kept: Kept) => boolean;
  onState: (state: KeepState<Kept>) => void;
  /** Told after each send, for other tabs. */
  onSent?: (kept: Kept) => void;
  nowMs: () => number;
  /** Runs something later; gives the way to call it off. */
  later: (run: () => void, delayMs: number) => () => void;
}

const PAUSE_MS = 800;
const RETRY_MS = 5_000;

/** Keeps work on the server while it is done: one send at a time, the newest state next, nothing overwritten. */
export class Keeper<Content, Kept extends Versioned> {
  #parts: KeeperParts<Content, Kept>;
  #version: number;
  #waiting: Content | null = null;
  #sending: Promise<void> | null = null;
  #callOff: () => void = () => undefined;
  #conflict: Kept | null = null;

  constructor(version: number, parts: KeeperParts<Content, Kept>) {
    this.#version = version;
    this.#parts = parts;
  }

  /** The version that the next send goes over. */
  get version(): number {
    return this.#version;
  }

  /** Whether something was typed that the server does not have yet. */
  get hasUnsent(): boolean {
    return this.#waiting !== null || this.#sending !== null;
  }

  change(content: Content): void {
    this.#waiting = this.#merged(this.#waiting, content);
    if (this.#conflict) {
      void this.#parts.keepLocally({ version: this.#version, content: this.#waiting });
      return;
    }
    this.#parts.onState({ kind: 'saving' });
    this.#schedule(PAUSE_MS);
  }

  /** A version that was written another way, by a generation. */
  moveTo(version: number): void {
    this.#version = version;
  }

  /** Sends now what waits. `isLeaving` lets the request outlive the page. */
  async flush(isLeaving = false): Promise<void> {
    this.#callOff();
    if (this.#sending) {
      // The page may not live to see the answer that this one has to wait for.
      if (isLeaving && this.#waiting)
        void this.#parts.keepLocally({ version: this.#version, content: this.#waiting });
      await this.#sending;
    }
    if (!this.#waiting || this.#conflict) return;
    this.#sending = this.#send(this.#waiting, isLeaving).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  /** Another tab has stored a newer version; taken over only where nothing of ours waits. */
  follow(kept: Kept): boolean {
    if (this.hasUnsent || this.#conflict || kept.version <= this.#version) return false;
    this.#version = kept.version;
    this.#parts.onState({ kind: 'saved', atMs: this.#parts.nowMs() });
    return true;
  }

  /** Settles a conflict: ours goes over theirs, or theirs is taken and ours is no longer sent. */
  async settle(choice: 'ours' | 'theirs'): Promise<void> {
    if (!this.#conflict) return;
    this.#version = this.#conflict.version;
    this.#conflict = null;
    if (choice === 'ours') return this.flush();
    this.#waiting = null;
    await this.#parts.keepLocally(null);
    this.#parts.onState({ kind: 'saved', atMs: this.#parts.nowMs() });
  }

  /** Sends nothing any more, what waits included: what was kept here is no longer wanted. */
  drop(): void {
    this.#callOff();
    this.#waiting = null;
  }

  #merged(earlier: Content | null, later: Content): Content {
    return earlier && this.#parts.merge ? this.#parts.merge(earlier, later) : later;
  }

  #schedule(delayMs: number): void {
    this.#callOff();
    this.#callOff = this.#parts.later(() => void this.flush(), delayMs);
  }

  async #send(content: Content, isLeaving: boolean): Promise<void> {
    this.#waiting = null;
    const { send, keepLocally, onState, onSent, nowMs } = this.#parts;
    try {
      const kept = await send(this.#version, content, isLeaving);
      this.#version = kept.version;
      await keepLocally(null);
      onSent?.(kept);
      if (this.#waiting) this.#schedule(PAUSE_MS);
      else onState({ kind: 'saved', atMs: nowMs() });
    } catch (error) {
      this.#waiting = this.#waiting ? this.#merged(content, this.#waiting) : content;
      const theirs = this.#storedInstead(error);
      if (theirs && theirs.version !== this.#version && this.#parts.isSame?.(this.#waiting, theirs)) {
        this.#version = theirs.version;
        await this.#send(this.#waiting, isLeaving);
      } else await this.#failed(error, this.#waiting);
    }
  }

  /** What is stored, where a write was refused because of it. */
  #storedInstead(error: unknown): Kept | null {
    if (!(error instanceof CallError) || error.code !== 'stale') return null;
    // A stale write answers with what is stored, as its reply would give it; see the contract.
    return (error.details?.current as Kept | undefined) ?? null;
  }

  async #failed(error: unknown, content: Content): Promise<void> {
    const { keepLocally, onState } = this.#parts;
    await keepLocally({ version: this.#version, content });
    const theirs = this.#storedInstead(error);
    if (theirs) {
      this.#conflict = theirs;
      onState({ kind: 'conflict', theirs });
      return;
    }
    const isTemporary =
      isOffline(error) || (error instanceof CallError && (error.status >= 500 || error.status === 429));
    if (isTemporary) {
      onState({ kind: 'offline' });
      this.#schedule(RETRY_MS);
    } else
      onState({
        kind: 'failed',
        sentence: error instanceof CallError ? error.sentence : 'This could not be saved.',
      });
  }
}
