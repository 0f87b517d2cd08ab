import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobSource } from '@candor/contracts/job-sources';
import { queryClient } from '../../platform/query-client.ts';
import { dismissToast } from '../../ui/toast.ts';
import { JobSourcesPanel } from './job-sources-panel.tsx';

const source = (change: Partial<JobSource>): JobSource => ({
  id: 'board',
  name: 'Board',
  about: 'Remote jobs.',
  termsUrl: 'https://board.example/terms',
  missing: [],
  isOn: false,
  termsReadAt: null,
  ...change,
});
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const sent = () =>
  fetched.mock.calls.flatMap(([, { method, body }]) => (method === 'PUT' ? [JSON.parse(String(body))] : []));

function opened(...sources: JobSource[]) {
  fetched.mockImplementation(async (_path, { method }) =>
    Response.json({
      sources: method === 'PUT' ? sources.map((one) => ({ ...one, isOn: !one.isOn })) : sources,
    }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <JobSourcesPanel />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  cleanup();
  dismissToast();
  queryClient.clear();
  fetched.mockReset();
  vi.unstubAllGlobals();
});

it('turns a source on once somebody says that they have read its terms', async () => {
  const user = opened(source({}));
  await user.click(await screen.findByRole('switch', { name: 'Board' }));
  const confirm = screen.getByRole('button', { name: 'Turn on' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox'));
  await user.click(confirm);
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Board' }).getAttribute('aria-checked')).toBe('true'),
  );
  expect(sent()).toEqual([{ id: 'board', isOn: true, hasReadTerms: true }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('turns a source off at once, and offers none that is not set up', async () => {
  const user = opened(source({ isOn: true }), source({ id: 'keyed', name: 'Keyed', missing: ['KEY_ONE'] }));
  expect(await screen.findByRole('switch', { name: 'Keyed' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/To use it, start the server with KEY_ONE\./)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: 'Board' }));
  await waitFor(() => expect(sent()).toEqual([{ id: 'board', isOn: false }]));
});
