import { getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { ownerById } from '../account/index.ts';
import { personalTables, type Capability, type PersonalFiles } from '../platform/capability.ts';
import type { Owner, Platform } from '../platform/context.ts';
import { ARCHIVE_VERSION, MANIFEST, readme, rowsPath, type Manifest } from './archive.ts';
import { archivePieces } from './archive-pieces.ts';
import { exportOf, setExport } from './export-store.ts';
import { rowsOf } from './rows.ts';
import { zipPieces, type ZipPieces } from './zip-pieces.ts';

const KEPT_MS = 24 * 60 * 60 * 1000;

const asked = z.object({ userId: z.uuid(), exportId: z.uuid() });

/** Another export replaced this one, or the account was deleted. */
class Superseded extends Error {}

interface Making {
  platform: Platform;
  owner: Owner;
  exportId: string;
  zip: ZipPieces;
  /** Counts one part as done. */
  progress: () => Promise<void>;
}

async function addRows({ platform, owner, zip, progress }: Making, capabilities: readonly Capability[]) {
  for (const personal of personalTables(capabilities)) {
    if (personal.portability !== 'internal') {
      let part = 0;
      for await (const rows of rowsOf(platform.store, personal, owner.id))
        await zip.add(rowsPath(getTableName(personal.table), (part += 1)), `{"rows":[${rows.join()}]}`);
    }
    await progress();
  }
}

/** A path nobody has yet: two CVs may have one title. */
function freePath(path: string, taken: Set<string>): string {
  const [, stem = path, end = ''] = /^(.*?)(\.[a-z0-9]+)$/.exec(path) ?? [];
  let free = path;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${end}`;
  taken.add(free.toLowerCase());
  return free;
}

async function addFiles({ zip, progress }: Making, all: readonly PersonalFiles[]) {
  const taken = new Set<string>();
  for (const { files } of all)
    for await (const { path, bytes } of files) {
      await zip.add(freePath(path, taken), bytes);
      await progress();
    }
}

async function make(making: Making, capabilities: readonly Capability[], files: readonly PersonalFiles[]) {
  const { platform, owner, zip, exportId } = making;
  const manifest: Manifest = {
    format: 'candor-personal-data',
    version: ARCHIVE_VERSION,
    exportedAt: platform.clock.now().toISOString(),
    account: { id: owner.id, email: owner.email, name: owner.name },
  };
  await zip.add(MANIFEST, JSON.stringify(manifest, null, 2));
  await zip.add('README.txt', readme(manifest));
  await addRows(making, capabilities);
  await addFiles(making, files);
  const size = await zip.end();
  const expiresAt = new Date(platform.clock.now().getTime() + KEPT_MS);
  await setExport(platform.store, exportId, { state: 'ready', size, expiresAt });
}

/** Makes the zip file of an export that was asked for. Done again from the start where a server was killed over it. */
export async function makeExport(
  platform: Platform,
  data: unknown,
  capabilities: readonly Capability[],
): Promise<void> {
  const { userId, exportId } = asked.parse(data);
  const { store } = platform;
  const owner = await ownerById(store, userId);
  if (!owner || (await exportOf(store, userId))?.id !== exportId) return;
  const pieces = archivePieces(platform);
  await pieces.drop(exportId);
  const signal = platform.stopping;
  try {
    const sets = await Promise.all(
      capabilities.map(({ personalFiles }) => personalFiles({ platform, owner, signal })),
    );
    const files = sets.flat();
    const total = personalTables(capabilities).length + files.reduce((sum, { count }) => sum + count, 0);
    let done = 0;
    const say = async () => {
      if (!(await setExport(store, exportId, { done, total }))) throw new Superseded();
    };
    const progress = () => {
      done = Math.min(total, done + 1);
      return say();
    };
    await say();
    const zip = zipPieces((piece, position) => pieces.put(exportId, position, piece));
    await make({ platform, owner, exportId, zip, progress }, capabilities, files);
  } catch (error) {
    if (error instanceof Superseded) return await pieces.drop(exportId);
    if (!signal.aborted) await setExport(store, exportId, { state: 'failed' });
    throw error;
  }
}
