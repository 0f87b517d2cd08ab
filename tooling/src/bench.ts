import { findBrowser } from './browser.ts';
import { node } from './command.ts';
import { inRoot } from './paths.ts';
import { startPostgres } from './postgres.ts';
import { buildWeb } from './web-build.ts';

const browser = await findBrowser();
if (!browser) {
  console.error('No Chromium could be found or set up. Name one with CHROMIUM_PATH.');
  process.exit(1);
}
await buildWeb();
const parts = process.argv.slice(2);
// Only the figures of memory are taken of both stores.
const postgres = parts.length === 0 || parts.includes('memory') ? await startPostgres() : undefined;
const { status } = await node([inRoot('bench', 'src', 'main.ts'), ...parts], {
  env: { CHROMIUM_PATH: browser, ...(postgres && { BENCH_POSTGRES: postgres.url }) },
});
await postgres?.stop();
process.exit(status);
