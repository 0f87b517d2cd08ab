import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import type { CandorServer } from '@candor/testing/server';
import { filledAccount, type FilledAccount } from './filled-account.ts';
import { browserOptions } from './quiet-browser.ts';
import { median, type Figure } from './figures.ts';

const DEBUG_PORT = Number(process.env['BENCH_DEBUG_PORT'] ?? 9333);
const LEAST = 95;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
const devices = ['mobile', 'desktop'] as const;

interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string; numericValue?: number }>;
  environment: {
    /** How fast it finds this machine to be. */
    benchmarkIndex: number;
  };
}

/** What Lighthouse's index of speed is of a telephone of the middle, a Pixel 5: DevTools calibrates its throttling by that. */
const MIDDLING_PHONE = 1000;

/** What is used of Lighthouse, which `npm run bench` fetches: nothing else needs it. */
interface Lighthouse {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}

async function lighthouseThere(): Promise<Lighthouse> {
  const folder = process.env['BENCH_LIGHTHOUSE'];
  if (!folder) throw new Error('Lighthouse could not be had from the registry.');
  const there: Lighthouse = await import(pathToFileURL(join(folder, 'core', 'index.js')).href);
  return there;
}

function screensOf({ cvId, letterId }: FilledAccount) {
  return [
    { path: '/auth', isSignedIn: false },
    { path: '/dashboard', isSignedIn: true },
    { path: `/cv-builder?edit=${cvId}`, isSignedIn: true },
    { path: `/letter-builder?edit=${letterId}`, isSignedIn: true },
    ...['/applications', '/profile', '/subscription', '/settings', '/notifications'].map((path) => ({
      path,
      isSignedIn: true,
    })),
  ];
}

/** How many times as long work takes on a telephone of the middle as here. Lighthouse's own four are of a fast desktop. */
async function phoneSlowdown({ default: lighthouse }: Lighthouse, url: string): Promise<number> {
  const indexes: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const run = await lighthouse(url, {
      port: DEBUG_PORT,
      onlyCategories: ['best-practices'],
      logLevel: 'error',
    });
    if (run) indexes.push(run.lhr.environment.benchmarkIndex);
  }
  return Math.max(1, median(indexes) / MIDDLING_PHONE);
}

function figureOf(what: string, { categories: all, audits, environment }: Result): Figure {
  const scores = categories.map((id) => Math.round((all[id]?.score ?? 0) * 100));
  const shown = (id: string) => audits[id]?.displayValue ?? '?';
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  return {
    what,
    measured:
      `${categories.map((id, at) => `${id} ${scores[at]}`).join(', ')}, layout shift ${shift.toFixed(3)} ` +
      `(first paint ${shown('first-contentful-paint')}, largest ${shown('largest-contentful-paint')}, ` +
      `blocked ${shown('total-blocking-time')}, weight ${shown('total-byte-weight')}; machine ${environment.benchmarkIndex.toFixed(0)})`,
    wanted: `at least ${LEAST} each, layout shift 0`,
    isHeld: scores.every((score) => score >= LEAST) && shift < 0.0005,
  };
}

/** Lighthouse on every screen that people come to, on a phone and on a desktop, with twelve documents saved. */
export async function lighthouseFigures(server: CandorServer): Promise<Figure[]> {
  const there = await lighthouseThere();
  const { default: lighthouse, desktopConfig } = there;
  const account = await filledAccount(server.url);
  const profile = mkdtempSync(join(tmpdir(), 'candor-lighthouse-'));
  const { executablePath, args } = browserOptions();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${DEBUG_PORT}`],
  });
  const figures: Figure[] = [];
  try {
    const page = browser.pages()[0] ?? (await browser.newPage());
    await page.goto(`${server.url}/icon.svg`);
    const slowdown = await phoneSlowdown(there, `${server.url}/auth`);
    console.log(`Work on the phone takes ${slowdown.toFixed(1)} times as long as here.`);
    for (const { path, isSignedIn } of screensOf(account)) {
      await page.evaluate(
        (token) => {
          if (token === null) localStorage.clear();
          else localStorage.setItem('auth_token', token);
        },
        isSignedIn ? account.token : null,
      );
      for (const device of devices) {
        const config = device === 'desktop' ? desktopConfig : undefined;
        const flags = {
          port: DEBUG_PORT,
          onlyCategories: [...categories],
          logLevel: 'error' as const,
          ...(device === 'mobile' && { throttling: { cpuSlowdownMultiplier: slowdown } }),
        };
        const run = await lighthouse(server.url + path, flags, config);
        if (run === undefined) throw new Error(`Lighthouse gave nothing of ${path}`);
        figures.push(figureOf(`Lighthouse, ${path.split('?')[0]}, ${device}`, run.lhr));
      }
    }
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
  return figures;
}
