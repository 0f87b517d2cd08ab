import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cvDocument } from '@candor/domain/cv';
import type { Match, Requirement } from '@candor/domain/optimizer';
import { queryClient } from '../../platform/query-client.ts';
import { modelInUse } from '../../platform/model-in-use.ts';
import { answersInCv } from './api/match-requirements.ts';
import { Requirements } from './requirements.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const line = 'Trained four new nurses';
const document = cvDocument({ experience: [{ company: 'Harbour Clinic', bullets: [line] }] });
const requirement: Requirement = {
  id: 'onboarding',
  kind: 'skill',
  name: 'onboarding',
  isRequired: true,
  weight: 3,
  quote: 'You do the onboarding of staff',
  state: 'open',
  answers: [],
  near: [],
  isShown: false,
  key: 'onboarding',
  note: '',
  advertWords: '',
};
const match: Match = {
  requirements: [requirement],
  now: { least: 0, most: 0 },
  afterEdits: { least: 0, most: 0 },
  gaps: { least: 100, most: 100 },
};
const button = () => screen.queryByRole('button', { name: /^Have the language model look/ });

function show(isInUse: boolean) {
  queryClient.setQueryDefaults(modelInUse.queryKey, { staleTime: Infinity });
  queryClient.setQueryData(modelInUse.queryKey, { isInUse });
  queryClient.setQueryData(answersInCv(document, [requirement]).queryKey, new Map([['onboarding', line]]));
  render(
    <QueryClientProvider client={queryClient}>
      <Requirements match={match} document={document} onConfirm={() => undefined} />
    </QueryClientProvider>,
  );
}

it('shows what a language model sees in a line as maybe met by it, for its person to say', () => {
  show(true);
  expect(screen.getByText('Not in your CV')).toBeTruthy();
  const ask = button();
  if (!ask) throw new Error('nothing to press');
  fireEvent.click(ask);
  expect(screen.getByText('Maybe')).toBeTruthy();
  expect(screen.getByText(`“${line}”`)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'This line shows it: onboarding' })).toBeTruthy();
  expect(button()).toBeNull();
});

it('offers nothing where no language model is in use', () => {
  show(false);
  expect(button()).toBeNull();
});
