import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface CandorServer {
  url: string;
  processId: number;
  dataDir: string;
  /** From the spawn of the process to the first green /readyz, in milliseconds. */
  readyMs: number;
  /** Ends the process and keeps its data. */
  stop(): Promise<void>;
  /** Ends it without a word, as a lack of memory does. */
  kill(): Promise<void>;
  /** Deletes its data. */
  forget(): void;
}

const root = join(import.meta.dirname, '../../..');
const main = join(root, 'apps/server/src/main.ts');
/** As `npm start` does. */
const frugalMemory: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'tooling/frugal-memory.json'), 'utf8'),
);

export interface CandorServerOptions {
  port: number;
  /** A folder of an earlier server; a new one where left out. */
  dataDir?: string;
  /** Configuration beside port and store. */
  env?: Record<string, string>;
  /** Told of the process as soon as it runs. */
  onSpawn?: (processId: number) => void;
}

/** Starts the real server as a process of its own on an embedded store. */
export async function startCandor({
  port,
  dataDir = mkdtempSync(join(tmpdir(), 'candor-server-')),
  env = {},
  onSpawn,
}: CandorServerOptions): Promise<CandorServer> {
  const url = `http://127.0.0.1:${port}`;
  const startedMs = performance.now();
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: {
      ...frugalMemory,
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.pid !== undefined) onSpawn?.(server.pid);
  // It writes so once the port is its own: until then another server may answer there.
  const listens = new Promise<boolean>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Candor is ready at')) resolve(true);
    });
    server.once('exit', () => resolve(false));
  });
  const ended = () => new Error(`The server at ${url} ended before it was ready.`);
  if (!(await listens)) throw ended();
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw ended();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const readyMs = performance.now() - startedMs;
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  const processId = server.pid;
  if (processId === undefined) throw new Error('The server has no process.');
  return {
    url,
    processId,
    dataDir,
    readyMs,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    forget: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    // A connection that was kept may be closed by the server just as a test takes it again.
    return (await fetch(`${url}/readyz`, { headers: { connection: 'close' } })).ok;
  } catch {
    return false;
  }
}
