import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { checkText } from '@candor/domain/improving/rewriting';
import { analyseLetter } from '@candor/domain/letters/analysing';
import type { CandorServer } from '@candor/testing/server';
import { ms, percentile, timed, type Figure } from './figures.ts';
import { quietBrowser } from './quiet-browser.ts';
import { signUp } from './sign-up.ts';
import { twoPageCv } from './two-page-cv.ts';

const WORDS = 400;
const MOST_MS = 50;
/** Of spelling and grammar by Harper, for a text it has never seen. */
const MOST_FRESH_MS = 150;
const ROUNDS = 60;

/** A line of a file: a whole letter, or what was typed into a form. */
interface Typed {
  text?: string;
  request?: Partial<Record<'fullText' | 'motivation' | 'experience' | 'achievements', string>>;
}

function wordsOf(line: string): string {
  const { text = '', request = {} }: Typed = JSON.parse(line);
  const { fullText = '', motivation = '', experience = '', achievements = '' } = request;
  return [text, fullText, motivation, experience, achievements].join('\n\n');
}

const FILES = ['open/letters-rated', 'open/letter-requests', 'outside-40/letter-requests'];

/**
 * Letters by outside writers, cut into texts of 400 words of which no two share a sentence. Beginning further on gives texts
 * that are cut elsewhere.
 */
function texts(from = 0): string[] {
  const letters = FILES.flatMap((name) =>
    readFileSync(new URL(`../texts/${name}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map(wordsOf),
  ).join('\n\n');
  const words = [...letters.matchAll(/\S+/g)].slice(from);
  return words.flatMap((word, at) => {
    const last = words[at + WORDS - 1];
    return at % WORDS === 0 && last ? [letters.slice(word.index, last.index + last[0].length)] : [];
  });
}

function figure(what: string, samples: readonly number[], mostMs = MOST_MS): Figure {
  const slowest = percentile(samples, 95);
  return {
    what: `${what}, ${WORDS} words, ${samples.length} texts`,
    measured: `median ${ms(percentile(samples, 50))}, p95 ${ms(slowest)}`,
    wanted: `under ${mostMs} ms`,
    isHeld: slowest < mostMs,
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
      asked: ['medication safety', 'wound care', 'triage'].map((words) => ({ words, name: words })),
    }),
  );
  return [figure('own checks of a text', checks), figure('figures of a letter', analysis)];
}

/** Milliseconds from a text asked about to the findings of our own checks, and to those of Harper. */
interface Answered {
  /** Another language is checked by nobody. */
  isEnglish: boolean;
  own: number;
  harper: number;
}

declare global {
  interface Window {
    answered: Answered[];
  }
}

/** What the page's checking worker is told and tells (`platform/workers/messages.ts`), as far as is measured. */
interface Asked {
  kind: string;
  id: number;
  name?: string;
}
interface LetterInput {
  kind: string;
  id: number;
  progress?: { by: string };
  output?: { dictionary: string };
}

/** Listens at the real checking worker, from the question to its two answers. */
function listen(): void {
  window.answered = [];
  const asked = new Map<number, number>();
  const own = new Map<number, number>();
  const heard = new WeakSet<Worker>();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(this: Worker, message: Asked, ...rest: never[]) {
    if (message.kind === 'job' && message.name === 'check') {
      if (!heard.has(this))
        this.addEventListener('message', ({ data }: MessageEvent<LetterInput>) => {
          const passed = performance.now() - (asked.get(data.id) ?? Number.NaN);
          if (data.progress?.by === 'own') own.set(data.id, passed);
          else if (data.output) {
            const isEnglish = data.output.dictionary === 'ready';
            window.answered.push({ isEnglish, own: own.get(data.id) ?? Number.NaN, harper: passed });
          }
        });
      heard.add(this);
      asked.set(message.id, performance.now());
    }
    postMessage.call(this, message, ...rest);
  };
}

interface Checked {
  /** Texts that stand in the box at once, as after pasting. */
  fresh: Answered[];
  /** The same texts with a word more, as while typing. */
  typed: Answered[];
}

async function checkIn(page: Page, all: readonly string[]): Promise<Checked> {
  await page.getByRole('tab', { name: 'AI Writing' }).click();
  const box = page.getByLabel('Your text');
  const check = async (text: string): Promise<Answered> => {
    const before = await page.evaluate(() => window.answered.length);
    await box.fill(text);
    await page.waitForFunction((count) => window.answered.length > count, before, { timeout: 60_000 });
    return page.evaluate(() => window.answered.at(-1) ?? { isEnglish: false, own: 0, harper: 0 });
  };
  const checked: Checked = { fresh: [], typed: [] };
  for (const [at, text] of all.entries()) {
    const fresh = await check(text);
    const typed = await check(`${text} again`);
    // The first ones wait for the dictionary and warm the thread up.
    if (at < 2 || !fresh.isEnglish || !typed.isEnglish) continue;
    checked.fresh.push(fresh);
    checked.typed.push(typed);
  }
  return checked;
}

/** The checks in the thread of the real browser: ours, and spelling and grammar by Harper. No thread sees a text twice. */
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
  const fresh = rounds.flatMap((round) => round.fresh);
  const typed = rounds.flatMap((round) => round.typed);
  return [
    figure(
      'findings of our checks in the browser, a text just pasted',
      fresh.map(({ own }) => own),
    ),
    figure(
      'what Harper adds, a word later',
      typed.map(({ harper }) => harper),
    ),
    figure(
      'what Harper adds, a text just pasted',
      fresh.map(({ harper }) => harper),
      MOST_FRESH_MS,
    ),
  ];
}
