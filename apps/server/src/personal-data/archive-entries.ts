import { unzipSync } from 'fflate';
import { archiveLimits } from '@candor/contracts/personal-data';
import { MANIFEST, tableOfPath } from './archive.ts';
import { damaged, tooMuch } from './refused-archive.ts';

/** A file of an archive that is read: its place among all, and what it unpacks to. */
export interface Entry {
  place: number;
  path: string;
  size: number;
}

/** The files of an archive that are read, in their order. Nothing is unpacked. */
export function entriesOf(bytes: Uint8Array): Entry[] {
  const entries: Entry[] = [];
  const paths = new Set<string>();
  let [count, total] = [0, 0];
  unzipSync(bytes, {
    filter: ({ name: path, originalSize: size }) => {
      if (count >= archiveLimits.files) throw tooMuch();
      if (path === MANIFEST || tableOfPath(path)) {
        // One name twice: which of the two is meant?
        if (paths.has(path)) throw damaged();
        paths.add(path);
        total += size;
        if (size > archiveLimits.fileBytes || total > archiveLimits.unpackedBytes) throw tooMuch();
        entries.push({ place: count, path, size });
      }
      count += 1;
      return false;
    },
  });
  return entries;
}

/** Files that are unpacked together: each time all of an archive is looked through. */
function batchesOf(entries: readonly Entry[]): Entry[][] {
  const batches: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    if (entry.size > room) {
      batches.push([]);
      room = archiveLimits.fileBytes;
    }
    batches.at(-1)?.push(entry);
    room -= entry.size;
  }
  return batches;
}

/** The text of each of these files. None grows beyond the size it declares. */
export function* textsOf(bytes: Uint8Array, entries: readonly Entry[]): Generator<[Entry, string]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (const batch of batchesOf(entries)) {
    const places = new Set(batch.map(({ place }) => place));
    let place = -1;
    const files = unzipSync(bytes, { filter: () => places.has((place += 1)) });
    for (const entry of batch) {
      const { [entry.path]: file } = files;
      if (!file) throw damaged();
      yield [entry, decoder.decode(file)];
    }
  }
}
