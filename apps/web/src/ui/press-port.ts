import type { SyntheticEvent } from 'react';

/**
 * Hands presses of a pointer or a key on to what is loaded once work begins. One that comes earlier is handed on as soon as
 * that is there, if it still lasts: the pointer is down, or the focus where the key was pressed.
 */
export class PressPort {
  #answer: ((press: SyntheticEvent) => void) | null = null;
  #early: SyntheticEvent | null = null;

  readonly press = (press: SyntheticEvent): void => {
    if (this.#answer) {
      this.#answer(press);
      return;
    }
    this.#early = press;
    const forget = () => {
      if (this.#early === press) this.#early = null;
    };
    press.target.addEventListener('blur', forget, { once: true });
    for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, forget, { once: true });
  };

  /** @returns what ends it */
  answerBy(answer: (press: SyntheticEvent) => void): () => void {
    this.#answer = answer;
    const early = this.#early;
    this.#early = null;
    if (early) answer(early);
    return () => {
      this.#answer = null;
    };
  }
}
