import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { command, tool } from './command.ts';
import { inRoot } from './paths.ts';
import { registryPackage } from './registry-package.ts';

const shippedChromium = { name: '@sparticuz/chromium', version: '153.0.0' };

async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const { status, output } = await command(path, ['--version', '--no-sandbox'], { isShown: false });
  return status === 0 && /chrom/i.test(output);
}

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];

async function installed(names: readonly string[]): Promise<string | undefined> {
  for (const name of names) {
    const { status, output } = await command('sh', ['-c', `command -v ${name}`], { isShown: false });
    const path = output.trim();
    if (status === 0 && (await starts(path))) return path;
  }
  return undefined;
}

async function fromDebian(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing the Debian package ${name} for the browser journeys.`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await command('apt-get', ['update', '-qq'], { env, isShown: false });
  await command('apt-get', ['install', '-y', '-qq', name], { env, isShown: false });
  return installed([name]);
}

async function fromRegistry(): Promise<string | undefined> {
  const folder = await registryPackage(shippedChromium.name, shippedChromium.version);
  if (!folder) return undefined;
  // The package names no types and is not a dependency of ours: its default export unpacks the browser and says where.
  const { default: chromium }: { default: { executablePath(): Promise<string> } } = await import(
    pathToFileURL(join(folder, 'build', 'esm', 'index.js')).href
  );
  const path = await chromium.executablePath();
  return (await starts(path)) ? path : undefined;
}

async function playwrightsOwn(): Promise<string | undefined> {
  await tool('playwright', ['install', 'chromium'], { cwd: inRoot('e2e'), isShown: false });
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return (await starts(path)) ? path : undefined;
}

/**
 * The path of a Chromium that starts on this machine, or undefined. In this order: `CHROMIUM_PATH`, one that is
 * installed, Debian's package where apt and root are at hand, one shipped inside an npm package, Playwright's own.
 */
export async function findBrowser(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return (await starts(named)) ? named : undefined;
  return (
    (await installed(WHOLE)) ??
    (await fromDebian('chromium')) ??
    (await fromRegistry()) ??
    (await playwrightsOwn())
  );
}

/**
 * The path of a Chromium without windows, menus and extensions, in which a journey takes half the time, or undefined where
 * none is installed and Debian has none. `CHROMIUM_PATH` stands for it where it is set.
 */
async function findHeadlessShell(): Promise<string | undefined> {
  if (process.env['CHROMIUM_PATH']) return undefined;
  return (await installed(SHELLS)) ?? (await fromDebian('chromium-headless-shell'));
}

interface Browsers {
  browser: string | undefined;
  headlessShell: string | undefined;
}

let found: Promise<Browsers> | undefined;

/** Both, looked for once. Where they are yet to be installed that takes a while, most of it waiting. */
export function browsers(): Promise<Browsers> {
  return (found ??= findBrowser().then(async (browser) => ({
    browser,
    headlessShell: await findHeadlessShell(),
  })));
}
