import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '@candor/contracts/account';
import { defaultPreferences } from '@candor/domain/settings';
import { AuthProvider, useAuth } from './session.tsx';
import { renewToken, storedToken, storeToken, tokenRefused, TOKEN_KEY } from './token.ts';

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

function Shown() {
  const { user, token, isLoading, hasLeft, login, logout } = useAuth();
  return (
    <>
      <p>
        {isLoading ? 'loading' : user ? `${user.name} with ${token}` : `nobody${hasLeft ? ', left' : ''}`}
      </p>
      <button onClick={() => login(ana, 'given')}>in</button>
      <button onClick={logout}>out</button>
    </>
  );
}

function shown() {
  return render(
    <AuthProvider>
      <Shown />
    </AuthProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('is nobody at once without a token, and asks nothing', () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  shown();
  expect(screen.getByText('nobody')).toBeTruthy();
  expect(fetched).not.toHaveBeenCalled();
});

it('is loading until a stored token is verified', async () => {
  storeToken('kept');
  vi.stubGlobal('fetch', async () => Response.json({ success: true, user: ana }));
  shown();
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('Ana Ruiz with kept')).toBeTruthy();
});

it.each([
  ['refused', async () => Response.json({ error: 'x', code: 'unauthenticated' }, { status: 401 })],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('removes a token whose verification is %s, and says so on the console', async (_how, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeToken('kept');
  vi.stubGlobal('fetch', answer);
  shown();
  expect(await screen.findByText('nobody')).toBeTruthy();
  expect(storedToken()).toBeNull();
  expect(logged).toHaveBeenCalledWith('Token verification failed', expect.anything());
});

it('keeps the token at login; takes it away at logout and tells the server with it', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ success: true }));
  vi.stubGlobal('fetch', fetched);
  shown();
  await act(async () => screen.getByText('in').click());
  expect(screen.getByText('Ana Ruiz with given')).toBeTruthy();
  expect(storedToken()).toBe('given');

  await act(async () => screen.getByText('out').click());
  expect(screen.getByText('nobody, left')).toBeTruthy();
  expect(storedToken()).toBeNull();
  expect(fetched).toHaveBeenCalledWith(
    '/api/logout',
    expect.objectContaining({ headers: expect.objectContaining({ authorization: 'Bearer given' }) }),
  );
});

it('ends with the logout of another tab', async () => {
  shown();
  await act(async () => screen.getByText('in').click());
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null })));
  expect(screen.getByText('nobody')).toBeTruthy();
});

it('goes on under a token that came in the place of its own, here or in another tab', async () => {
  shown();
  await act(async () => screen.getByText('in').click());
  await act(() => renewToken(async () => ({ token: 'renewed' })));
  expect(screen.getByText('Ana Ruiz with renewed')).toBeTruthy();
  // What was asked with the old one and is refused late ends nothing.
  await act(() => tokenRefused('given'));
  expect(screen.getByText('Ana Ruiz with renewed')).toBeTruthy();
  await act(async () =>
    dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: 'elsewhere' })),
  );
  expect(screen.getByText('Ana Ruiz with elsewhere')).toBeTruthy();
});

it('throws outside its provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Shown />)).toThrow('useAuth must be used within an AuthProvider');
});
