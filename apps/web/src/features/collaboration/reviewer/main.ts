import type { Reviewed } from '@candor/contracts/review';
import { CallError } from '../../../platform/call-error.ts';
import { applyTheme } from '../../../platform/theme.ts';
import '../../../ui/tokens.css';
import { callsOf, type ReviewCalls } from './calls.ts';
import { gate, refusal, sentence } from './gate.ts';
import { storedKey, storeKey } from './keys.ts';
import { reviewPage, type ReviewPage } from './review-page.ts';

const LONGEST_PAUSE_MS = 30_000;
const root = document.getElementById('root') ?? document.body;
const show = (page: HTMLElement) => root.replaceChildren(page);
const isOver = (error: unknown) => error instanceof CallError && error.status === 404;

/** Follows a review until it is over: every change is shown as it comes, after a break as soon as there is a way again. */
async function follow(page: ReviewPage, calls: ReviewCalls, version: number): Promise<never> {
  let drawn = version;
  const look = async () => {
    const review = await calls.review();
    page.show(review);
    if (review.document.version === drawn) return;
    drawn = review.document.version;
    page.showPages((await calls.pages()).pages);
  };
  for (let failures = 0; ; failures += 1) {
    try {
      for await (const event of calls.events(new AbortController().signal)) {
        failures = 0;
        if (event.kind === 'present') page.showPeople(event.people);
        else await look();
      }
    } catch (error) {
      if (isOver(error)) throw error;
    }
    page.showPeople(null);
    await new Promise((resolve) => setTimeout(resolve, Math.min(1_000 * 2 ** failures, LONGEST_PAUSE_MS)));
  }
}

/** The review behind a key; undefined where the key opens nothing any more. */
async function reviewOf(calls: ReviewCalls): Promise<Reviewed | undefined> {
  try {
    return await calls.review();
  } catch (error) {
    if (isOver(error)) return undefined;
    throw error;
  }
}

async function open(token: string): Promise<void> {
  const kept = storedKey(token);
  let calls = kept === null ? undefined : callsOf(kept);
  let review = calls && (await reviewOf(calls));
  if (!calls || !review) {
    storeKey(token, null);
    const key = await gate(token, show);
    storeKey(token, key);
    calls = callsOf(key);
    review = await calls.review();
  }
  const page = reviewPage(review, calls);
  document.title = `Review: ${review.document.name}`;
  show(page.whole);
  scrollTo(0, 0);
  void calls.pages().then(
    ({ pages }) => page.showPages(pages),
    () => undefined,
  );
  await follow(page, calls, review.document.version);
}

function start(): void {
  const [token] = /[\w-]{16,}$/.exec(location.pathname) ?? [];
  if (token === undefined)
    show(sentence('This link isn’t complete', 'Make sure you opened the full link you were sent.'));
  else open(token).catch((error: unknown) => show(refusal(error, start)));
}

applyTheme();
start();
