const MOST = 100;
const PAUSE_MS = 700;

/** Earlier and later states of a form. Changes of one field in one go are one step. */
export class History<T> {
  #past: T[] = [];
  #future: T[] = [];
  #present: T;
  #lastField: string | undefined;
  #lastMs = -Infinity;

  constructor(present: T) {
    this.#present = present;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Notes a new state. `field` undefined is a step of its own: a row added, moved or removed. */
  note(state: T, field: string | undefined, nowMs: number): void {
    const isSameGo = field !== undefined && field === this.#lastField && nowMs - this.#lastMs < PAUSE_MS;
    if (!isSameGo) {
      this.#past.push(this.#present);
      if (this.#past.length > MOST) this.#past.shift();
    }
    this.#future = [];
    this.#present = state;
    this.#lastField = field;
    this.#lastMs = nowMs;
  }

  /** The next change is a step of its own, however soon it comes. */
  endGo(): void {
    this.#lastField = undefined;
  }

  /** Puts another state in the place of the present one; not a step. */
  amend(state: T): void {
    this.#present = state;
  }

  undo(): T | undefined {
    const before = this.#past.pop();
    if (before === undefined) return undefined;
    this.#future.push(this.#present);
    return this.#arrive(before);
  }

  redo(): T | undefined {
    const after = this.#future.pop();
    if (after === undefined) return undefined;
    this.#past.push(this.#present);
    return this.#arrive(after);
  }

  #arrive(state: T): T {
    this.#present = state;
    this.#lastField = undefined;
    return state;
  }
}
