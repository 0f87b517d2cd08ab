import { randomUUID } from 'node:crypto';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/**
 * Gives the records of an archive ids that nobody has: the same export may come in twice, and beside the account it was
 * made of. What speaks of a record by its id goes on to.
 */
export class NewIds {
  readonly #ids: Map<string, string>;

  /** @param given ids that have become others already, such as the owner's */
  constructor(given: readonly (readonly [string, string])[]) {
    this.#ids = new Map(given);
  }

  /** Takes an id in; it is another from now on. */
  of(id: string): string {
    const known = this.#ids.get(id);
    if (known !== undefined) return known;
    const fresh = randomUUID();
    this.#ids.set(id, fresh);
    return fresh;
  }

  /** A text in which every known id is the new one. */
  in(text: string): string {
    return text.replace(UUID, (id) => this.#ids.get(id) ?? id);
  }
}
