/**
 * Runs once, at the first press or key; without a connection, when it is back. What the work may need later is loaded
 * then, so that it is there when the connection goes.
 * @returns what calls it off
 */
export function whenWorkBegins(act: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const begin = () => {
    if (!navigator.onLine) return;
    listening.abort();
    act();
  };
  for (const name of ['pointerdown', 'keydown', 'online'])
    addEventListener(name, begin, { capture: true, passive: true, signal });
  return () => listening.abort();
}
