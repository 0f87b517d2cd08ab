import { unzipSync } from 'fflate';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';

/**
 * Unpacks the parts of a zip archive that `isWanted` names, by their path. Bounded: a part never grows beyond the size
 * it declares, and the declared sizes together stay within the limits. Throws a {@link Refusal}.
 */
export function unzip(bytes: Uint8Array, isWanted: (path: string) => boolean): Map<string, Uint8Array> {
  let count = 0;
  let total = 0;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        if (count > readLimits.zipEntries) throw new Refusal('too_much_inside');
        if (!isWanted(name)) return false;
        total += originalSize;
        if (total > readLimits.unzippedBytes) throw new Refusal('too_much_inside');
        return true;
      },
    });
    return new Map(Object.entries(parts));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('damaged');
  }
}

/** The paths in a zip archive. Throws a {@link Refusal}. */
export function pathsIn(bytes: Uint8Array): string[] {
  const paths: string[] = [];
  unzip(bytes, (path) => {
    paths.push(path);
    return false;
  });
  return paths;
}
