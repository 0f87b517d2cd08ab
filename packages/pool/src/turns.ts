export interface Waiting {
  /** Whose it is; persons take turns. */
  by: string;
  /** Of the work one person waits for under one name only the newest is kept. */
  latest: string | undefined;
}

/** What waits: each person's work in its own order, one person after the other. */
export class Turns<Job extends Waiting> {
  /** By person, who is next first. */
  readonly #rows = new Map<string, Job[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Gives the one whose place the new one takes, where it is newer than one of the same name. */
  add(job: Job): Job | undefined {
    const row = this.#rows.get(job.by) ?? [];
    this.#rows.set(job.by, row);
    const older = job.latest === undefined ? -1 : row.findIndex(({ latest }) => latest === job.latest);
    if (older >= 0) return row.splice(older, 1, job)[0];
    row.push(job);
    this.#size += 1;
    return undefined;
  }

  /** The next one of those who may have one now; the person's turn comes again after all others'. */
  take(mayHave: (by: string) => boolean): Job | undefined {
    for (const [by, row] of this.#rows) {
      if (!mayHave(by)) continue;
      const job = row.shift();
      this.#rows.delete(by);
      if (row.length > 0) this.#rows.set(by, row);
      this.#size -= 1;
      return job;
    }
    return undefined;
  }

  /** Whether it was still waiting. */
  remove(job: Job): boolean {
    const row = this.#rows.get(job.by);
    const at = row?.indexOf(job) ?? -1;
    if (!row || at < 0) return false;
    row.splice(at, 1);
    if (row.length === 0) this.#rows.delete(job.by);
    this.#size -= 1;
    return true;
  }

  all(): Job[] {
    return [...this.#rows.values()].flat();
  }
}
