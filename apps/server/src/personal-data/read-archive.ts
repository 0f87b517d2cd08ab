import { setImmediate } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { archiveLimits } from '@candor/contracts/personal-data';
import { Refusal } from '../platform/refusal.ts';
import {
  ARCHIVE_VERSION,
  MANIFEST,
  manifestSchema,
  rowsFileSchema,
  tableOfPath,
  type Manifest,
} from './archive.ts';

/** The rows of an archive by table, as text: ids are changed before anybody reads them. */
export interface Archive {
  manifest: Manifest;
  files: { table: string; text: string }[];
}

const damaged = () =>
  new Refusal(
    'invalid',
    'This file is damaged or isn’t a Candor export. Please choose the zip file as you downloaded it.',
  );

const tooMuch = () => new Refusal('too_large', 'This file contains too much data. Nothing was imported.');

/** What stands in the archive, by path. Nothing is unpacked. */
function listed(bytes: Uint8Array): string[] {
  const paths: string[] = [];
  let total = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (paths.length >= archiveLimits.files) throw tooMuch();
      paths.push(name);
      if (name === MANIFEST || tableOfPath(name)) total += originalSize;
      if (total > archiveLimits.unpackedBytes) throw tooMuch();
      return false;
    },
  });
  return paths;
}

/** One file of the archive. It never grows beyond the size it declares, which was counted before. */
function textOf(bytes: Uint8Array, path: string): string {
  const { [path]: file } = unzipSync(bytes, { filter: ({ name }) => name === path });
  if (!file) throw damaged();
  return new TextDecoder('utf-8', { fatal: true }).decode(file);
}

/**
 * Opens an export. Throws a {@link Refusal} for what is none, is damaged, was made by a newer Candor or holds too much.
 */
export async function readArchive(bytes: Uint8Array): Promise<Archive> {
  try {
    const paths = listed(bytes);
    if (!paths.includes(MANIFEST)) throw damaged();
    const manifest = manifestSchema.safeParse(JSON.parse(textOf(bytes, MANIFEST)));
    if (!manifest.success) throw damaged();
    if (manifest.data.version > ARCHIVE_VERSION)
      throw new Refusal(
        'invalid',
        'This export was made by a newer version of Candor. Update this Candor, then import it.',
      );
    const files: Archive['files'] = [];
    for (const path of paths) {
      const table = tableOfPath(path);
      if (!table) continue;
      files.push({ table, text: textOf(bytes, path) });
      // Others are answered between two files.
      await setImmediate();
    }
    return { manifest: manifest.data, files };
  } catch (error) {
    throw error instanceof Refusal ? error : damaged();
  }
}

/** The rows of one file of an archive. */
export function rowsIn(text: string): Record<string, unknown>[] {
  try {
    return rowsFileSchema.parse(JSON.parse(text)).rows;
  } catch {
    throw damaged();
  }
}
