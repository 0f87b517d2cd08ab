import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../platform/query-client.ts';
import { ModelOffer } from './model-offer.tsx';
import { ownModelAllowed } from './own-model-allowed.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

function show(isAdmin: boolean, isAllowed: boolean) {
  queryClient.setQueryDefaults(ownModelAllowed.queryKey, { staleTime: Infinity });
  queryClient.setQueryData(ownModelAllowed.queryKey, { isAllowed, ownModel: null });
  render(
    <QueryClientProvider client={queryClient}>
      <ModelOffer isAdmin={isAdmin} />
    </QueryClientProvider>,
  );
}

it.each([
  ['an administrator', true, false, /Set one up in Admin/],
  ['somebody who may have a key of their own', false, true, /add your own in Settings/],
  ['everybody else', false, false, /Ask your administrator/],
])('says to %s how to get a model', (_who, isAdmin, isAllowed, text) => {
  show(isAdmin, isAllowed);
  expect(screen.getByText(text)).toBeTruthy();
});

it('says it once', () => {
  show(false, false);
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  show(false, false);
  expect(screen.queryByRole('complementary')).toBeNull();
});
