import { gzipSync } from 'node:zlib';
import type { CandorServer } from '@candor/testing/server';
import type { Figure } from './figures.ts';
import { quietBrowser } from './quiet-browser.ts';
import { inviteReviewer, publishCv, signUp, writeCv } from './sign-up.ts';

const kB = 1000;

/** No screen asks for more scripts than this before it is shown. */
const MOST_FILES = 20;

/** The JavaScript that each screen loads from an empty cache, each file gzipped at level 9. */
export async function sizeFigures(server: CandorServer): Promise<Figure[]> {
  const token = await signUp(server.url);
  const cv = await writeCv(server.url, token);
  const screens = [
    { name: 'sign-in page', path: '/auth', limit: 91 * kB, isSignedIn: false },
    { name: 'dashboard', path: '/dashboard', limit: 135 * kB, isSignedIn: true },
    { name: 'builder', path: '/cv-builder', limit: 250 * kB, isSignedIn: true },
    { name: 'builder of a CV', path: `/cv-builder?edit=${cv}`, limit: 250 * kB, isSignedIn: true },
    { name: 'letter builder', path: '/letter-builder', limit: 275 * kB, isSignedIn: true },
    { name: 'public page', path: await publishCv(server.url, token, cv), limit: 30 * kB, isSignedIn: false },
    {
      name: 'review page',
      path: await inviteReviewer(server.url, token, cv),
      limit: 60 * kB,
      isSignedIn: false,
    },
  ];
  const browser = await quietBrowser();
  const figures: Figure[] = [];
  for (const screen of screens) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (screen.isSignedIn)
      await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    const bodies: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (!/javascript/.test(answer.headers()['content-type'] ?? '')) return;
      bodies.push(answer.body().then((body) => gzipSync(body, { level: 9 }).length));
    });
    // The stream of events never ends: the network would not fall idle.
    await page.route('**/api/events', (route) => route.fulfill({ status: 204 }));
    const opened = await page.goto(server.url + screen.path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
    await context.close();
    figures.push({
      what: `JavaScript loaded by the ${screen.name}, gzipped`,
      measured: `${(bytes / kB).toFixed(1)} kB in ${bodies.length} files`,
      wanted: `at most ${screen.limit / kB} kB in ${MOST_FILES} files`,
      // A page of the server's may hold none at all.
      isHeld:
        opened?.status() === 200 &&
        bytes <= screen.limit &&
        bodies.length <= MOST_FILES &&
        (bytes > 0 || screen.name === 'public page'),
    });
  }
  await browser.close();
  return figures;
}
