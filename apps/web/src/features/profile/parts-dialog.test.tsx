import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CvCard } from '@candor/contracts/cv';
import type { Following } from '@candor/contracts/profile-cv';
import { queryClient } from '../../platform/query-client.ts';
import { PartsDialog } from './parts-dialog.tsx';

const card: CvCard = {
  id: '00000000-0000-4000-8000-000000000000',
  title: 'Nurse, Austin',
  jobTitle: 'Nurse',
  template: 'modern',
  version: 4,
  language: 'en',
  variantGroup: null,
  labels: [],
  isArchived: false,
  hasProposal: false,
  purgeAt: null,
  followsProfile: true,
  isPublic: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:00.000Z',
};
const parts: Following['parts'] = [
  { part: 'phone', section: 'basics', name: 'Phone', state: 'follows' },
  { part: 'e1', section: 'experience', name: 'Charge Nurse', state: 'differs' },
  { part: 'e2', section: 'experience', name: 'Aide', state: 'left-out' },
];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') asked.push(`${path} ${String(body)}`);
    return Response.json({ followsProfile: true, parts });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers what differs or is left out, and takes over what was marked, over the version it shows', async () => {
  const onClose = vi.fn<() => void>();
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={queryClient}>
      <>
        <PartsDialog card={card} profileVersion={2} onClose={onClose} />
      </>
    </QueryClientProvider>,
  );
  await screen.findByText(/^1 of 3 parts match your profile/);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  const take = screen.getByRole('button', { name: 'Update selected' });
  expect(take).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /^Charge Nurse/ }));
  await user.click(take);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([`/api/cv/${card.id}/profile/take {"version":4,"parts":["e1"]}`]);
});
