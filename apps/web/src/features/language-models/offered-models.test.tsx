import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../platform/query-client.ts';
import { offeredModels } from './api.ts';
import { OfferedModels } from './offered-models.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const model = {
  about: 'For most laptops.',
  downloadBytes: 3.3e9,
  memoryBytes: 6e9,
  isCarried: true,
  isHere: false,
};
const models = [
  { ...model, name: 'gemma3:4b', title: 'Small', isHere: true },
  { ...model, name: 'gemma4:e4b', title: 'Medium' },
  { ...model, name: 'gemma4:26b', title: 'Large', isCarried: false },
];

function show(address: string | null) {
  queryClient.setQueryData(offeredModels.queryKey, {
    checkedOn: '2026-11-29',
    memoryBytes: 16e9,
    address,
    models,
  });
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, staleTime: Infinity },
  });
  render(
    <QueryClientProvider client={queryClient}>
      <OfferedModels onFetched={() => undefined} />
    </QueryClientProvider>,
  );
  return screen.getAllByRole('listitem');
}

it('says of each size what it takes, whether it is there, and whether the machine can carry it', () => {
  const [small, medium, large] = show('127.0.0.1:11434').map((item) => within(item));
  expect(small?.getByText('On this machine')).toBeTruthy();
  expect(medium?.getByRole('button', { name: /^Download and try\s*Medium$/ })).toHaveProperty(
    'disabled',
    false,
  );
  expect(medium?.getByText(/3.3 GB to download/)).toBeTruthy();
  expect(large?.getByText(/More memory than this machine can spare/)).toBeTruthy();
});

it('asks for Ollama where it is not there', () => {
  show(null);
  expect(screen.getByText(/install Ollama on this machine/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Download and try\s*Medium$/ })).toHaveProperty(
    'disabled',
    true,
  );
});
