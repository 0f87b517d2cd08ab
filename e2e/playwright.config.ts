import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isThorough, patience } from '@candor/testing';
import { administrator } from './src/administrator.ts';

const port = Number(process.env['E2E_PORT'] ?? 3190);
const baseURL = `http://127.0.0.1:${port}`;
const chromium = process.env['CHROMIUM_PATH'];
// A whole browser draws windows that nobody sees: extensions and notifications of the system alone need one.
const shell = process.env['HEADLESS_SHELL_PATH'] ?? chromium;
const needsWhole = 'push.test.ts';
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);

// Chromium's own calls home are cut at start: the machine may have no way out, and no request may leave anyway.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

// Without a UTF-8 locale Chromium cannot name a file in other letters than ASCII.
const launched = (executablePath: string | undefined) => ({
  env: { ...environment, LC_ALL: 'C.UTF-8' },
  args: quiet,
  ...(executablePath ? { executablePath } : {}),
});
const wide = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'src',
  outputDir: '../test-results',
  fullyParallel: false,
  // A journey mostly waits: for a draft to be kept, a page to be drawn. Two keep two cores busy.
  workers: 2,
  retries: 0,
  timeout: patience('journey'),
  expect: { timeout: patience(30_000) },
  use: {
    baseURL,
    actionTimeout: patience(30_000),
    navigationTimeout: patience('journey'),
    // A trace takes a third of a journey's time: for a closer look, run the journey again with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    // A click waits until what it is on stands still. What passes from one state to the next has no behaviour of its own.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launched(shell),
  },
  // `npm test` runs a journey on a wide screen, unless its tag says that it is of a phone (`@phone`), goes otherwise there
  // (`@widths`) or waits for a release (`@release`). `npm run test:all` runs each at both widths, unless its tag says that
  // it shows the same at any (`@wide`, `@phone`).
  projects: [
    {
      name: 'wide',
      grepInvert: isThorough ? /@phone/ : /@phone|@release/,
      testIgnore: needsWhole,
      use: wide,
    },
    {
      name: 'whole',
      testMatch: needsWhole,
      ...(isThorough ? {} : { grepInvert: /@release/ }),
      use: { ...wide, launchOptions: launched(chromium) },
    },
    {
      name: 'phone',
      ...(isThorough ? { grepInvert: /@wide/ } : { grep: /@phone|@widths/, grepInvert: /@release/ }),
      testIgnore: needsWhole,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning ../apps/server/src/main.ts`,
    url: `${baseURL}/readyz`,
    timeout: patience(60_000),
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      DATA_DIR: process.env['E2E_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'candor-e2e-')),
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  },
});
