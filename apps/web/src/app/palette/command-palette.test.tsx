import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defaultPreferences } from '@candor/domain/settings';
import { Navigation, useHistoryEntry } from '../../platform/navigation.tsx';
import { queryClient } from '../../platform/query-client.ts';
import { AuthProvider, useAuth } from '../../platform/session.tsx';
import { storeToken } from '../../platform/token.ts';

const user = {
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
const answers: Readonly<Record<string, unknown>> = {
  '/api/profile': { success: true, user },
  '/api/network/contacts': [{ id: 'p', name: 'José García', company: 'Hill House', position: 'Matron' }],
  '/api/applications': {
    board: { stages: [] },
    applications: [{ id: 'j', title: 'Ward manager', company: 'Riverside' }],
  },
};

const stubMedia = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
let CommandPalette: (props: { onClose: () => void }) => ReactNode;
beforeAll(async () => {
  // The theme is read from the device as the module loads.
  stubMedia();
  ({ CommandPalette } = await import('./command-palette.tsx'));
});
beforeEach(() => {
  stubMedia();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path.split('?')[0] ?? ''] ?? []));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

function SignedInOnly({ children }: { children: ReactNode }) {
  return useAuth().user && children;
}

function Address() {
  const [path] = useLocation();
  const { search, hash } = useHistoryEntry();
  return <output>{path + search + hash}</output>;
}

it.each([
  ['garcia', '/cv-builder?tab=network&contact=p'],
  ['riverside', '/applications/j'],
  ['password', '/settings#password'],
])('goes by “%s” to %s', async (words, address) => {
  storeToken('token');
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Navigation>
          <Address />
          <SignedInOnly>
            <CommandPalette onClose={onClose} />
          </SignedInOnly>
        </Navigation>
      </AuthProvider>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  await person.type(await screen.findByPlaceholderText(/^Search screens/, {}, { timeout: 20_000 }), words);
  await waitFor(() => expect(screen.getAllByRole('option').length).toBe(1), { timeout: 20_000 });
  await person.keyboard('{Enter}');
  expect([onClose.mock.calls.length, screen.getByText(address)]).toEqual([1, expect.anything()]);
});
