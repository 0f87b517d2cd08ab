import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { roadmapBeforeMoves } from '@candor/testing';
import { previewOf } from './api/roadmaps.ts';
import { modelInUse } from '../../platform/model-in-use.ts';
import { RoadmapView } from './roadmap-view.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Preview = Parameters<typeof previewOf>[0];

it('shows a roadmap that was kept before the table of moves, and nothing that it does not say', () => {
  const { plan, ...rest } = roadmapBeforeMoves;
  // It is in the shape of its day, which today's type does not know.
  const roadmap = previewOf({ ...plan, ...rest } as unknown as Preview);
  const nothing = () => undefined;
  const client = new QueryClient();
  client.setQueryData(modelInUse.queryKey, { isInUse: false } as never);
  render(
    <QueryClientProvider client={client}>
      <RoadmapView roadmap={roadmap} lineTargets={[]} onOpen={nothing} onNew={nothing} onPreview={nothing} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { name: 'Staff nurse to Health visitor' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What this step asks for' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/undefined|null|NaN|\[object/);
});
