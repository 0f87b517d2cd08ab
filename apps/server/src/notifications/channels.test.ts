import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '@candor/domain/settings';
import { ownerById } from '../account/index.ts';
import { deliverNext } from '../events/deliver.ts';
import { holdEvents, recordEvents } from '../events/index.ts';
import { eventDeliveries } from '../events/schema.ts';
import type { Platform } from '../platform/context.ts';
import type { Reach } from '../platform/public-request.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { createPushSender, type PushSender } from './push/push-sender.ts';
import { pushTimeFor } from './push/plan-push.ts';
import { mailDigest } from './mail/mail-digest.ts';
import { nextTimeFor } from './mail/plan-digest.ts';
import { outgoing } from './schema.ts';
import { sendDue } from './send-due.ts';
import { unsentOf } from './store.ts';

let aheadMs = 1_000;
const now = () => new Date(Date.now() + aheadMs);
const DAY_MS = 24 * 60 * 60 * 1000;
let server: TestApp;
let other: TestApp;
beforeAll(async () => {
  const variables = { SMTP_URL: 'smtp://127.0.0.1:1', APP_URL: 'https://candor.example.org' };
  server = await startTestApp({ clock: { now }, variables });
  other = await startTestApp({ clock: { now }, variables });
});
beforeEach(async () => {
  await server.store.delete(eventDeliveries);
  await server.store.delete(outgoing);
  server.mails.length = 0;
  other.mails.length = 0;
});
afterAll(async () => {
  await server.close();
  await other.close();
});

async function happen({ id }: Person, ...tasks: string[]) {
  const { platform } = server.http;
  await platform.store.transaction(async (tx) => {
    await holdEvents(tx, id);
    await recordEvents(
      tx,
      { listeners: platform.listeners, owner: { id } },
      tasks.map((task) => ({
        kind: 'task-due' as const,
        subject: 'an-application',
        payload: { task, application: 'Nurse at Mercy', on: '2026-11-23' },
      })),
    );
  });
  while (await deliverNext(platform));
}
const prefer = (as: Person, body: unknown) =>
  server.ask({ method: 'PUT', path: '/api/preferences', as, body });
async function sendAll(platforms: readonly Platform[] = [server.http.platform, other.http.platform]) {
  await Promise.all(
    platforms.map(async (platform) => {
      while (await sendDue(platform));
    }),
  );
}
const mailed = () => [...server.mails, ...other.mails];

describe('the mail of the day', () => {
  it('holds what was not read, is sent once by two servers, and not again until there is more', async () => {
    const ana = await aPerson(server);
    await happen(ana, 'Call back', 'Send the form');
    await sendAll();
    expect(mailed()).toEqual([]);
    aheadMs += DAY_MS;
    await sendAll();
    const [mail, ...rest] = mailed();
    expect(rest).toEqual([]);
    expect(mail).toMatchObject({ to: ana.email, subject: '2 notifications from Candor' });
    expect(mail?.text).toContain('Due today: Call back');
    expect(mail?.text).toContain('https://candor.example.org/applications/an-application');
    aheadMs += DAY_MS;
    await sendAll();
    expect(mailed()).toHaveLength(1);
    await happen(ana, 'One more');
    aheadMs += DAY_MS;
    await sendAll();
    // Whichever server sent which.
    expect(mailed().map(({ subject }) => subject)).toHaveLength(2);
    expect(mailed().map(({ subject }) => subject)).toContain('Due today: One more');
  });

  it('is not sent of what was read, nor to who switched it, or the category, off meanwhile', async () => {
    const [read, off, quiet] = [await aPerson(server), await aPerson(server), await aPerson(server)];
    for (const person of [read, off, quiet]) await happen(person, 'Call back');
    const until = { until: '2100-01-01T00:00:00.000Z' };
    await server.ask({ method: 'POST', path: '/api/notifications/read', as: read, body: until });
    await prefer(off, { emailNotifications: false });
    await prefer(quiet, { notifyApplication: false });
    aheadMs += DAY_MS;
    await sendAll();
    expect(mailed()).toEqual([]);
  });

  it('that the mail server refuses is tried again, and then sent once', async () => {
    const ana = await aPerson(server);
    await happen(ana, 'Call back');
    const { platform } = server.http;
    let refusals = 0;
    const refusing: Platform = {
      ...platform,
      mailer: {
        async send() {
          refusals += 1;
          throw new Error('not now');
        },
      },
    };
    aheadMs += DAY_MS;
    await sendAll([refusing]);
    expect(refusals).toBe(1);
    aheadMs += 60 * 60_000;
    await sendAll();
    expect(mailed().map(({ to }) => to)).toEqual([ana.email]);
  });

  it('is ended by the link in it, and by no link that was changed', async () => {
    const ana = await aPerson(server);
    await happen(ana, 'Call back');
    aheadMs += DAY_MS;
    await sendAll();
    const token = /unsubscribe#(\S+)/.exec(mailed()[0]?.text ?? '')?.[1] ?? '';
    const end = (given: string) =>
      server.ask({ method: 'POST', path: '/api/notifications/unsubscribe', body: { token: given } });
    const [, signed = ''] = token.split('.');
    const stranger = await aPerson(server);
    expect((await end(`${stranger.id}.${signed}`)).status).toBe(403);
    expect((await end(token)).status).toBe(200);
    expect((await end(token)).status).toBe(200);
    const emailNotifications = async (as: Person) => {
      const { json } = await server.ask({ method: 'GET', path: '/api/profile', as });
      return JSON.stringify(json).includes('"emailNotifications":true');
    };
    expect([await emailNotifications(ana), await emailNotifications(stranger)]).toEqual([false, true]);
  });

  it('comes at the hour of the person’s own clock', () => {
    const zones = { timeZone: 'America/New_York', deviceTimeZone: 'Europe/Lisbon' };
    const preferences = { ...defaultPreferences, ...zones };
    const at = (moment: string) => nextTimeFor(preferences, '08:00', new Date(moment)).toISOString();
    expect(at('2026-11-23T12:59:00Z')).toBe('2026-11-23T13:00:00.000Z');
    expect(at('2026-11-23T13:00:00Z')).toBe('2026-11-24T13:00:00.000Z');
    expect(at('2026-11-24T03:00:00Z')).toBe('2026-11-24T13:00:00.000Z');
  });

  it('is in the language of whoever reads, though what happened was told before they chose it', async () => {
    const ana = await aPerson(server);
    await happen(ana, 'Call back', 'Send the form');
    await prefer(ana, { screenLanguage: 'de' });
    const { store } = server;
    const owner = await ownerById(store, ana.id);
    if (!owner) throw new Error('nobody reads');
    await mailDigest(server.http.platform, owner, await unsentOf(store, ana.id, 'mail', 20));
    const [mail] = mailed();
    expect(mail?.subject).toBe('2 Benachrichtigungen von Candor');
    expect(mail?.text).toContain('Heute fällig: Call back');
    expect(mail?.text).toContain('Bewerbung öffnen: https://candor.example.org/applications/an-application');
  });

  it('leaves no name or address in the log', () => {
    const lines = [...server.logged, ...other.logged].join('\n');
    expect(lines).not.toContain('@example.org');
    expect(lines).not.toContain('Call back');
  });
});

/** A browser's own keys and address. */
function aBrowser(endpoint = `https://push.example.org/${randomBytes(8).toString('hex')}`) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

describe('a push', () => {
  const sent: { address: string; message: object }[] = [];
  let result: Awaited<ReturnType<PushSender['send']>> = 'sent';
  const push: PushSender = {
    async send({ endpoint }, message) {
      sent.push({ address: endpoint, message });
      return result;
    },
  };
  const pushing = () => [{ ...server.http.platform, push }];
  const add = (as: Person, body: unknown) =>
    server.ask({ method: 'POST', path: '/api/push/devices', as, body });
  beforeEach(() => {
    sent.length = 0;
    result = 'sent';
  });

  it('reaches the browsers that asked for it, once, and says how many there are', async () => {
    const ana = await aPerson(server);
    const browser = aBrowser();
    await prefer(ana, { emailNotifications: false });
    expect((await add(ana, browser)).status).toBe(201);
    await happen(ana, 'Call back', 'Send the form');
    aheadMs += 10_000;
    await sendAll(pushing());
    await sendAll(pushing());
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      address: browser.endpoint,
      message: { title: '2 new notifications', url: '/notifications' },
    });
  });

  it('reaches twenty browsers at most, however many ask at once', async () => {
    const ana = await aPerson(server);
    const answers = await Promise.all(Array.from({ length: 24 }, () => add(ana, aBrowser())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  });

  it('waits for the end of quiet hours, in the person’s zone', () => {
    const preferences = { ...defaultPreferences, timeZone: 'Asia/Tokyo', quietHours: true };
    // 23:30 in Tokyo.
    expect(pushTimeFor(preferences, new Date('2026-11-23T14:30:00Z')).toISOString()).toBe(
      '2026-11-23T22:00:00.000Z',
    );
    expect(pushTimeFor(preferences, new Date('2026-11-23T03:00:00Z')).getTime()).toBeLessThan(
      Date.parse('2026-11-23T03:01:00Z'),
    );
  });

  it('to a browser that is gone takes it off the list', async () => {
    const ana = await aPerson(server);
    await prefer(ana, { emailNotifications: false });
    await add(ana, aBrowser());
    result = 'gone';
    await happen(ana, 'Call back');
    aheadMs += 10_000;
    await sendAll(pushing());
    const { json } = await server.ask({ method: 'GET', path: '/api/push', as: ana });
    expect(json).toMatchObject({ devices: [] });
  });

  it('goes to nobody once the session of the browser is over', async () => {
    const ana = await aPerson(server);
    await prefer(ana, { emailNotifications: false });
    await add(ana, aBrowser());
    await server.ask({ method: 'POST', path: '/api/logout', as: ana });
    await happen(ana, 'Call back');
    aheadMs += 10_000;
    await sendAll(pushing());
    expect(sent).toEqual([]);
  });

  it('is not planned at addresses that no browser gives', async () => {
    const ana = await aPerson(server);
    for (const endpoint of [
      'http://push.example.org/x',
      'https://push.example.org:8443/x',
      'https://user:pass@push.example.org/x',
      'https://push.example.org/#x',
      'file:///etc/passwd',
      'javascript:alert(1)',
    ])
      expect([endpoint, (await add(ana, aBrowser(endpoint))).status]).toEqual([endpoint, 400]);
  });
});

describe('the sender of pushes', () => {
  it('refuses every address that is not public, whatever its name', async () => {
    const sender = createPushSender(server.http.platform);
    for (const endpoint of ['https://127.0.0.1/x', 'https://169.254.169.254/x', 'https://[::1]/x'])
      expect(await sender.send(aBrowser(endpoint), {})).toBe('refused');
    const inside: Reach = {
      resolve: async () => ['93.184.216.34', '10.0.0.7'],
      isAllowed: (address) => !address.startsWith('10.'),
      isPort: () => true,
    };
    expect(await createPushSender(server.http.platform, inside).send(aBrowser(), {})).toBe('refused');
  });

  it('sends what only the browser can read, signed by keys that stay the same', async () => {
    const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
    let status = 201;
    const local = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks) });
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
      });
    });
    await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve));
    const address = local.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const here: Reach = { resolve: async () => ['127.0.0.1'], isAllowed: () => true, isPort: () => true };
    const browser = aBrowser(`http://push.example.org:${port}/of-a-browser`);
    const send = () => createPushSender(server.http.platform, here).send(browser, { title: 'Call back' });
    try {
      expect(await send()).toBe('sent');
      const keyOf = ({ headers }: (typeof received)[number]) =>
        /k=([\w-]+)/.exec(headers.authorization ?? '')?.[1];
      expect(received[0]?.headers).toMatchObject({
        'content-encoding': 'aes128gcm',
        host: `push.example.org:${port}`,
      });
      expect(received[0]?.body.includes('Call back')).toBe(false);
      const { json } = await server.ask({ method: 'GET', path: '/api/push', as: await aPerson(server) });
      expect(keyOf(received[0]!)).toBe((json as { publicKey: string }).publicKey);
      for (const [answered, becomes] of [
        [404, 'gone'],
        [410, 'gone'],
        [503, 'failed'],
        [302, 'refused'],
      ] as const) {
        status = answered;
        expect(await send()).toBe(becomes);
      }
      // Not one of the redirects was followed.
      expect(received).toHaveLength(5);
      expect(new Set(received.map(keyOf)).size).toBe(1);
    } finally {
      local.close();
    }
  });
});
