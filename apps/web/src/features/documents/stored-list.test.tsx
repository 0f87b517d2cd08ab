import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CvCard } from '@candor/contracts/cv';
import { queryClient } from '../../platform/query-client.ts';
import { AuthProvider } from '../../platform/session.tsx';
import { storeToken } from '../../platform/token.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { cvsIn } from './api/library.ts';
import { StoredList } from './stored-list.tsx';

const card: CvCard = {
  id: '00000000-0000-4000-8000-000000000000',
  title: 'Nurse, "Austin"',
  jobTitle: 'Nurse',
  template: 'modern',
  version: 1,
  language: 'en',
  variantGroup: null,
  labels: [],
  isArchived: false,
  hasProposal: false,
  purgeAt: '2026-12-21T00:00:00.000Z',
  followsProfile: false,
  isPublic: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
};
const asked: string[] = [];
let answer: () => Promise<Response>;

async function opened() {
  render(
    <AuthProvider>
      <QueryClientProvider client={queryClient}>
        <StoredList place="trash" />
      </QueryClientProvider>
      <Toaster />
    </AuthProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete forever' }));
  return user;
}

const shown = (text: string) => screen.findAllByText(text).then((found) => expect(found[0]).toBeTruthy());

beforeEach(() => {
  asked.length = 0;
  answer = async () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    if (path === '/api/profile') return new Promise(() => undefined);
    if (method === 'GET') return Promise.resolve(Response.json(asked.length === 0 ? [card] : []));
    asked.push(`${method} ${path}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  queryClient.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('asks with the title, and deletes only when it is confirmed', async () => {
  storeToken('of-ana');
  const user = await opened();
  const question =
    'Are you sure you want to permanently delete "Nurse, "Austin""? This action cannot be undone.';
  expect(await screen.findByText(question)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asked).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Delete forever' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await shown('CV Deleted');
  await shown('"Nurse, "Austin"" has been permanently deleted.');
  expect(asked).toEqual([`DELETE /api/trash/${card.id}`]);
  await screen.findByText(/^The trash is empty/);
});

it('keeps the CV and says so where the server cannot delete', async () => {
  storeToken('of-ana');
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await shown('Deletion Failed');
  await shown('Failed to delete CV. Please check your connection and try again.');
  expect(queryClient.getQueryData(cvsIn('trash').queryKey)).toEqual([card]);
});

const refused = async () =>
  Response.json({ error: 'Please log in again to continue.', code: 'unauthenticated' }, { status: 401 });

it.each([
  ['gone', null],
  ['over', 'of-ana'],
])('asks for a login where the session is %s', async (_, token) => {
  if (token) storeToken(token);
  answer = refused;
  const user = await opened();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await shown('Authentication Error');
  expect(screen.getAllByText('Please login again to delete CV.')[0]).toBeTruthy();
});
