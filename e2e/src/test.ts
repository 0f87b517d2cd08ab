import { expect, test as base, type Page } from '@playwright/test';
import { register } from '@candor/contracts/account';
import { expectAccessible } from './accessible.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  token: string;
}

interface Fixtures {
  /** Makes an account over the API and opens the browser signed in to it, so that a journey starts where its subject does. */
  signedIn: Person;
  /** Expects axe to find nothing on the present screen, in light and, as far as colours go, in dark. */
  accessible: (screen: string) => Promise<void>;
  /** Console errors that this journey causes on purpose, by a part of their text. */
  expectedErrors: string[];
  /** Where else than to Candor this journey goes on purpose, such as `http://127.0.0.1:4000`. */
  otherHosts: string[];
}

let people = 0;

export function aNewcomer(): Omit<Person, 'token'> {
  people += 1;
  const word = `${process.pid}-${people}-${Date.now().toString(36)}`;
  return {
    name: 'Maren Okafor-Lindqvist',
    email: `maren-${word}@example.org`,
    password: `paper-lamp-${word}`,
  };
}

export const test = base.extend<Fixtures>({
  // Playwright reads a fixture's needs from this pattern; it has none.
  // oxlint-disable-next-line no-empty-pattern -- see above
  expectedErrors: [async ({}, use) => use([]), { scope: 'test' }],

  // oxlint-disable-next-line no-empty-pattern -- see above
  otherHosts: [async ({}, use) => use([]), { scope: 'test' }],

  // A kept connection that the server closes just as it is taken again fails a request that a browser would repeat.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: 'close' } });
    await use(request);
    await request.dispose();
  },

  page: async ({ page, baseURL, expectedErrors, otherHosts }, use) => {
    // Such a request finds no host (`playwright.config.ts`). Watching it, unlike routing, leaves the browser its cache.
    const strangers: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      const isKnown = [baseURL, ...otherHosts].some((host) => url.startsWith(`${host}/`));
      if (!isKnown && !/^(?:blob|data):/.test(url)) strangers.push(url);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.some((part) => message.text().includes(part)))
        errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(strangers, 'requests to other hosts').toEqual([]);
    expect(errors, 'errors on the console').toEqual([]);
  },

  signedIn: async ({ page, request }, use) => {
    const person = aNewcomer();
    const answer = await request.post(register.path, { data: person });
    expect(answer.status()).toBe(register.reply.status);
    const { token } = register.reply.schema.parse(await answer.json());
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    await use({ ...person, token });
  },

  accessible: async ({ page }, use) => {
    await use((screen) => expectAccessible(page, screen));
  },
});

/** Signs in by the form, as a person does. */
export async function signInByForm(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await page.waitForURL('**/dashboard');
}

export { expect };
