/** Events that are added from several places and read in one. */
export interface EventQueue<T> {
  add(event: T): void;
  /** Nothing is added any more. */
  end(): void;
  /** The events in the order they were added, until the end. */
  events(): AsyncGenerator<T>;
}

export function createEventQueue<T>(): EventQueue<T> {
  const waiting: T[] = [];
  let hasEnded = false;
  let changed = Promise.withResolvers<void>();
  const wake = () => {
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };
  return {
    add(event) {
      waiting.push(event);
      wake();
    },
    end() {
      hasEnded = true;
      wake();
    },
    async *events() {
      for (;;) {
        const change = changed.promise;
        while (waiting.length > 0) yield* waiting.splice(0);
        if (hasEnded) return;
        await change;
      }
    },
  };
}
