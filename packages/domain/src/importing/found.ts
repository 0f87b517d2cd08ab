import type { FieldFound } from '../reading/index.ts';
import type { ReviewField } from './review-fields.ts';

/** Below this certainty the person should look at a field. */
export const CERTAIN_FROM = 0.9;

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

  /** Every place under the path of a field or of an entry. Dates have the places of both their ends. */
  under(path: string): readonly FieldFound[] {
    const own = this.#byPath.get(path) ?? [];
    if (!path.endsWith('.dates')) return own;
    const entry = path.slice(0, -'.dates'.length);
    return [...this.under(`${entry}.start`), ...this.under(`${entry}.end`)];
  }

  /** The least certainty of a field's places, 0 to 1; 1 where the reader told none. */
  certainty(field: ReviewField): number {
    return Math.min(1, ...this.under(field.path).map(({ certainty }) => certainty));
  }

  /** Its words that were recognized in a picture, and not with certainty, each once. */
  uncertainWords(field: ReviewField): string[] {
    return [...new Set(this.under(field.path).flatMap(({ uncertain = [] }) => uncertain))];
  }

  isUncertain(field: ReviewField): boolean {
    return this.certainty(field) < CERTAIN_FROM;
  }
}

/** The path of the field that shows a found place: `experience.0.dates` for its start, the whole list for one bullet. */
export function fieldPathOf(found: string): string {
  return found.replace(/\.bullets\.\d+$/, '.bullets').replace(/\.(?:start|end)$/, '.dates');
}
