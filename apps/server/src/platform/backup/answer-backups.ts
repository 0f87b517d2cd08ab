import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { isAbsolute, join, relative } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { embeddedCopier } from './embedded-copier.ts';
import { writeBackup } from './write-backup.ts';

/** A reader who takes nothing of a backup for this long is cut off: everybody else waits for the store meanwhile. */
const SILENCE_MS = 20_000;
/** How long the name of a socket may be (sockaddr_un), on every system. */
const LONGEST_NAME = 103;

/**
 * Where a running server gives its backup to whoever may read the data folder; undefined where the system has no such
 * sockets or the path is too long for one.
 */
export function backupSocket(folder: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, 'backup.sock');
  const shorter = relative(process.cwd(), path);
  const name = shorter.length < path.length && !isAbsolute(shorter) ? shorter : path;
  return Buffer.byteLength(name) <= LONGEST_NAME ? name : undefined;
}

/**
 * Gives a backup of the embedded store to each connection: no other process can read it while this one runs. Returns how
 * to end that, which cuts backups under way.
 */
export async function answerBackups(
  client: PGlite,
  folder: string,
): Promise<(() => Promise<void>) | undefined> {
  const name = backupSocket(folder);
  if (!name) return undefined;
  // One is left by a killed process; none is alive, since this one holds the folder.
  rmSync(name, { force: true });
  const open = new Set<Socket>();
  const store = embeddedCopier(client, async () => undefined);
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.setTimeout(SILENCE_MS, () => socket.destroy());
    // What is cut lacks its checksum, by which whoever asked knows.
    writeBackup(store, 'embedded', socket).catch(() => socket.destroy());
  });
  const isListening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(name, () => resolve(true));
  });
  // Some mounted disks know no sockets: there a backup is made while the server stands still.
  if (!isListening) return undefined;
  chmodSync(name, 0o600);
  server.unref();
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}
