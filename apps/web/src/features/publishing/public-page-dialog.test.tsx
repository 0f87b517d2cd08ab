import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '@candor/contracts/account';
import type { PublicPage, PublicPageReply } from '@candor/contracts/publishing';
import { usualDetails } from '@candor/domain/publishing';
import { defaultPreferences } from '@candor/domain/settings';
import { queryClient } from '../../platform/query-client.ts';
import { AuthProvider, useAuth } from '../../platform/session.tsx';
import { storeToken } from '../../platform/token.ts';
import { PublicPageDialog } from './public-page-dialog.tsx';

const ana: User = {
  id: 'a',
  email: 'ana@example.org',
  name: 'Ana Ruiz',
  role: 'user',
  subscriptionPlan: 'free',
  subscriptionStatus: 'inactive',
  hasPlans: true,
  preferences: defaultPreferences,
  createdAt: '2026-11-21T00:00:00.000Z',
};
const page: PublicPage = {
  address: 'ana-ruiz',
  isUnguessable: false,
  url: 'https://candor.example/p/ana-ruiz',
  isPublic: true,
  hasPassword: true,
  expiresOn: '2026-12-24',
  isExpired: false,
  shows: { ...usualDetails, phone: true },
  allowsDownload: false,
  isIndexed: false,
};
const replyWith = (given: PublicPage | null): PublicPageReply => ({
  page: given,
  base: 'https://candor.example/p/',
  suggestion: 'ana-ruiz',
  views: { days: [{ day: '2026-11-23', count: 3 }], total: 12 },
});

let stored: PublicPageReply;
let isAllowed: boolean;
let refuses: object | null;
/** What was written: method, path and body. */
const written: [string, string, unknown][] = [];

beforeEach(() => {
  written.length = 0;
  refuses = null;
  isAllowed = true;
  queryClient.clear();
  storeToken('token');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const preferences = { ...defaultPreferences, publicProfile: isAllowed };
    if (path === '/api/profile') return Response.json({ success: true, user: { ...ana, preferences } });
    if (method === 'GET') return Response.json(stored);
    written.push([method, path, body === undefined ? undefined : JSON.parse(String(body))]);
    if (path === '/api/preferences')
      return Response.json({
        success: true,
        user: { ...ana, preferences: { ...preferences, publicProfile: true } },
      });
    if (refuses) return Response.json(refuses, { status: 400 });
    stored = replyWith(method === 'DELETE' ? { ...page, isPublic: false } : page);
    return Response.json(stored);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Guarded() {
  return useAuth().user && <PublicPageDialog cv={{ id: 'cv', title: 'Nurse, Austin' }} onClose={() => {}} />;
}

async function opened(reply: PublicPageReply) {
  stored = reply;
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Guarded />
      </AuthProvider>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Last day online');
  return userEvent.setup();
}
const press = (name: string) => screen.findByRole('button', { name });
const path = '/api/cv/cv/public-page';

it('publishes a CV with phone and address held back, and turns the switch of the settings on for it', async () => {
  isAllowed = false;
  const user = await opened(replyWith(null));
  expect(screen.getByText(/Publishing also turns on “Public profile”/)).toBeTruthy();
  await user.click(await press('Publish'));
  await screen.findByText('Anyone with the link and the password can see this CV.');
  expect(written).toEqual([
    ['PUT', '/api/preferences', { publicProfile: true }],
    [
      'PUT',
      path,
      {
        address: 'ana-ruiz',
        expiresOn: null,
        shows: usualDetails,
        allowsDownload: true,
        isIndexed: false,
        password: null,
      },
    ],
  ]);
});

it('keeps what was chosen, the password among it, where another thing is changed', async () => {
  const user = await opened(replyWith(page));
  await user.click(screen.getByRole('checkbox', { name: 'Email' }));
  await user.click(await press('Save changes'));
  const { address, shows, allowsDownload, isIndexed, expiresOn } = page;
  const kept = { address, allowsDownload, isIndexed, expiresOn, shows: { ...shows, email: false } };
  await vi.waitFor(() => expect(written).toEqual([['PUT', path, kept]]));
});

it('says what is wrong beside the field', async () => {
  refuses = {
    error: 'This address is already taken. Please choose another.',
    code: 'invalid',
    details: {
      fields: [{ path: 'address', message: 'This address is already taken. Please choose another.' }],
    },
  };
  const user = await opened(replyWith(null));
  await user.click(await press('Publish'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('This address is already taken. Please choose another.');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' }));
});

it('says what is wrong with an address before it is sent', async () => {
  const user = await opened(replyWith(null));
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.clear(address);
  await user.type(address, 'ana ruiz');
  await user.click(await press('Publish'));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Use letters a to z, numbers and single hyphens, starting and ending with a letter or number.',
  );
  expect(document.activeElement).toBe(address);
  expect(written).toEqual([]);
});

it('wants a password where one is to be asked for', async () => {
  const user = await opened(replyWith(null));
  await user.click(screen.getByRole('switch', { name: 'Require a password' }));
  await user.click(await press('Publish'));
  expect((await screen.findByRole('alert')).textContent).toBe('Password is required');
  expect(written).toEqual([]);
});

it('takes the page down', async () => {
  const user = await opened(replyWith(page));
  expect(screen.getByText(/12 since it was first published/)).toBeTruthy();
  await user.click(await press('Take down'));
  await screen.findByText('This page is off. Nobody else can see it.');
  expect(written).toEqual([['DELETE', path, undefined]]);
  expect(await press('Publish')).toBeTruthy();
});
