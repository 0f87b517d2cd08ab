import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CvCard } from '@candor/contracts/cv';
import { queryClient } from '../../platform/query-client.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { myCvs } from './api/cvs.ts';
import { LanguageDialog } from './language-dialog.tsx';

const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;

function aCard(at: number, title: string, change: Partial<CvCard> = {}): CvCard {
  return {
    id: idOf(at),
    title,
    jobTitle: 'Nurse',
    template: 'modern',
    version: 1,
    language: 'en',
    variantGroup: null,
    labels: [],
    isArchived: false,
    hasProposal: false,
    purgeAt: null,
    followsProfile: false,
    isPublic: false,
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
    ...change,
  };
}

const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

function opened(cards: CvCard[]) {
  const [card] = cards;
  if (!card) throw new Error('no card');
  queryClient.setQueryData(myCvs.queryKey, cards);
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(cards);
    asked.push({ path, ...JSON.parse(String(body)) });
    return Response.json(card);
  });
  const onClose = vi.fn<() => void>();
  function Folder() {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      onClose();
      setIsOpen(false);
    };
    return isOpen && card ? <LanguageDialog card={card} onClose={close} /> : null;
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Folder />
      <Toaster />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

it('joins two CVs once each is in a language of its own, and takes it back', async () => {
  const { user, onClose } = opened([aCard(1, 'Krankenpfleger'), aCard(2, 'Nurse, Austin')]);
  await user.click(screen.getByRole('radio', { name: 'Link an existing CV' }));
  const join = screen.getByRole<HTMLButtonElement>('button', { name: 'Link the two CVs' });
  expect(join.disabled).toBe(true);
  expect(screen.getByRole('alert').textContent).toContain('Nurse, Austin is also in English');
  await user.selectOptions(screen.getByLabelText('Language of Krankenpfleger'), 'de');
  await user.click(join);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const path = `/api/cv/${idOf(1)}/languages`;
  expect(asked).toEqual([{ path, of: idOf(2), language: 'de' }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({ path, of: null, language: 'en' });
});

it('takes a CV out of those it is one with, and back among them', async () => {
  const group = idOf(9);
  const german = aCard(1, 'Krankenpfleger', { language: 'de', variantGroup: group });
  const english = aCard(2, 'Nurse, Austin', { variantGroup: group });
  const { user, onClose } = opened([german, english]);
  expect(screen.getByText(/is linked with Nurse, Austin \(English\)\./)).toBeTruthy();
  // There is no other CV to join it with.
  expect(screen.queryByRole('radio', { name: 'Link an existing CV' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Unlink' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toMatchObject([{ of: null }, { of: idOf(2), language: 'de' }]);
});
