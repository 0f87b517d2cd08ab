import type { Answer } from './answer.ts';
import type { MemoryGrant } from './memory-budget.ts';
import type { PoolErrorKind } from './pool-error.ts';
import type { PoolOptions } from './pool-options.ts';
import type { Job, Slot } from './slot.ts';
import { openProcess, openThread } from './worker-handle.ts';

/** Work given up while under way may still end by itself for this long, which spares making a new worker. */
const GRACE_MS = 200;
/** A busy machine takes seconds to start a worker. */
const START_MS = 30_000;
/** Of the memory a process may take, the part at which it begins no more work. */
const RECYCLE_SHARE = 0.75;

type Finished<Result> = Exclude<Answer<Result>, { kind: 'ready' | 'progress' }>;

interface SlotEvents<Work, Result> {
  /** A worker is through with what it holds. */
  onFinished: (slot: Slot<Work, Result>, answer: Finished<Result>) => void;
  /** A worker ended, or has to be ended: it took too long. */
  onLost: (slot: Slot<Work, Result>, kind: PoolErrorKind, message: string) => void;
}

/** The workers of a pool: how many stand by, what each holds, and when it ends. */
export class Slots<Work, Result> {
  readonly #options: PoolOptions;
  readonly #events: SlotEvents<Work, Result>;
  /** The one that worked last is last. */
  readonly #all: Slot<Work, Result>[] = [];
  readonly #ending = new Set<Promise<void>>();
  #isClosed = false;
  /** Whether there is work, or was until `idleMs` ago: spares stand by as long. */
  #isInUse: boolean;

  constructor(options: PoolOptions, events: SlotEvents<Work, Result>) {
    this.#options = options;
    this.#events = events;
    this.#isInUse = options.idleMs === undefined;
    const { yieldsTo } = options;
    yieldsTo?.watch(() => {
      if (yieldsTo.isTight) for (const slot of this.#free().slice(0, this.#spares())) this.remove(slot);
      this.keepStarted();
    });
  }

  get busy(): number {
    return this.#all.length - this.#free().length;
  }

  get hasFree(): boolean {
    return this.#free().length > 0;
  }

  heldBy(by: string): number {
    return this.#all.filter(({ job }) => job?.by === by).length;
  }

  holding(job: Job<Work, Result>): Slot<Work, Result> | undefined {
    return this.#all.find((slot) => slot.job === job);
  }

  /** The free one that worked last: what it did before makes more of its kind cheap. */
  free(): Slot<Work, Result> | undefined {
    const free = this.#free();
    return free.findLast(({ isReady }) => isReady) ?? free.at(-1);
  }

  /** Starts a worker, which holds the memory until it has ended. */
  open(memory?: MemoryGrant): Slot<Work, Result> {
    const { script, memoryMb, residentMb, isIsolated } = this.#options;
    const { recycleAboveMb = residentMb && residentMb * RECYCLE_SHARE } = this.#options;
    const worker = (isIsolated ? openProcess : openThread)<Answer<Result>>({
      script,
      memoryMb,
      residentMb,
      recycleAboveMb,
      onMessage: (answer) => {
        if (answer.kind === 'ready') this.#ready(slot);
        else if (answer.kind === 'progress') slot.job?.onProgress?.(answer.progress);
        else this.#events.onFinished(slot, answer);
      },
      onExit: (kind, message) => this.#events.onLost(slot, kind, message),
    });
    const slot: Slot<Work, Result> = {
      worker,
      memory,
      job: null,
      timer: undefined,
      isReady: false,
      isGivenUp: false,
      hasWorked: false,
    };
    this.#all.push(slot);
    return slot;
  }

  /** Starts one that is to stand by. One after the other: the first shall not wait for the others' start. */
  keepStarted(): void {
    if (!this.#isClosed && this.#all.length < this.#wanted() && this.#all.every(({ isReady }) => isReady))
      this.open();
  }

  /** Gives a worker its work, whose time begins when the worker has started. */
  begin(slot: Slot<Work, Result>, job: Job<Work, Result>): void {
    this.#all.push(...this.#all.splice(this.#all.indexOf(slot), 1));
    slot.job = job;
    this.#isInUse = true;
    slot.worker.ref();
    const { timeoutMs } = this.#options;
    this.#limit(slot, slot.isReady ? timeoutMs : timeoutMs + START_MS);
    slot.worker.post(job.work);
  }

  /** Nobody waits for what it holds any more: it gets a moment to end by itself. */
  giveUp(slot: Slot<Work, Result>, kind: PoolErrorKind, message: string): void {
    slot.isGivenUp = true;
    clearTimeout(slot.timer);
    slot.timer = setTimeout(this.#events.onLost, GRACE_MS, slot, kind, message);
  }

  /** Frees a slot, and gives what it held. */
  release(slot: Slot<Work, Result>): Job<Work, Result> | null {
    const { job } = slot;
    clearTimeout(slot.timer);
    slot.isGivenUp = false;
    slot.hasWorked ||= job !== null;
    slot.job = null;
    slot.worker.unref();
    this.#endWhenIdle(slot);
    return job;
  }

  /** Ends the worker of a slot, and gives what it held; undefined where the slot is no more. */
  remove(slot: Slot<Work, Result>): Job<Work, Result> | null | undefined {
    const at = this.#all.indexOf(slot);
    if (at === -1) return undefined;
    this.#all.splice(at, 1);
    const job = this.release(slot);
    clearTimeout(slot.timer);
    this.#end(slot);
    return job;
  }

  endIdle(): void {
    for (const slot of this.#free()) this.remove(slot);
  }

  /** Ends all workers; resolves when they have ended. What they held goes to `onJob`. */
  async close(onJob: (job: Job<Work, Result>) => void): Promise<void> {
    this.#isClosed = true;
    for (let slot = this.#all.at(0); slot; slot = this.#all.at(0)) {
      const job = this.remove(slot);
      if (job) onJob(job);
    }
    await Promise.all(this.#ending);
  }

  #free(): Slot<Work, Result>[] {
    return this.#all.filter(({ job }) => job === null);
  }

  #wanted(): number {
    const { workers, minWorkers = 0, minWorkersWhenTight = workers, yieldsTo } = this.#options;
    const started = this.#isInUse ? minWorkers : Math.min(minWorkers, workers);
    return yieldsTo?.isTight ? Math.min(started, minWorkersWhenTight) : started;
  }

  #spares(): number {
    return Math.max(0, this.#all.length - this.#wanted());
  }

  #ready(slot: Slot<Work, Result>): void {
    slot.isReady = true;
    if (slot.job && !slot.isGivenUp) this.#limit(slot, this.#options.timeoutMs);
    this.keepStarted();
  }

  #limit(slot: Slot<Work, Result>, durationMs: number): void {
    clearTimeout(slot.timer);
    const message = 'The work took too long and was stopped';
    slot.timer = setTimeout(this.#events.onLost, durationMs, slot, 'too-much', message);
  }

  #endWhenIdle(slot: Slot<Work, Result>): void {
    const { idleMs } = this.#options;
    if (idleMs === undefined) return;
    const endIt = () => {
      this.remove(slot);
      this.#isInUse = this.busy > 0;
      this.keepStarted();
    };
    slot.timer = setTimeout(endIt, idleMs).unref();
  }

  #end({ worker, memory }: Slot<Work, Result>): void {
    memory?.announceRelease();
    const ended = worker.terminate().then(() => {
      memory?.release();
      this.#ending.delete(ended);
    });
    this.#ending.add(ended);
  }
}
