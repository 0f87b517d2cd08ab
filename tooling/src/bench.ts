import { findBrowser } from './browser.ts';
import { node } from './command.ts';
import { inRoot } from './paths.ts';
import { startPostgres } from './postgres.ts';
import { registryPackage } from './registry-package.ts';
import { buildWeb } from './web-build.ts';

// A sixth of all files of an installation, for one part of the bench.
const measuring = { name: 'lighthouse', version: '13.5.0' };

const browser = await findBrowser();
if (!browser) {
  console.error('No Chromium could be found or set up. Name one with CHROMIUM_PATH.');
  process.exit(1);
}
await buildWeb();
const parts = process.argv.slice(2);
const isAsked = (part: string) => parts.length === 0 || parts.includes(part);
// Only the figures of memory are taken of both stores.
const postgres = isAsked('memory') ? await startPostgres() : undefined;
const lighthouse = isAsked('lighthouse')
  ? await registryPackage(measuring.name, measuring.version)
  : undefined;
const { status } = await node([inRoot('bench', 'src', 'main.ts'), ...parts], {
  env: {
    CHROMIUM_PATH: browser,
    ...(postgres && { BENCH_POSTGRES: postgres.url }),
    ...(lighthouse && { BENCH_LIGHTHOUSE: lighthouse }),
  },
});
await postgres?.stop();
process.exit(status);
