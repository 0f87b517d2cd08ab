// The door of the repository: runs on whatever Node npm brought, needs nothing installed. It installs from the lock
// file when that is due and hands over to the pinned Node (devDependency `node`), which runs our TypeScript as it is.
import { createHash } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const commands = [
  'start',
  'backup',
  'restore',
  'move',
  'test',
  'test-all',
  'check',
  'image',
  'audit',
  'build',
  'bench',
  'bench-read',
  'bench-scans',
  'bench-crowd',
  'fuzz-read',
  'fuzz-texts',
  'properties',
  'faults',
  'format',
  'words',
];
const [command, ...rest] = process.argv.slice(2);

if (!command || !commands.includes(command)) {
  console.error(`Usage: node tooling/run.mjs ${commands.join('|')}`);
  process.exit(2);
}

const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.candor-installed');
/** What Node compiled, types taken out: a later start takes it from here. Made anew with each update. */
const compiled = join(root, '.cache', 'compiled');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled() {
  return existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();
}

/** @param {string[]} folders where programs are looked for first */
const pathWith = (...folders) => [...folders, process.env.PATH ?? ''].join(windows ? ';' : ':');

/**
 * What it says goes to the standard error: a backup may go to the standard output.
 * @param {string} executable @param {string[]} args @param {string} node what it finds as `node`
 */
function run(executable, args, node = process.execPath) {
  const env = { ...process.env, PATH: pathWith(dirname(node)) };
  const done = spawnSync(executable, args, { cwd: root, stdio: ['inherit', 2, 'inherit'], env });
  if (done.error) throw done.error;
  return done.status ?? 1;
}

/** @param {string} node the Node that npm runs on @param {string[]} args */
function npm(node, args) {
  // npm tells its own path, so that the same npm is used and no shell is needed.
  const cli = process.env.npm_execpath;
  // The lock file says what is wanted and its checksum: of what npm has already it need not ask again.
  const all = [...args, '--prefer-offline', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const status = cli ? run(node, [cli, ...all], node) : run(windows ? 'npm.cmd' : 'npm', all, node);
  if (status !== 0) process.exit(status);
}

function install() {
  console.error('Installing from package-lock.json. This happens once and after each update.');
  npm(process.execPath, ['ci']);
  if (!existsSync(pinnedNode))
    run(process.execPath, [join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')]);
  if (!existsSync(pinnedNode)) {
    console.error(
      'The pinned Node was not installed: allow the install script of the package "node" and run this again.',
    );
    process.exit(1);
  }
  // npm leaves out optional packages, such as programs of a platform, that ask for a newer Node than it runs on.
  npm(pinnedNode, ['install', '--no-save']);
  rmSync(compiled, { recursive: true, force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockHash());
}

if (!isInstalled()) install();

const bin = join(root, 'node_modules', '.bin');
/**
 * How the GNU C library keeps memory: one arena for all threads, and from 128 KB on what is freed goes back at once. Left
 * to itself it keeps some 100 MB that only the start needed.
 */
const frugalMemory = JSON.parse(readFileSync(join(root, 'tooling', 'frugal-memory.json'), 'utf8'));
/** Those that read the configuration, of the environment first and then of this file. */
const isOperating = ['start', 'backup', 'restore', 'move'].includes(command);
/** An operator's commands are the server's own, which an image runs by themselves. */
const script =
  isOperating && command !== 'start'
    ? join(root, 'apps', 'server', 'src', 'operating', `${command}.ts`)
    : join(root, 'tooling', 'src', `${command}.ts`);
const child = spawn(
  pinnedNode,
  [
    '--disable-warning=ExperimentalWarning',
    // Node says of one that is not there that it goes on without: nothing to tell.
    ...(isOperating && existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : []),
    script,
    ...rest,
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      NODE_COMPILE_CACHE: compiled,
      ...(command === 'start' ? frugalMemory : {}),
      ...process.env,
      PATH: pathWith(dirname(pinnedNode), bin),
    },
  },
);
process.on('SIGINT', () => child.kill('SIGINT'));
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGHUP'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
