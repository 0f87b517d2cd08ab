import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../command.ts';
import { inRoot } from '../paths.ts';
import { startCandor } from '@candor/testing/server';
import { call, Ledger, signUp, writes } from './caller.ts';
import type { Report } from './report.ts';
import { freePort } from './server.ts';

const PIECE = Buffer.alloc(256 * 1024);

function mounted(
  size: string,
): { folder: string; remount(options: string): void; unmount(): void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'candor-disk-'));
  const mount = (...args: string[]) => spawnSync('mount', args).status === 0;
  if (process.getuid?.() !== 0 || !mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    remount: (options) => void mount('-o', `remount,${options}`, folder),
    unmount() {
      spawnSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Leaves no byte free; gives how to free them again. */
function fill(folder: string): () => void {
  const file = join(folder, 'filling');
  try {
    for (;;) appendFileSync(file, PIECE);
  } catch {
    // Full.
  }
  return () => rmSync(file);
}

/** Starts where it cannot start, and gives what it says. */
async function refusedStart(dataDir: string): Promise<string> {
  const env = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'fatal' };
  const args = ['--disable-warning=ExperimentalWarning', inRoot('apps', 'server', 'src', 'main.ts')];
  return (await command(process.execPath, args, { env, isShown: false })).output.trim();
}

/** Fills the disk under a server, and starts it on one that is full or read-only. */
export async function disk(report: Report): Promise<void> {
  const small = mounted('220m');
  if (!small) {
    console.log('A small disk can be mounted by root on Linux only: this part was left out.');
    return;
  }
  const dataDir = join(small.folder, 'data');
  const saysIt = (what: string, said: string, words: RegExp) =>
    report.add(what, said.slice(0, 90), 'one line that says so', words.test(said) && !said.includes('\n'));
  try {
    let free = fill(small.folder);
    saysIt('start on a full disk', await refusedStart(dataDir), /cannot be used: there is no space left/);
    free();
    const port = await freePort();
    const env = { RATE_LIMIT: 'off', LOG_LEVEL: 'fatal' };
    let server = await startCandor({ port, dataDir, env });
    const ledger = new Ledger(await signUp(server.url));
    const [, letter] = writes;
    if (!letter) throw new Error('There is no write.');
    await ledger.write(letter);
    free = fill(small.folder);
    let refused = await ledger.write(letter);
    for (let tries = 0; tries < 200 && refused.status === 201; tries += 1)
      refused = await ledger.write(letter);
    report.add(
      'a write on a full disk',
      `${refused.status} ${refused.text.slice(0, 60)}`,
      '503',
      refused.status === 503,
    );
    const reading = await call(ledger.who, letter.listed);
    report.add('reading on a full disk', String(reading.status), '200', reading.status === 200);
    free();
    const again = await ledger.write(letter);
    report.add('a write once there is room', String(again.status), '201', again.status === 201);
    await ledger.repeatUnanswered();
    const before = await ledger.check();
    await server.stop();
    free = fill(small.folder);
    saysIt('start with a store on a full disk', await refusedStart(dataDir), /there is no space left/);
    free();
    small.remount('ro');
    saysIt('start on a read-only disk', await refusedStart(dataDir), /cannot be used: its disk is read-only/);
    small.remount('rw');
    server = await startCandor({ port, dataDir, env });
    const { lost, doubled } = await ledger.check();
    report.none('writes lost or doubled', before.lost + before.doubled + lost + doubled);
    await server.stop();
  } finally {
    if (existsSync(small.folder)) small.unmount();
  }
}
