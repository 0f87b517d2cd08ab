import autocannon from 'autocannon';
import { listCvs } from '@candor/contracts/cv';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCandor, type CandorServer } from '@candor/testing/server';
import { median, unlimited, type Figure } from './figures.ts';
import { signUp, writeCv } from './sign-up.ts';

const connections = 50;
const seconds = 4;
const cvs = 10;
/** Turns until both are as fast as they get: ours has more code that is compiled while it runs. */
const warmUps = 4;
const turns = 5;
/** What our p99 may be of the bare route's. */
const P99_SHARE = 1.1;

async function load(url: string, token?: string) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { rate: result.requests.average, p99Ms: result.latency.p99 };
}

interface Beside {
  server: CandorServer;
  /** The list's rate and p99, and a bare Fastify route's that does the same query on a copy of the same store: medians of some turns. */
  measure(): Promise<{ rate: number; p99: number; bareRate: number; bareP99: number }>;
}

/** A server with somebody who has ten CVs, and the bare route beside it, as long as `use` takes. */
export async function besideBare<T>(port: number, use: (beside: Beside) => Promise<T>): Promise<T> {
  const prepared = await startCandor({ port, env: unlimited });
  const token = await signUp(prepared.url);
  for (let at = 0; at < cvs; at += 1) await writeCv(prepared.url, token);
  await prepared.stop();

  const copy = mkdtempSync(join(tmpdir(), 'candor-bare-'));
  cpSync(prepared.dataDir, copy, { recursive: true });
  const server = await startCandor({ port, dataDir: prepared.dataDir, env: unlimited });
  const bare = fork(join(import.meta.dirname, 'bare-list.ts'), [String(port + 1), copy]);
  await once(bare, 'message');
  const listUrl = server.url + listCvs.path;
  const bareUrl = `http://127.0.0.1:${port + 1}/`;

  async function measure() {
    const ours: { rate: number; p99Ms: number }[] = [];
    const theirs: { rate: number; p99Ms: number }[] = [];
    for (let turn = -warmUps; turn < turns; turn += 1) {
      const our = await load(listUrl, token);
      const their = await load(bareUrl);
      if (turn < 0) continue;
      ours.push(our);
      theirs.push(their);
    }
    return {
      rate: median(ours.map((turn) => turn.rate)),
      p99: median(ours.map((turn) => turn.p99Ms)),
      bareRate: median(theirs.map((turn) => turn.rate)),
      bareP99: median(theirs.map((turn) => turn.p99Ms)),
    };
  }
  try {
    return await use({ server, measure });
  } finally {
    bare.kill();
    await server.stop();
    server.forget();
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The signed-in list of CVs against a bare route, turn by turn, and how long the server took to start again. */
export async function listFigures(port: number): Promise<Figure[]> {
  const { readyMs, rate, p99, bareRate, bareP99 } = await besideBare(port, async ({ server, measure }) => ({
    readyMs: server.readyMs,
    ...(await measure()),
  }));
  return [
    {
      what: `list of ${cvs} CVs at ${connections} connections against a bare route`,
      measured: `${rate.toFixed(0)} against ${bareRate.toFixed(0)} a second: ${((rate / bareRate) * 100).toFixed(0)} %`,
      wanted: 'at least 60 %',
      isHeld: rate / bareRate >= 0.6,
    },
    {
      what: 'list of CVs, p99 against a bare route',
      measured: `${p99.toFixed(0)} ms against ${bareP99.toFixed(0)} ms: ${(p99 / bareP99).toFixed(2)}`,
      wanted: `at most ${P99_SHARE}`,
      isHeld: p99 <= P99_SHARE * bareP99,
    },
    {
      what: 'list of CVs, p99',
      measured: `${p99.toFixed(0)} ms`,
      wanted: 'under 50 ms',
      isHeld: p99 < 50,
    },
    {
      what: 'later start of the server, to the first green /readyz',
      measured: `${(readyMs / 1000).toFixed(2)} s`,
      wanted: 'under 2 s',
      isHeld: readyMs < 2000,
    },
  ];
}
