import { useSyncExternalStore } from 'react';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';
import { CallError } from '../../platform/call-error.ts';
import { onLeave } from '../../platform/token.ts';
import type { Application } from './api/application.ts';
import { moveApplication, refreshApplications, takeApplication } from './api/applications.ts';
import { readMoves, withMove, type Move } from './moves.ts';

/** What is reported of a move that the server did not take. */
export type Untaken =
  | { kind: 'elsewhere'; move: Move; current: Application }
  | { kind: 'refused'; move: Move; sentence: string };

interface QueueState {
  waiting: readonly Move[];
  /** Whether moves wait for a connection. */
  isOffline: boolean;
}

const RETRY_MS = 15_000;
const nothing: QueueState = { waiting: [], isOffline: false };

function currentOf(error: CallError): Application | null {
  const current = error.details?.current;
  // The server keeps what it answers to its schema.
  return typeof current === 'object' && current !== null && 'stage' in current
    ? (current as Application)
    : null;
}

/** Sends moves one after the other, keeps them on the device until they are confirmed, and goes on after a lost connection. */
class MoveQueue {
  #state = nothing;
  #listeners = new Set<() => void>();
  #isSending = false;
  #sending: Move | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #key: string | null = null;
  #tell: (untaken: Untaken) => void = () => undefined;

  constructor() {
    if (typeof addEventListener !== 'undefined') addEventListener('online', () => void this.#send());
    onLeave(() => {
      this.#put(nothing);
      this.#key = null;
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = (): QueueState => this.#state;

  /** Begins for a person, with what an earlier visit kept; `tell` hears of moves that were not taken. */
  async open(ownerId: string, notify: (untaken: Untaken) => void): Promise<void> {
    this.#tell = notify;
    const key = `${ownerId}:application-moves`;
    if (this.#key === key) return;
    this.#key = key;
    const kept = await unsentOnDevice(key, readMoves);
    if (kept) this.#put({ ...this.#state, waiting: kept.content.reduce(withMove, [...this.#state.waiting]) });
    void this.#send();
  }

  add(move: Move): void {
    // What is under way cannot be changed any more: the next begins where that ends.
    const { waiting } = this.#state;
    const isUnderWay = this.#sending?.id === move.id;
    const next = isUnderWay
      ? [...waiting.filter((one) => one === this.#sending || one.id !== move.id), move]
      : withMove(waiting, move);
    this.#put({ ...this.#state, waiting: next });
    void this.#send();
  }

  #put(state: QueueState): void {
    this.#state = state;
    if (this.#key)
      void keepOnDevice(
        this.#key,
        state.waiting.length === 0 ? null : { version: 1, content: state.waiting },
      );
    for (const listener of this.#listeners) listener();
  }

  #drop(move: Move): void {
    this.#put({ isOffline: false, waiting: this.#state.waiting.filter((one) => one !== move) });
  }

  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    clearTimeout(this.#timer);
    for (let move = this.#state.waiting[0]; move; move = this.#state.waiting[0]) {
      this.#sending = move;
      const isThrough = await this.#sendOne(move);
      this.#sending = null;
      if (isThrough) continue;
      this.#put({ ...this.#state, isOffline: true });
      this.#timer = setTimeout(() => void this.#send(), RETRY_MS);
      break;
    }
    this.#isSending = false;
  }

  /** Whether the move is done with: taken, or refused for good. */
  async #sendOne(move: Move): Promise<boolean> {
    const { id, name: _name, ...body } = move;
    try {
      takeApplication(await moveApplication(id, body));
      this.#drop(move);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401)
        return false;
      this.#drop(move);
      const current = currentOf(error);
      if (current) takeApplication(current);
      else void refreshApplications();
      this.#tell(
        current ? { kind: 'elsewhere', move, current } : { kind: 'refused', move, sentence: error.sentence },
      );
    }
    return true;
  }
}

export const moveQueue = new MoveQueue();

/** The moves that wait, and whether for a connection. */
export const useMoveQueue = (): QueueState => useSyncExternalStore(moveQueue.subscribe, moveQueue.state);
