import { findBrowser } from './browser.ts';
import { node } from './command.ts';
import { inRoot } from './paths.ts';
import { buildWeb } from './web-build.ts';

const browser = await findBrowser();
if (!browser) {
  console.error('No Chromium could be found or set up. Name one with CHROMIUM_PATH.');
  process.exit(1);
}
await buildWeb();
const { status } = await node([inRoot('bench', 'src', 'main.ts'), ...process.argv.slice(2)], {
  env: { CHROMIUM_PATH: browser },
});
process.exit(status);
