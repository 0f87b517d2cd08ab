import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { checkText } from '@candor/domain/improving';
import { analyseLetter } from '@candor/domain/letters';
import type { CandorServer } from '@candor/testing/server';
import { ms, percentile, timed, type Figure } from './figures.ts';
import { quietBrowser } from './quiet-browser.ts';
import { signUp } from './sign-up.ts';
import { twoPageCv } from './two-page-cv.ts';

const WORDS = 400;
const MOST_MS = 50;
const ROUNDS = 60;

/**
 * The kept letters, each by another writer, trade or tone, cut into texts of 400 words of which no two share a
 * sentence. Beginning further on gives texts that are cut elsewhere.
 */
function texts(from = 0): string[] {
  const folder = new URL('../../packages/domain/src/letters/golden/', import.meta.url);
  const letters = globSync('*.txt', { cwd: folder })
    .toSorted()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n\n');
  const words = [...letters.matchAll(/\S+/g)].slice(from);
  return words.flatMap((word, at) => {
    const last = words[at + WORDS - 1];
    return at % WORDS === 0 && last ? [letters.slice(word.index, last.index + last[0].length)] : [];
  });
}

function figure(what: string, samples: readonly number[]): Figure {
  const slowest = percentile(samples, 95);
  return {
    what: `${what}, ${WORDS} words, ${samples.length} texts`,
    measured: `median ${ms(percentile(samples, 50))}, p95 ${ms(slowest)}`,
    wanted: `under ${MOST_MS} ms`,
    isHeld: slowest < MOST_MS,
  };
}

/** The checks of the writing assistant, and the figures of a letter with a CV and an advert, without a browser. */
export async function letterFigures(): Promise<Figure[]> {
  const all = texts();
  const textOf = (round: number) => all[Math.abs(round) % all.length] ?? '';
  const checks = await timed(ROUNDS, 20, (round) =>
    checkText(`${textOf(round)} ${round}`, { variant: 'british' }),
  );
  const analysis = await timed(ROUNDS, 20, (round) =>
    analyseLetter({
      text: `${textOf(round)} ${round}`,
      cv: twoPageCv,
      company: 'Barton Creek Hospital',
      role: 'Charge Nurse',
      advert: 'Charge Nurse, surgical ward. We look for medication safety, wound care and triage.',
    }),
  );
  return [figure('own checks of a text', checks), figure('figures of a letter', analysis)];
}

declare global {
  interface Window {
    /** Times from a text asked about to its whole answer, in milliseconds. */
    checkedMs: number[];
  }
}

/** Listens at the real checking thread: from the question to the answer that holds what Harper finds too. */
function listen(): void {
  window.checkedMs = [];
  const asked = new Map<number, number>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(this: Worker, message: { number?: number }, ...rest: never[]) {
    if (typeof message.number === 'number') {
      if (asked.size === 0)
        this.addEventListener('message', ({ data }: MessageEvent<{ number: number; dictionary: string }>) => {
          const from = asked.get(data.number);
          if (from !== undefined && data.dictionary === 'ready')
            window.checkedMs.push(performance.now() - from);
        });
      asked.set(message.number, performance.now());
    }
    postMessage.call(this, message, ...rest);
  };
}

interface Checked {
  /** Texts that stand in the box at once, as after pasting. */
  fresh: number[];
  /** The same texts with a word more, as while typing. */
  typed: number[];
}

async function checkIn(page: Page, all: readonly string[]): Promise<Checked> {
  await page.getByRole('tab', { name: 'AI Writing' }).click();
  const box = page.getByLabel('Your text');
  const check = async (text: string) => {
    const before = await page.evaluate(() => window.checkedMs.length);
    await box.fill(text);
    await page.waitForFunction((count) => window.checkedMs.length > count, before, { timeout: 60_000 });
    return page.evaluate(() => window.checkedMs.at(-1) ?? Number.NaN);
  };
  const checked: Checked = { fresh: [], typed: [] };
  for (const [at, text] of all.entries()) {
    const fresh = await check(text);
    const typed = await check(`${text} again`);
    // The first ones wait for the dictionary and warm the thread up.
    if (at < 2) continue;
    checked.fresh.push(fresh);
    checked.typed.push(typed);
  }
  return checked;
}

/** The same with spelling and grammar by Harper, in the thread of the real browser. No thread sees a text twice. */
export async function assistantFigures(server: CandorServer): Promise<Figure[]> {
  const token = await signUp(server.url);
  const browser = await quietBrowser();
  const rounds: Checked[] = [];
  for (const from of [0, 100, 200, 300]) {
    const page = await browser.newPage();
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    await page.addInitScript(listen);
    await page.goto(`${server.url}/letter-builder`);
    rounds.push(await checkIn(page, texts(from)));
    await page.close();
  }
  await browser.close();
  return [
    figure(
      'all checks with Harper in the browser, a text just pasted',
      rounds.flatMap((round) => round.fresh),
    ),
    figure(
      'all checks with Harper in the browser, a word later',
      rounds.flatMap((round) => round.typed),
    ),
  ];
}
