export interface Queued {
  /** Whose it is; persons take turns. */
  by: string;
  /** Of the work one person waits for under one name only the newest is kept. */
  latest: string | undefined;
}

/** What waits: each person's work in its own order, one person after the other. */
export class FairQueue<Job extends Queued> {
  /** By person, who is next first. */
  readonly #queues = new Map<string, Job[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Gives the one whose place the new one takes, where it is newer than one of the same name. */
  add(job: Job): Job | undefined {
    const queue = this.#queues.get(job.by) ?? [];
    this.#queues.set(job.by, queue);
    const older = job.latest === undefined ? -1 : queue.findIndex(({ latest }) => latest === job.latest);
    if (older >= 0) return queue.splice(older, 1, job)[0];
    queue.push(job);
    this.#size += 1;
    return undefined;
  }

  /** The next one of those who may have one now; the person's turn comes again after all others'. */
  take(mayStart: (by: string) => boolean): Job | undefined {
    for (const [by, queue] of this.#queues) {
      if (!mayStart(by)) continue;
      const job = queue.shift();
      this.#queues.delete(by);
      if (queue.length > 0) this.#queues.set(by, queue);
      this.#size -= 1;
      return job;
    }
    return undefined;
  }

  /** Whether it was still waiting. */
  remove(job: Job): boolean {
    const queue = this.#queues.get(job.by);
    const at = queue?.indexOf(job) ?? -1;
    if (!queue || at < 0) return false;
    queue.splice(at, 1);
    if (queue.length === 0) this.#queues.delete(job.by);
    this.#size -= 1;
    return true;
  }

  all(): Job[] {
    return [...this.#queues.values()].flat();
  }
}
