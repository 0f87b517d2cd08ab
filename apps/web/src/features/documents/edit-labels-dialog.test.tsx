import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CvLabel } from '@candor/contracts/cv-endpoints';
import { queryClient } from '../../platform/query-client.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { EditLabelsDialog } from './edit-labels-dialog.tsx';

const asked: unknown[] = [];
let renaming: () => Response;

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  const stored: CvLabel[] = [
    { name: 'Clinics', count: 1 },
    { name: 'Hospitals', count: 3 },
  ];
  renaming = () => Response.json([{ name: 'Clinics', count: 4 }] satisfies CvLabel[]);
  vi.stubGlobal('fetch', async (_path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(stored);
    asked.push(JSON.parse(String(body)));
    return renaming();
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

async function opened() {
  const onRenamed = vi.fn<(name: string, to: string | null) => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <EditLabelsDialog onRenamed={onRenamed} onClose={() => undefined} />
      <Toaster />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Edit label Hospitals' }));
  const field = screen.getByLabelText('New name of Hospitals');
  return { user, field, onRenamed };
}

it('renames a label everywhere and tells who shows it', async () => {
  const { user, field, onRenamed } = await opened();
  await user.clear(field);
  await user.type(field, ' Wards ');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  await vi.waitFor(() => expect(onRenamed).toHaveBeenCalledWith('Hospitals', 'Wards'));
  expect(asked).toEqual([{ name: 'Hospitals', to: 'Wards' }]);
});

it('says before that two labels become one, and keeps the name that there is', async () => {
  const { user, field, onRenamed } = await opened();
  await user.clear(field);
  await user.type(field, 'clinics');
  expect(screen.getByText('You already have a label “Clinics”. The two will be merged.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Merge labels' }));
  await vi.waitFor(() => expect(onRenamed).toHaveBeenCalledWith('Hospitals', 'Clinics'));
  expect(asked).toEqual([{ name: 'Hospitals', to: 'Clinics' }]);
});

it('takes a label off every CV that has it, once asked', async () => {
  const { user, onRenamed } = await opened();
  await user.click(screen.getByRole('button', { name: 'Remove from all' }));
  expect(screen.getByText(/Remove the label Hospitals from 3 CVs\?/)).toBeTruthy();
  expect(asked).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove label' }));
  await vi.waitFor(() => expect(onRenamed).toHaveBeenCalledWith('Hospitals', null));
  expect(asked).toEqual([{ name: 'Hospitals', to: null }]);
});

it('keeps what was typed where the server refuses', async () => {
  const { user, field, onRenamed } = await opened();
  renaming = () => Response.json({ error: 'Not right now.', code: 'unavailable' }, { status: 503 });
  await user.type(field, ' 2026');
  await user.click(screen.getByRole('button', { name: 'Rename' }));
  expect((await screen.findAllByText('Label not changed')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('New name of Hospitals').value).toBe('Hospitals 2026');
  expect(onRenamed).not.toHaveBeenCalled();
});
