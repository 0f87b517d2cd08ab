import type { CDPSession } from '@playwright/test';
import { login } from '@candor/contracts/account';
import { listNotifications } from '@candor/contracts/notifications';
import { expect, test } from './test.ts';

// The windows of journeys are private ones: the browser says that it subscribes to no push service there.
test.use({ expectedErrors: ['does not support the Push API in incognito mode'] });

/** The number under which the browser knows the service worker of the page. */
function registrationOf(devtools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { status, registrationId } of versions) if (status === 'activated') resolve(registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
}

test(
  'a push shows its notification, and a click on it opens its page in the app',
  { tag: ['@wide', '@release'] },
  async ({ page, context, browser, baseURL, signedIn }) => {
    await page.goto('/settings');
    const { origin } = new URL(page.url());
    await context.grantPermissions(['notifications'], { origin });
    const workers = context.waitForEvent('serviceworker');
    await page.getByRole('button', { name: 'Turn on for this device' }).click();
    const worker = await workers;
    expect(new URL(worker.url()).pathname).toBe('/push-worker.js');
    // The browser of the journeys reaches no push service, and the person is told so; the worker stays.
    await expect(page.getByText('Notifications are off').first()).toBeVisible();
    await page.goto('/dashboard');

    // What the server would push: a notification it has.
    const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
    const { email, password } = signedIn;
    await elsewhere.request.post(login.path, { data: { email, password } });
    const headers = { authorization: `Bearer ${signedIn.token}` };
    const newest = async () => {
      const answer = await page.request.get(listNotifications.path, { headers });
      return listNotifications.reply.schema.parse(await answer.json()).notifications[0];
    };
    await expect.poll(newest).toBeDefined();
    const { id = '', title = '', message = '', actionUrl = '' } = (await newest()) ?? {};
    expect(actionUrl).toBe('/settings#devices');
    const devtools = await context.newCDPSession(page);
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registrationOf(devtools),
      data: JSON.stringify({ tag: id, title, body: message, url: actionUrl }),
    });
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).map((one) => ({ title: one.title, body: one.body }));
      });
    await expect.poll(shown).toEqual([{ title, body: message }]);

    // The system's own list of notifications is out of reach here: the worker is told of a click on the one it shows.
    await worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      const [notification] = await registration.getNotifications();
      const Click = Reflect.get(globalThis, 'NotificationEvent') as typeof Event;
      globalThis.dispatchEvent(new Click('notificationclick', { notification } as EventInit));
    });
    await page.waitForURL('**/settings#devices');
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await expect.poll(shown).toEqual([]);
    await elsewhere.close();
  },
);
