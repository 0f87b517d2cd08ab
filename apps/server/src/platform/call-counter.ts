/** What this server answered since it was last asked. */
export interface CallCounts {
  calls: number;
  /** Answers from 500 on. */
  errors: number;
}

export interface CallCounter {
  count(status: number): void;
  /** Gives what was counted and begins again. */
  take(): CallCounts;
  /** Counts again what could not be written down. */
  restore(counts: CallCounts): void;
}

export function createCallCounter(): CallCounter {
  let [calls, errors] = [0, 0];
  return {
    count(status) {
      calls += 1;
      if (status >= 500) errors += 1;
    },
    take() {
      const counts = { calls, errors };
      [calls, errors] = [0, 0];
      return counts;
    },
    restore(counts) {
      calls += counts.calls;
      errors += counts.errors;
    },
  };
}
