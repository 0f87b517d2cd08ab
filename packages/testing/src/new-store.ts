import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCandor, type CandorServer, type CandorServerOptions } from './candor-server.ts';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../../..');
const cache = join(root, '.cache');

/** Another name for each state of what a store is made by. */
function nameOfState(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const made = globSync(['migrations/**/*.*', 'src/platform/*store*.ts'], {
    cwd: join(root, 'apps/server'),
  });
  for (const path of made.toSorted()) hash.update(readFileSync(join(root, 'apps/server', path)));
  return `new-store-${hash.digest('hex').slice(0, 16)}`;
}

/** The folder of a store as a server leaves it that was started on nothing and stopped. Made once. */
async function newStore(): Promise<string> {
  const kept = join(cache, nameOfState());
  if (existsSync(kept)) return kept;
  const first = await startCandor({ port: await freePort() });
  await first.stop();
  mkdirSync(cache, { recursive: true });
  for (const path of globSync('new-store-*', { cwd: cache })) rmSync(join(cache, path), { recursive: true });
  const whole = mkdtempSync(join(cache, 'new-store.'));
  cpSync(join(first.dataDir, 'store'), whole, { recursive: true });
  first.forget();
  try {
    renameSync(whole, kept);
  } catch (error) {
    // Another worker was faster.
    rmSync(whole, { recursive: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/** A data folder of its own with a copy of a new store: to make one takes a server more work than the rest of its start. */
export async function newDataFolder(): Promise<string> {
  const from = await newStore();
  const dataDir = mkdtempSync(join(tmpdir(), 'candor-server-'));
  cpSync(from, join(dataDir, 'store'), { recursive: true });
  return dataDir;
}

/** Starts the real server as a process of its own on a new data folder. */
export async function startNewCandor(options: Omit<CandorServerOptions, 'dataDir'>): Promise<CandorServer> {
  return startCandor({ ...options, dataDir: await newDataFolder() });
}
