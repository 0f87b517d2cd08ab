interface Ahead<Answer> {
  /** Asks at once; whoever takes it first has the answer. */
  begin(id: string): void;
  /** What was asked ahead, once, else what is asked now. */
  take(id: string): Promise<Answer>;
}

/** Asks for one thing by its id before it is known who wants it: a page asks so while it still learns who is signed in. */
export function askAhead<Answer>(ask: (id: string) => Promise<Answer>): Ahead<Answer> {
  let asked: { id: string; answer: Promise<Answer> } | null = null;
  return {
    begin(id) {
      asked = { id, answer: ask(id) };
      // Whoever takes the answer takes the refusal too.
      asked.answer.catch(() => undefined);
    },
    take(id) {
      const ahead = asked;
      asked = null;
      return ahead?.id === id ? ahead.answer : ask(id);
    },
  };
}
