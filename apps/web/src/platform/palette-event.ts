const NAME = 'candor-open-palette';

/** Opens the command palette, wherever the frame of the screen has it. */
export function openPalette(): void {
  dispatchEvent(new Event(NAME));
}

/** @returns how to stop */
export function onOpenPalette(open: () => void): () => void {
  addEventListener(NAME, open);
  return () => removeEventListener(NAME, open);
}
