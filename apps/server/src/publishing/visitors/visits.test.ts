import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClock } from '../../platform/testing/clock.ts';
import { startTestApp, type TestApp } from '../../platform/testing/index.ts';
import { ana, aPage } from '../testing/a-page.ts';
import { browser, enter, published, standing, visit } from '../testing/pages.ts';

const clock = aClock(new Date().toISOString());
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ clock });
});
afterAll(() => server.close());

describe('a page with a password', () => {
  const password = 'lamp-on-the-desk';

  it('says nothing until the password is given, and then lets in the browser that gave it', async () => {
    const { address } = await aPage(server, ana, { password });
    const asked = await visit(server, address);
    expect(asked.status).toBe(200);
    expect(asked.text).toContain('type="password"');
    expect(asked.text).not.toContain('Ruiz');
    for (const part of ['1.svg', 'cv.pdf', 'picture.png'])
      expect((await visit(server, `${address}/${part}`)).status).toBe(404);
    const wrong = await enter(server, address, 'not it');
    expect([wrong.status, wrong.headers['set-cookie']]).toEqual([403, undefined]);
    const right = await enter(server, address, password);
    expect([right.status, right.headers['location']]).toEqual([303, `/p/${address}`]);
    const [line = ''] = [right.headers['set-cookie']].flat().map(String);
    expect(line).toMatch(new RegExp(`; Path=/p/${address}; HttpOnly; SameSite=Lax$`));
    const cookie = line.split(';')[0] ?? '';
    expect((await visit(server, address, { cookie })).text).toContain('Ruiz');
    expect((await visit(server, `${address}/cv.pdf`, { cookie })).status).toBe(200);
    // Of this page alone, and no longer than half a day.
    const other = await aPage(server, ana, { password });
    expect((await visit(server, other.address, { cookie })).text).not.toContain('Ruiz');
    clock.pass(12 * 60 + 1);
    expect((await visit(server, address, { cookie })).text).not.toContain('Ruiz');
  });

  it('forgets whom it let in with a new password, and asks nobody without one', async () => {
    const { person, cv, address } = await aPage(server, ana, { password });
    const cookie = String((await enter(server, address, password)).headers['set-cookie']).split(';')[0] ?? '';
    await published(server, person, cv, { address, password: 'another-lamp' });
    expect((await visit(server, address, { cookie })).text).not.toContain('Ruiz');
    // Other changes leave it as it is.
    await published(server, person, cv, { address, allowsDownload: false });
    expect((await enter(server, address, 'another-lamp')).status).toBe(303);
    await published(server, person, cv, { address, password: null });
    expect((await visit(server, address)).text).toContain('Ruiz');
  });

  it('takes no form of another site, and no other body', async () => {
    const { address } = await aPage(server, ana, { password });
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await enter(server, address, password, headers)).status).toBe(403);
    const json = await server.ask({ method: 'POST', path: `/p/${address}`, body: { password } });
    expect(json.status).toBe(415);
    const long = await enter(server, address, 'x'.repeat(3_000));
    expect(long.status).toBe(413);
  });

  it('is guessed ten times from one network, then refused with a page that says so', async () => {
    const limited = await startTestApp({ clock, variables: { RATE_LIMIT: 'on' } });
    try {
      const { address } = await aPage(server, ana, { password });
      const statuses = [];
      for (let at = 0; at < 12; at += 1) statuses.push((await enter(limited, address, `guess ${at}`)).status);
      expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
      const refused = await enter(limited, address, password);
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(refused.headers['content-type']).toBe('text/html; charset=utf-8');
    } finally {
      await limited.close();
    }
  });
});

describe('visits', () => {
  it('are counted by day, without those of bots, prefetches, the owner and views of the same page', async () => {
    const { person, cv, address } = await aPage(server, ana);
    await visit(server, address);
    await visit(server, address);
    await visit(server, address, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await visit(server, address, { 'sec-purpose': 'prefetch;prerender' });
    await visit(server, `${address}?view=text`);
    await server.ask({ method: 'HEAD', path: `/p/${address}`, headers: { 'user-agent': browser } });
    const own = await server.ask({ method: 'GET', path: `/api/cv/${cv}/public-page`, as: person });
    const cookie = String(own.headers['set-cookie']).split(';')[0] ?? '';
    await visit(server, address, { cookie });
    expect((await standing(server, person, cv)).views).toMatchObject({ total: 2 });
    // Of another page that browser's visits count.
    const other = await aPage(server, ana);
    await visit(server, other.address, { cookie });
    expect((await standing(server, other.person, other.cv)).views.total).toBe(1);
    clock.pass(24 * 60);
    await visit(server, address);
    const { days, total } = (await standing(server, person, cv)).views;
    expect([days.slice(-2).map(({ count }) => count), total]).toEqual([[2, 1], 3]);
  });

  it('to a page that asks for its password are none', async () => {
    const { person, cv, address } = await aPage(server, ana, { password: 'lamp-on-the-desk' });
    await visit(server, address);
    expect((await standing(server, person, cv)).views.total).toBe(0);
  });
});
