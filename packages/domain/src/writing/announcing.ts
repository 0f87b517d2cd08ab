/** Does work and yields what it announces, as it is announced; returns what came of it. */
export async function* announcing<Announced, Result>(
  work: (announce: (event: Announced) => void) => Result | Promise<Result>,
): AsyncGenerator<Announced, Result> {
  const waiting: Announced[] = [];
  let hasEnded = false;
  let wake = () => {};
  const announce = (event: Announced) => {
    waiting.push(event);
    wake();
  };
  const result = (async () => work(announce))().finally(() => {
    hasEnded = true;
    wake();
  });
  // Awaited at the end; who leaves before must not make a rejection that nobody handles.
  result.catch(() => undefined);
  for (;;) {
    for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) yield event;
    if (hasEnded) return result;
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (hasEnded || waiting.length > 0) resolve();
    });
  }
}
