import type { CDPSession, Page } from 'playwright-core';
import { importApplications } from '@candor/contracts/application-files';
import type { CandorServer } from '@candor/testing/server';
import { ms, percentile, type Figure } from './figures.ts';
import { quietBrowser } from './quiet-browser.ts';
import { signUp } from './sign-up.ts';

const CARDS = 2_000;
const AT_ONCE = 200;
const MOVES = 20;
const WHEELS = 50;
const places = ['Leeds', 'York', 'London', 'Sheffield', 'Hull', 'Bath', 'Oxford'];
const stages = ['saved', 'applied', 'interview', 'offer', 'closed'];
const jobs = Array.from({ length: CARDS }, (_, at) => ({
  title: `${['Staff nurse', 'Product designer', 'Baker', 'Welder'][at % 4]} ${at}`,
  company: `Company ${at % 340}`,
  location: places[at % places.length] ?? '',
  source: ['LinkedIn', 'Indeed', 'Referral'][at % 3] ?? '',
  stage: stages[at % stages.length] ?? 'saved',
}));

/** Typed key by key, then taken back key by key. */
const typed = ['product designer 17', 'york nurse', 'company 33', 'indeed baker 9'];

/** How many cards have every word of a search. */
function countOf(search: string): number {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return jobs.filter(({ title, company, location, source }) =>
    words.every((word) => [title, company, location, source].join('\n').toLowerCase().includes(word)),
  ).length;
}

async function openBoard(server: CandorServer): Promise<Board> {
  const token = await signUp(server.url);
  for (let from = 0; from < CARDS; from += AT_ONCE) {
    const answer = await fetch(server.url + importApplications.path, {
      method: importApplications.method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ applications: jobs.slice(from, from + AT_ONCE) }),
    });
    if (!answer.ok) throw new Error(`The applications were not imported: ${await answer.text()}`);
  }
  const browser = await quietBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch);
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(`${server.url}/applications`);
  await page.getByRole('listitem').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

/** The columns as they should come to stand: how many cards in all, or in the first ones. */
type Wanted = { total: number } | { first: number[] };

declare global {
  interface Window {
    /** How long it took from the awaited event to the frame that shows what was wanted, in milliseconds. */
    shown: Promise<number>;
    watchFor: (kind: string, wanted: Wanted) => void;
    /** Times between frames, in milliseconds, while a column is scrolled. */
    frameTimes: number[];
  }
}

/** Watches from outside: when an event came, and the frame by which the columns are as wanted. */
function watch(): void {
  const counts = () =>
    [...document.querySelectorAll('[data-column]')].map((column) =>
      Number.parseInt(
        column.parentElement?.querySelector('h2 + span > [aria-hidden]')?.textContent ?? '',
        10,
      ),
    );
  const isShown = (wanted: Wanted) =>
    'total' in wanted
      ? counts().reduce((a, b) => a + b, 0) === wanted.total
      : wanted.first.every((count, at) => counts()[at] === count);
  window.watchFor = (kind, wanted) => {
    window.shown = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (!isShown(wanted)) return void requestAnimationFrame(look);
          // A task behind the frame: by then it is painted.
          setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener(kind, begin, { capture: true, once: true });
    });
  };
}

/** How long one thing took, in milliseconds: as a person waits for it, and what the page's main thread worked for it. */
interface Sample {
  waitedMs: number;
  workedMs: number;
}

interface Board {
  page: Page;
  devtools: CDPSession;
}

/** Milliseconds that the page's main thread has worked so far; what else runs on the machine adds nothing to them. */
async function workedMs({ devtools }: Board): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function timeOf(
  board: Board,
  [kind, wanted]: [string, Wanted],
  act: () => Promise<void>,
): Promise<Sample> {
  const { page } = board;
  await page.evaluate((asked) => window.watchFor(...asked), [kind, wanted] as [string, Wanted]);
  const before = await workedMs(board);
  await act();
  const waitedMs = await page.evaluate(() => window.shown);
  const worked = (await workedMs(board)) - before;
  await page.waitForTimeout(60);
  return { waitedMs, workedMs: worked };
}

async function searchTimes(board: Board): Promise<Sample[]> {
  const { page } = board;
  const samples: Sample[] = [];
  await page.getByRole('searchbox', { name: 'Search applications' }).click();
  const press = async (key: string, search: string) => {
    const wanted = { total: countOf(search) };
    samples.push(await timeOf(board, ['input', wanted], () => page.keyboard.press(key)));
  };
  for (const words of typed) {
    for (let end = 1; end <= words.length; end += 1) {
      const key = words.charAt(end - 1);
      await press(key === ' ' ? 'Space' : key, words.slice(0, end));
    }
    for (let end = words.length - 1; end >= 0; end -= 1) await press('Backspace', words.slice(0, end));
  }
  return samples;
}

/** By the menu of the first card of a column to the next column. */
async function moveTimes(board: Board): Promise<Sample[]> {
  const { page } = board;
  const samples: Sample[] = [];
  const each = CARDS / stages.length;
  for (let turn = 1; turn <= MOVES; turn += 1) {
    const saved = page.getByRole('region', { name: 'Saved', exact: true });
    await saved
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .press('Enter');
    await page
      .getByRole('menuitem', { name: /^Move to/ })
      .first()
      .focus();
    const wanted = { first: [each - turn, each + turn] };
    samples.push(await timeOf(board, ['keydown', wanted], () => page.keyboard.press('Enter')));
  }
  return samples;
}

/** Times between frames while the wheel takes a column from its first card to its last. */
async function scrollFrames({ page }: Board): Promise<number[]> {
  const column = page.getByRole('region', { name: 'Applied', exact: true }).locator('[data-column]');
  await column.hover();
  await page.evaluate(() => {
    window.frameTimes = [];
    let before = performance.now();
    const next = (now: number) => {
      window.frameTimes.push(now - before);
      before = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let turn = 0; turn < WHEELS; turn += 1) await page.mouse.wheel(0, 700);
  return page.evaluate(() => window.frameTimes);
}

/** A board of 2,000 cards in the real browser: its search, its moves and its scrolling. */
export async function boardFigures(server: CandorServer): Promise<Figure[]> {
  const board = await openBoard(server);
  const frames = await scrollFrames(board);
  const searches = await searchTimes(board);
  const moves = await moveTimes(board);
  await board.page.context().browser()?.close();
  const figure = (
    what: string,
    waited: readonly number[],
    worked: readonly number[],
    mostMs: number,
  ): Figure => {
    const p95 = percentile(waited, 95);
    const work =
      worked.length > 0
        ? `; work of the page p50 ${ms(percentile(worked, 50))}, p95 ${ms(percentile(worked, 95))}`
        : '';
    return {
      what: `${what} on a board of ${CARDS} cards, ${waited.length} times`,
      measured: `p50 ${ms(percentile(waited, 50))}, p95 ${ms(p95)}${work}`,
      wanted: `p95 under ${mostMs} ms`,
      isHeld: p95 < mostMs,
    };
  };
  const taken = (what: string, samples: readonly Sample[], mostMs: number) =>
    figure(
      what,
      samples.map(({ waitedMs }) => waitedMs),
      samples.map(({ workedMs }) => workedMs),
      mostMs,
    );
  return [
    taken('key of a search to the cards it finds', searches, 50),
    taken('move of a card to where it shows', moves, 100),
    figure('time between frames while a column scrolls', frames, [], 50),
  ];
}
