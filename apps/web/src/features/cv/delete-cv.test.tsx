import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CvCard } from '@candor/contracts/cv';
import { queryClient } from '../../platform/query-client.ts';
import { AuthProvider } from '../../platform/session.tsx';
import { storeToken } from '../../platform/token.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { myCvs } from './api/cvs.ts';
import { DeleteCv } from './delete-cv.tsx';

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
  goneAt: null,
  followsProfile: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
};
const asked: string[] = [];
let answer: () => Promise<Response>;

function opened(onClose = () => undefined) {
  render(
    <AuthProvider>
      <TooltipProvider>
        <DeleteCv card={card} onClose={onClose} />
      </TooltipProvider>
      <Toaster />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const said = (text: string) => screen.findAllByText(text).then((found) => expect(found[0]).toBeTruthy());

beforeEach(() => {
  asked.length = 0;
  answer = async () => new Response(null, { status: 204 });
  queryClient.setQueryData(myCvs.queryKey, [card]);
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    if (path === '/api/profile') return new Promise(() => undefined);
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
  const closed = vi.fn<() => undefined>();
  const user = opened(closed);
  expect(
    screen.getByText(
      'Are you sure you want to permanently delete "Nurse, "Austin""? This action cannot be undone.',
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await said('CV Deleted');
  // What the dialog says is what is done: the trash is only passed through.
  expect(asked).toEqual([`DELETE /api/cv/${card.id}`, `DELETE /api/trash/${card.id}`]);
  expect(queryClient.getQueryData(myCvs.queryKey)).toEqual([]);
});

it('keeps the card and says so where the server cannot delete', async () => {
  storeToken('of-ana');
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const user = opened();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await said('Deletion Failed');
  await said('Failed to delete CV. Please check your connection and try again.');
  expect(queryClient.getQueryData(myCvs.queryKey)).toEqual([card]);
});

it('asks for a login where the session is gone', async () => {
  const user = opened();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await said('Authentication Error');
  await said('Please login again to delete CV.');
  expect(asked).toEqual([]);
});
