import { EventSourceParserStream } from 'eventsource-parser/stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewLimits } from '@candor/domain/collaboration';
import { setAccountActive } from '../account/index.ts';
import { events } from '../events/schema.ts';
import { startTestApp, type TestApp } from '../platform/testing/index.ts';
import { reviewers, reviewLinks } from './schema.ts';
import { aLink, aReviewedCv, aReviewer, asOwner, asReviewer, commentsOf } from './testing/a-review.ts';

const DAY_MS = 24 * 3600 * 1000;
let aheadMs = 0;
const clock = { now: () => new Date(Date.now() + aheadMs) };
let server: TestApp;
/** Another server on the same store. */
let other: TestApp;
const ports = new Map<TestApp, number>();
beforeAll(async () => {
  server = await startTestApp({ clock });
  other = await startTestApp({ clock });
  for (const one of [server, other]) {
    await one.http.listen({ port: 0, host: '127.0.0.1' });
    const address = one.http.server.address();
    ports.set(one, typeof address === 'object' && address ? address.port : 0);
  }
});
afterAll(async () => {
  await server.close();
  await other.close();
});

const ask = (as: { token: string }, path = '/api/review', app = server, address = '192.0.2.1') =>
  app.ask({ method: 'GET', path, as, address });

/** A stream of events, read one by one. */
async function follow(app: TestApp, as: { token: string }, path = '/api/review/events') {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${ports.get(app)}${path}`, {
    headers: { authorization: `Bearer ${as.token}`, accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const reader = answer
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  /** The next event of a kind; undefined where the stream ends before. */
  const next = async (kind: string): Promise<Record<string, unknown> | undefined> => {
    for (;;) {
      const { value } = await reader.read();
      if (!value) return undefined;
      if (value.event === kind) return JSON.parse(value.data) as Record<string, unknown>;
    }
  };
  return { next, leave: () => leaving.abort() };
}

describe('a link', () => {
  it('is kept as a hash, shown once, and stands in no log', async () => {
    const { owner, link, reviewer } = await aReviewedCv(server);
    expect(link.token).toMatch(/^[\w-]{22}$/);
    const [row] = await server.store.select().from(reviewLinks).where(eq(reviewLinks.id, link.id));
    expect(JSON.stringify(row)).not.toContain(link.token);
    const list = await server.ask({ method: 'GET', path: '/api/review-links', as: owner });
    expect(list.text).not.toContain(link.token);
    await server.ask({ method: 'GET', path: `/review/${link.token}` });
    await server.ask({ method: 'GET', path: `/api/review/${link.token}` });
    await commentsOf(server, reviewer, null);
    expect(server.logged.join('\n')).not.toContain(link.token);
    expect(server.logged.join('\n')).not.toContain(reviewer.token);
  });

  it.each([
    [
      'revoked',
      async (owner: { token: string }, id: string) =>
        server.ask({ method: 'DELETE', path: `/api/review-links/${id}`, as: owner }),
    ],
    [
      'revoked with all others',
      async (owner: { token: string }) =>
        server.ask({ method: 'DELETE', path: '/api/review-links', as: owner }),
    ],
  ])(
    'that is %s is over at once, in an open stream of another server and from 200 addresses',
    async (_, end) => {
      const { owner, link, reviewer, id } = await aReviewedCv(server);
      const streams = [await follow(server, reviewer), await follow(other, reviewer)];
      for (const stream of streams) expect(await stream.next('ready')).toBeDefined();
      await end(owner, link.id);
      for (const stream of streams)
        expect(await stream.next('failed')).toMatchObject({ status: 404, code: 'not_found' });
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_one, at) =>
          at % 2
            ? ask(reviewer, '/api/review', server, `198.51.100.${at}`)
            : ask({ token: link.token }, '/api/review/link', other, `198.51.100.${at}`),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      expect(answers[0]?.text).toContain('no longer works');
      const { links } = await asOwner(server, owner, id);
      expect(links).toMatchObject([{ state: 'revoked' }]);
    },
  );

  it('expires, also in an open stream', async () => {
    const { owner, id, link, reviewer } = await aReviewedCv(server, { days: 1 });
    aheadMs = DAY_MS - 1_500;
    const stream = await follow(server, reviewer);
    expect(await stream.next('ready')).toBeDefined();
    expect(await stream.next('failed')).toMatchObject({ status: 404 });
    aheadMs = DAY_MS;
    expect((await ask({ token: link.token }, '/api/review/link')).status).toBe(404);
    expect((await asOwner(server, owner, id)).links).toMatchObject([{ state: 'expired' }]);
    aheadMs = 0;
  });

  it('opens nothing of a document in the trash or of a stopped account', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    await server.ask({ method: 'DELETE', path: `/api/cv/${id}`, as: owner });
    expect((await ask(reviewer)).status).toBe(404);
    const second = await aReviewedCv(server);
    await setAccountActive(server.http.platform, second.owner.id, false);
    expect((await ask(second.reviewer)).status).toBe(404);
  });

  it('with a password says nothing before it is given', async () => {
    const { owner, id } = await aReviewedCv(server);
    const { token } = await aLink(server, owner, id, { password: 'lamp-on-the-desk' });
    expect((await ask({ token }, '/api/review/link')).json).toEqual({ needsPassword: true, of: null });
    await expect(aReviewer(server, token, 'Maria', 'wrong')).rejects.toThrow('That password isn’t right.');
    expect(
      await asReviewer(server, await aReviewer(server, token, 'Maria', 'lamp-on-the-desk')),
    ).toMatchObject({
      you: 'Maria',
    });
  });

  it('is nobody else’s to see or end', async () => {
    const [ana, ben] = [await aReviewedCv(server), await aReviewedCv(server)];
    const path = `/api/review-links/${ana.link.id}`;
    expect((await server.ask({ method: 'DELETE', path, as: ben.owner })).status).toBe(404);
    await server.ask({ method: 'DELETE', path: '/api/review-links', as: ben.owner });
    expect((await ask(ana.reviewer)).status).toBe(200);
  });
});

describe('a hostile reviewer', () => {
  it('is refused what is too long, with a sentence', async () => {
    const { reviewer } = await aReviewedCv(server);
    const long = await commentsOf(server, reviewer, null, { comment: 'x'.repeat(100_000) });
    expect(long).toMatchObject({ status: 413, json: { code: 'too_large' } });
    const less = await commentsOf(server, reviewer, null, { comment: 'x'.repeat(reviewLimits.comment + 1) });
    expect(less).toMatchObject({ status: 400, json: { code: 'invalid' } });
    expect((less.json as { error: string }).error).not.toBe('');
  });

  it('has their words kept and sent as text, whatever they are', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) \u202e{{7*7}} \ud800';
    expect((await commentsOf(server, reviewer, null, { comment: hostile })).status).toBe(200);
    const { threads } = await asOwner(server, owner, id);
    expect(threads[0]?.comments[0]?.body).toContain('<img src=x onerror=alert(1)> [x](javascript:alert(1))');
    expect((await ask(reviewer)).headers['content-type']).toContain('application/json');
  });

  it('is blocked by the owner at once, and can be let in again', async () => {
    const { owner, id, reviewer, link } = await aReviewedCv(server);
    const stream = await follow(other, reviewer);
    expect(await stream.next('ready')).toBeDefined();
    const [row] = await server.store.select().from(reviewers).where(eq(reviewers.linkId, link.id));
    const path = `/api/reviews/${id}/reviewers/${row?.id}`;
    const block = (isBlocked: boolean) => server.ask({ method: 'PUT', path, body: { isBlocked }, as: owner });
    expect((await block(true)).json).toMatchObject({ reviewers: [{ isBlocked: true }] });
    expect(await stream.next('failed')).toMatchObject({ status: 404 });
    expect(
      (await commentsOf(server, { token: reviewer.token }, null).catch(() => ({ status: 404 }))).status,
    ).toBe(404);
    // Nor do they come back under another name: their link lets in nobody new.
    const enter = () =>
      server.ask({
        method: 'POST',
        path: '/api/review/enter',
        body: { name: 'Somebody else', password: '' },
        as: { token: link.token },
      });
    expect((await enter()).status).toBe(404);
    await block(false);
    expect((await ask(reviewer)).status).toBe(200);
    expect((await enter()).status).toBe(200);
  });

  it('is slowed down by link and by network', async () => {
    const limited = await startTestApp({ variables: { RATE_LIMIT: 'on' } });
    const { reviewer, link } = await aReviewedCv(limited);
    const write = (as: { token: string }, address: string) =>
      limited.ask({
        method: 'POST',
        path: '/api/review/threads',
        body: { anchor: null, comment: 'Again.' },
        as,
        address,
      });
    const byLink = await Promise.all(
      Array.from({ length: 60 }, (_, at) => write(reviewer, `203.0.113.${at}`)),
    );
    expect(byLink.filter(({ status }) => status === 429)).toHaveLength(20);
    const guesses = await Promise.all(
      Array.from({ length: 610 }, () =>
        limited.ask({
          method: 'GET',
          path: '/api/review/link',
          as: { token: `${link.token}x` },
          address: '203.0.113.250',
        }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
    await limited.close();
  });
});

describe('what reviewers say', () => {
  it('is seen by owner and reviewers on either server, as it happens, and told with its words', async () => {
    const { owner, id, reviewer, link } = await aReviewedCv(server);
    const ben = await aReviewer(server, link.token, 'Ben');
    const mine = await follow(other, owner, `/api/reviews/${id}/events`);
    const his = await follow(other, ben);
    expect([await mine.next('ready'), await his.next('ready')]).not.toContain(undefined);
    await commentsOf(server, reviewer, null, { comment: 'Strong. @Maria, see the second line.' });
    expect([await mine.next('changed'), await his.next('changed')]).not.toContain(undefined);
    expect((await asOwner(other, owner, id)).threads).toHaveLength(1);
    const recorded = await server.store.select().from(events).where(eq(events.subject, id));
    const { name } = owner as { name?: string };
    expect(recorded.find(({ kind }) => kind === 'comment-added')?.payload).toMatchObject({
      document: 'cv',
      author: 'Maria',
      excerpt: 'Strong. @Maria, see the second line.',
      isMention: name === 'Maria',
    });
    mine.leave();
    his.leave();
  });

  it('comes with who is here now, by either server', async () => {
    const { owner, id, reviewer } = await aReviewedCv(server);
    const mine = await follow(server, owner, `/api/reviews/${id}/events`);
    expect(await mine.next('ready')).toBeDefined();
    const hers = await follow(other, reviewer);
    let here: unknown[] = [];
    while (here.length < 2) here = ((await mine.next('present'))?.['people'] as unknown[]) ?? [0, 0, 0];
    expect(here).toContainEqual({ name: 'Maria', isOwner: false });
    hers.leave();
    while (here.length > 1) here = ((await mine.next('present'))?.['people'] as unknown[]) ?? [];
    expect(here).toMatchObject([{ isOwner: true }]);
    mine.leave();
  });
});
