import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { ownFontsConf } from './own-fonts.ts';

const executablePath = process.env['CHROMIUM_PATH'] || chromium.executablePath();

const version = spawnSync(executablePath, ['--version', '--no-sandbox'], { encoding: 'utf8' });

/** The browser here that opens HTML files, "Chromium 156"; empty where there is none. */
export const browserHere = /Chrom\w+ \d+/u.exec(version.stdout ?? '')?.[0] ?? '';

/** A browser that knows our own faces only, and opens HTML files as a reader would. */
export async function printBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'candor-html-'));
  const conf = join(folder, 'fonts.conf');
  writeFileSync(conf, ownFontsConf(join(folder, 'cache')));
  const env = { ...process.env, FONTCONFIG_FILE: conf };
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'], env });
  return {
    newPage: (width = 1280) => browser.newPage({ viewport: { width, height: 900 } }),
    open: async (page: Page, name: string, bytes: Uint8Array) => {
      const file = join(folder, `${name}.html`);
      writeFileSync(file, bytes);
      await page.goto(pathToFileURL(file).href);
    },
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PrintBrowser = Awaited<ReturnType<typeof printBrowser>>;
