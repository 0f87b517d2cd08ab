import { boundedFetch } from '../platform/bounded-fetch.ts';
import type { Source } from './source.ts';

/** Within the three seconds that the answer which stands on it may take. */
const TIME_LIMIT_MS = 2_500;
const MOST_BYTES = 1_000_000;
/** A shorter secret would cut words out of adverts. */
const LEAST_SECRET = 8;

const MINUTE_MS = 60_000;
const LEAST_PAUSE_MS = MINUTE_MS;
const MOST_PAUSE_MS = 60 * MINUTE_MS;
/** Wrong keys stay wrong until an operator changes them. */
const REFUSED_PAUSE_MS = 10 * MINUTE_MS;

export type Fetched =
  | { kind: 'answered'; body: unknown }
  /** Nothing that can be used; a pause says for how long the source is to be left alone, whatever is asked. */
  | { kind: 'failed'; reason: string; pauseMs: number };

function pauseAfter(answer: Response): number {
  const { status } = answer;
  if (status === 429) {
    const seconds = Number(answer.headers.get('retry-after'));
    return Math.min(MOST_PAUSE_MS, Math.max(LEAST_PAUSE_MS, Number.isFinite(seconds) ? 1000 * seconds : 0));
  }
  if (status === 401 || status === 403) return REFUSED_PAUSE_MS;
  // What else is refused may be the question's own doing, which must not silence the source for others.
  return status >= 500 ? LEAST_PAUSE_MS : 0;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The JSON at an address, in time and of bounded length; no redirect is followed. An error of the network is told by its
 * kind only, since its text may hold the address, and the address keys.
 */
export async function fetchAnswer(
  address: URL,
  { secrets, mostBytes = MOST_BYTES }: Pick<Source, 'secrets' | 'mostBytes'>,
  stopping: AbortSignal,
): Promise<Fetched> {
  const late = AbortSignal.timeout(TIME_LIMIT_MS);
  let answer: Response | undefined;
  try {
    answer = await boundedFetch(mostBytes)(address, {
      signal: AbortSignal.any([late, stopping]),
      headers: { accept: 'application/json' },
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { kind: 'failed', reason: `status ${answer.status}`, pauseMs: pauseAfter(answer) };
    }
    const answerText = await answer.text();
    const clean = secrets
      .filter((secret) => secret.length >= LEAST_SECRET)
      .reduce((text, secret) => text.replaceAll(secret, ''), answerText);
    const body = jsonOf(clean);
    if (body === undefined) return { kind: 'failed', reason: 'no JSON', pauseMs: 0 };
    return { kind: 'answered', body };
  } catch {
    if (stopping.aborted) return { kind: 'failed', reason: 'the server stops', pauseMs: 0 };
    if (late.aborted) return { kind: 'failed', reason: 'too slow', pauseMs: LEAST_PAUSE_MS };
    // An answer that began was too long or broke off; the next question may go better.
    return answer
      ? { kind: 'failed', reason: 'an answer that broke off or was too long', pauseMs: 0 }
      : { kind: 'failed', reason: 'no connection, or a redirect', pauseMs: LEAST_PAUSE_MS };
  }
}
