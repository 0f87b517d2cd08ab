import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { modelInUse } from '../../platform/model-in-use.ts';
import type { ShownRoadmap } from './api/roadmaps.ts';
import { DraftedSteps } from './drafted-steps.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const roadmap = { move: null, input: { currentRole: 'Dental nurse', targetRole: 'Editor' } } as ShownRoadmap;
const steps = [
  { text: 'Rework the leaflet.', quote: 'Wrote the leaflet', checkWith: null },
  { text: 'Begin a course of 18 months.', quote: null, checkWith: 'the General Dental Council' },
];

function show(shown: ShownRoadmap, isInUse: boolean) {
  const client = new QueryClient();
  client.setQueryData(modelInUse.queryKey, { isInUse, isOwn: false } as never);
  render(
    <QueryClientProvider client={client}>
      <DraftedSteps roadmap={shown} />
    </QueryClientProvider>,
  );
}

it('marks what a model drafts, with the line it builds on and whom to ask', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ steps })));
  show(roadmap, true);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest steps' }));
  expect(await screen.findByText(/Written by a language model/)).toBeTruthy();
  expect(screen.getByText('From your CV: “Wrote the leaflet”')).toBeTruthy();
  expect(screen.getByText('Check this with the General Dental Council.')).toBeTruthy();
});

it('says that a model had nothing to add, and is asked again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ steps: [] })));
  show(roadmap, true);
  await userEvent.click(screen.getByRole('button', { name: 'Suggest steps' }));
  expect(await screen.findByText('The language model had nothing to add.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Suggest steps' })).toBeTruthy();
});

it('offers nothing without a model, nor for a move that the table has', () => {
  show(roadmap, false);
  show({ ...roadmap, move: {} } as ShownRoadmap, true);
  expect(screen.queryByRole('button')).toBeNull();
});
