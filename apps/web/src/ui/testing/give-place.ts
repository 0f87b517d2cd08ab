import { vi } from 'vitest';

/** Gives every element a place on the screen, as a browser does and the tests' own page does not. */
export function givePlace(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onSizes: (entries: { contentRect: { width: number } }[]) => void;
      constructor(onSizes: (entries: { contentRect: { width: number } }[]) => void) {
        this.#onSizes = onSizes;
      }
      observe() {
        this.#onSizes([{ contentRect: { width: 600 } }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
