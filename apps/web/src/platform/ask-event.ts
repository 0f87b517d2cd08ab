const NAME = 'candor-open-ask';

/** Opens Ask Candor, wherever the frame of the screen has it. */
export function openAsk(): void {
  dispatchEvent(new Event(NAME));
}

/** @returns how to stop */
export function onOpenAsk(open: () => void): () => void {
  addEventListener(NAME, open);
  return () => removeEventListener(NAME, open);
}
