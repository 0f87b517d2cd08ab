import { generateCv } from '@candor/contracts/cv';
import { createReviewLink, getReview, reviewEvents, startThread } from '@candor/contracts/collaboration';
import { enterReview, getReviewed, reviewerEvents, startReviewerThread } from '@candor/contracts/review';
import { call, signUp } from './caller.ts';
import { percentile, until, type Report } from './report.ts';
import { makeSharedStore } from './server.ts';

const COMMENTS = 50;
const SEEN_MS = 1_000;
const WAIT_MS = 30_000;

/** Somebody in a review at one server: where it tells of changes, shows the review and takes comments. */
interface Viewer {
  url: string;
  token: string;
  events: string;
  review: string;
  comments: string;
}

/** Follows the review as a browser does, which loads it anew when told of a change; keeps when each comment was there. */
class ReviewFollower {
  readonly #seenAtMs = new Map<string, number>();
  readonly #leaving = new AbortController();

  async begin(viewer: Viewer): Promise<void> {
    const headers = { authorization: `Bearer ${viewer.token}`, accept: 'text/event-stream' };
    const answer = await fetch(viewer.url + viewer.events, { headers, signal: this.#leaving.signal });
    if (!answer.ok || !answer.body) throw new Error(`no stream of a review: ${answer.status}`);
    void this.#follow(viewer, answer.body.pipeThrough(new TextDecoderStream())).catch(() => undefined);
  }

  async #follow(viewer: Viewer, chunks: AsyncIterable<string>): Promise<void> {
    let rest = '';
    for await (const chunk of chunks) {
      const frames = (rest + chunk).split('\n\n');
      rest = frames.pop() ?? '';
      if (!frames.some((frame) => frame.includes('event: changed'))) continue;
      const { text } = await call(viewer, viewer.review);
      for (const [comment] of text.matchAll(/comment \d+ of the bench/g))
        if (!this.#seenAtMs.has(comment)) this.#seenAtMs.set(comment, performance.now());
    }
  }

  /** How long after a moment a comment was there; undefined where it did not come. */
  async sawAfter(comment: string, sinceMs: number): Promise<number | undefined> {
    await until(() => this.#seenAtMs.has(comment), WAIT_MS);
    const atMs = this.#seenAtMs.get(comment);
    return atMs === undefined ? undefined : atMs - sinceMs;
  }

  leave(): void {
    this.#leaving.abort();
  }
}

/** Owner and reviewer of a CV, each at a server of their own. */
async function aReview(ownerUrl: string, reviewerUrl: string): Promise<[owner: Viewer, reviewer: Viewer]> {
  const { token } = await signUp(ownerUrl);
  const owner = { url: ownerUrl, token };
  const made = await call(owner, generateCv.path, { body: generateCv.example.body });
  const { id } = generateCv.reply.schema.parse(JSON.parse(made.text));
  const at = (path: string) => path.replace(':id', id);
  const invited = await call(owner, at(createReviewLink.path), { body: createReviewLink.example.body });
  const link = createReviewLink.reply.schema.parse(JSON.parse(invited.text)).url.split('/').at(-1) ?? '';
  const entered = await call({ url: reviewerUrl, token: link }, enterReview.path, {
    body: { name: 'Maria', password: '' },
  });
  const { key } = enterReview.reply.schema.parse(JSON.parse(entered.text));
  return [
    { ...owner, events: at(reviewEvents.path), review: at(getReview.path), comments: at(startThread.path) },
    {
      url: reviewerUrl,
      token: key,
      events: reviewerEvents.path,
      review: getReviewed.path,
      comments: startReviewerThread.path,
    },
  ];
}

/** Two people comment in turn at two servers on one PostgreSQL: how soon each has the comment of the other. */
export async function comments(report: Report): Promise<void> {
  const shared = await makeSharedStore();
  const followers: ReviewFollower[] = [];
  try {
    const servers = [await shared.start(), await shared.start()] as const;
    const viewers = await aReview(servers[0].url, servers[1].url);
    for (const viewer of viewers) {
      const follower = new ReviewFollower();
      followers.push(follower);
      await follower.begin(viewer);
    }
    const seenMs: number[] = [];
    let unseen = 0;
    for (let at = 0; at < COMMENTS; at += 1) {
      const comment = `comment ${at} of the bench`;
      const [writer, reader] = at % 2 === 0 ? [viewers[1], followers[0]] : [viewers[0], followers[1]];
      const sinceMs = performance.now();
      const { status, text } = await call(writer, writer.comments, { body: { anchor: null, comment } });
      if (status !== 200) throw new Error(`a comment was answered ${status}: ${text}`);
      const afterMs = await reader?.sawAfter(comment, sinceMs);
      if (afterMs === undefined) unseen += 1;
      else seenMs.push(afterMs);
    }
    report.none(`comments of ${COMMENTS} that the other did not see`, unseen);
    for (const [name, share] of [
      ['median', 0.5],
      ['p95', 0.95],
      ['longest', 1],
    ] as const)
      report.atMost(
        `from sending a comment to the other’s screen, ${name}`,
        Math.round(percentile(seenMs, share)),
        SEEN_MS,
        'ms',
      );
  } finally {
    for (const follower of followers) follower.leave();
    await shared.end();
  }
}
