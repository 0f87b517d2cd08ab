/** Runs one at a time; of calls meanwhile only the newest follows. */
export class LatestOnly<Asked, Given> {
  #run: (asked: Asked, signal: AbortSignal) => Promise<Given>;
  #give: (given: Given) => void;
  #fail: (error: unknown) => void;
  #isRunning = false;
  #waiting: { asked: Asked } | null = null;
  #controller = new AbortController();

  constructor(
    run: (asked: Asked, signal: AbortSignal) => Promise<Given>,
    give: (given: Given) => void,
    fail: (error: unknown) => void,
  ) {
    this.#run = run;
    this.#give = give;
    this.#fail = fail;
  }

  ask(asked: Asked): void {
    if (this.#isRunning) this.#waiting = { asked };
    else void this.#start(asked);
  }

  /** Gives up what runs and what waits. */
  stop(): void {
    this.#waiting = null;
    this.#controller.abort();
    this.#controller = new AbortController();
  }

  async #start(asked: Asked): Promise<void> {
    this.#isRunning = true;
    const { signal } = this.#controller;
    try {
      const given = await this.#run(asked, signal);
      if (!signal.aborted) this.#give(given);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    } finally {
      this.#isRunning = false;
      const next = this.#waiting;
      this.#waiting = null;
      if (next) void this.#start(next.asked);
    }
  }
}
