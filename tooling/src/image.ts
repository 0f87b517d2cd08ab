// `npm run check:image`: the steps of the Dockerfile in a bare folder, for machines without a container engine. Runs each
// RUN of the build, copies what the image gets, and starts it from that tree as another user who may write its data alone.
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@candor/testing/server';
import { command } from './command.ts';
import { inRoot, root } from './paths.ts';

/** `nobody`, whom every system has. */
const OTHER_USER = 65534;
const READY_MS = 120_000;

interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of each stage of a Dockerfile. */
function stagesOf(dockerfile: string): Instruction[][] {
  const lines = dockerfile
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim());
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

async function mustRun(words: string, cwd: string): Promise<void> {
  console.log(`RUN ${words}`);
  const { status, output } = await command('sh', ['-c', words], { cwd, isShown: false });
  if (status !== 0) throw new Error(`${words}\n${output}`);
}

const build = mkdtempSync(join(tmpdir(), 'candor-image-build-'));
const image = mkdtempSync(join(tmpdir(), 'candor-image-'));
const data = mkdtempSync(join(tmpdir(), 'candor-image-data-'));
let status = 1;
try {
  const [building = [], running = []] = stagesOf(readFileSync(inRoot('Dockerfile'), 'utf8'));
  // What git knows is what a fresh clone has.
  await mustRun(`git -C '${root}' ls-files -z | tar -C '${root}' --null -T - -cf - | tar -xf -`, build);
  for (const { name, rest } of building) if (name === 'RUN') await mustRun(rest, build);
  for (const { name, rest } of running) {
    const [, from = '', to = ''] = /^--from=build \/app\/(\S+) \.\/(\S+)$/.exec(rest) ?? [];
    if (name !== 'COPY' || !from) continue;
    mkdirSync(dirname(join(image, to)), { recursive: true });
    cpSync(join(build, from), join(image, to), { recursive: true, verbatimSymlinks: true });
  }
  await mustRun('chmod -R a+rX,a-w .', image);
  const { output: size } = await command('du', ['-sm', image], { isShown: false });
  const nodeMb = statSync(process.execPath).size / 1024 ** 2;
  console.log(`The image adds ${Math.ceil(Number(size.split('\t')[0]) + nodeMb)} MB to Debian.`);

  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, OTHER_USER, OTHER_USER);
  chmodSync(data, 0o700);
  const port = await freePort();
  const cmd: string[] = JSON.parse(running.find(({ name }) => name === 'CMD')?.rest ?? '[]');
  const [, ...args] = cmd;
  const server = spawn(process.execPath, args, {
    cwd: image,
    stdio: 'inherit',
    ...(isRoot && { uid: OTHER_USER, gid: OTHER_USER }),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  const isHealthy = async () => {
    const { status } = await command(process.execPath, ['apps/server/src/operating/ready.ts'], {
      cwd: image,
      env: { PORT: String(port) },
      isShown: false,
    });
    return status === 0;
  };
  const startedMs = performance.now();
  while (!(await isHealthy())) {
    if (server.exitCode !== null) throw new Error('The server ended.');
    if (performance.now() - startedMs > READY_MS) throw new Error('The server did not get ready.');
  }
  const page = await (await fetch(address)).text();
  const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
  const asked = { 'content-type': 'application/json' };
  const person = { name: 'Ana Ruiz', email: 'ana@example.org', password: 'paper-lamp-of-the-image' };
  const entered = await fetch(`${address}/api/register`, {
    method: 'POST',
    headers: asked,
    body: JSON.stringify(person),
  });
  const { token }: { token: string } = await entered.json();
  const { generateCv } = await import('@candor/contracts/cv');
  const { importDocuments } = await import('@candor/contracts/importing');
  const { scansOf } = await import('../../bench/src/make-scan.ts');
  const headers = { ...asked, authorization: `Bearer ${token}` };
  const made = await fetch(address + generateCv.path, {
    method: 'POST',
    headers,
    body: JSON.stringify(generateCv.example.body),
  });
  const { id } = generateCv.reply.schema.parse(await made.json());
  const pdf = await fetch(`${address}/api/cv/${id}/export?format=pdf`, { headers });
  const bytes = Buffer.from(await pdf.arrayBuffer());
  // The recognizer, its language and its thread: what a scan is read by nothing else loads.
  const form = new FormData();
  const [scan = new Uint8Array()] = await scansOf(Uint8Array.from(bytes), 1, 'scanned');
  form.set(importDocuments.upload.field, new Blob([Buffer.from(scan)]), 'scan.jpg');
  const read = await fetch(address + importDocuments.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const [scanned] = importDocuments.reply.schema.parse(await read.json()).files;
  const answers = {
    page: page.includes('<title>Candor</title>'),
    script: (await fetch(address + script)).ok,
    pdf: bytes.subarray(0, 5).toString() === '%PDF-',
    scan: scanned?.status === 'complete' && scanned.recognized.length === 1,
  };
  console.log('Answered:', answers);
  const ended = new Promise<number | null>((resolve) => server.on('exit', resolve));
  server.kill('SIGTERM');
  const isOk = Object.values(answers).every(Boolean) && (await ended) === 0;
  status = isOk ? 0 : 1;
} finally {
  for (const folder of [build, image, data]) {
    await command('chmod', ['-R', 'u+w', folder], { isShown: false });
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(status === 0 ? 'ok  the steps of the image' : 'FAILED  the steps of the image');
process.exit(status);
