import type { FieldFound } from '../reading/index.ts';
import type { ReviewField } from './review-fields.ts';

/** Below this certainty the person should look at a field. */
export const CERTAIN_FROM = 0.6;

/** Which places were found for each field, so that asking for one is quick. */
export class FoundPlaces {
  #byPath = new Map<string, FieldFound[]>();

  constructor(found: readonly FieldFound[]) {
    for (const field of found) {
      // `experience.0.bullets.2` counts for `experience.0.bullets` and for `experience.0`.
      let path = field.path;
      while (path !== '') {
        const places = this.#byPath.get(path);
        if (places) places.push(field);
        else this.#byPath.set(path, [field]);
        path = path.slice(0, Math.max(0, path.lastIndexOf('.')));
      }
    }
  }

  /** Every place under a path. */
  under(path: string): readonly FieldFound[] {
    return this.#byPath.get(path) ?? [];
  }

  /** The places of a field; those of both ends for dates. */
  of({ path, shape }: ReviewField): readonly FieldFound[] {
    if (shape.kind !== 'dates') return this.under(path);
    return [...this.under(shape.start), ...this.under(shape.end)];
  }

  /** The least certainty of a field's places, 0 to 1; 1 where the reader told none. */
  certainty(field: ReviewField): number {
    return Math.min(1, ...this.of(field).map(({ certainty }) => certainty));
  }

  isUncertain(field: ReviewField): boolean {
    return this.certainty(field) < CERTAIN_FROM;
  }
}
