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

async function installed(): Promise<string | undefined> {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
    const { status, output } = await command('sh', ['-c', `command -v ${name}`], { isShown: false });
    const path = output.trim();
    if (status === 0 && (await starts(path))) return path;
  }
  return undefined;
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing the Debian package chromium for the browser journeys.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await command('apt-get', ['update', '-qq'], { env, isShown: false });
  await command('apt-get', ['install', '-y', '-qq', 'chromium'], { env, isShown: false });
  return installed();
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
  return (await installed()) ?? (await fromDebian()) ?? (await fromRegistry()) ?? (await playwrightsOwn());
}
