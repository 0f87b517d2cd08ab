import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cvDocument, newestRelease, type LayoutId, type LayoutRelease } from '@candor/domain/cv';
import { queryClient } from '../../../platform/query-client.ts';
import { givePlace } from '../../../ui/testing/give-place.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { NewerRelease } from './newer-release.tsx';

const id = '00000000-0000-4000-8000-000000000000';
const newest = newestRelease('minimal');
const offer = 'A newer version of this layout is available';

const asked: { path: string; body: unknown }[] = [];
let declining: () => Response;
beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  givePlace();
  declining = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const sent = JSON.parse(String(body));
    asked.push({ path, body: sent });
    if (!path.endsWith('/preview')) return declining();
    const fit = { pages: 1, sizeUsed: 10, sizeFactor: 1, spacingFactor: 1, tooLong: null };
    const page = [{ mark: 'a', top: 0, height: 792, svg: '<svg width="612" height="792"></svg>' }];
    const pages = sent.release === 1 ? [page] : [page, page];
    return Response.json({ pages, missing: [], fit });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(now: LayoutRelease = { layout: 'minimal', release: 1 }, before: LayoutRelease | null = null) {
  const onTake = vi.fn<(release: number) => void>();
  const template: LayoutId = now.layout;
  function Bench() {
    const [declined, setDeclined] = useState(before);
    return (
      <NewerRelease
        cvId={id}
        now={now}
        declined={declined}
        page={() => ({ document: cvDocument({ summary: 'A calm nurse.' }), template, release: now.release })}
        onTake={onTake}
        onDeclined={setDeclined}
      />
    );
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Bench />
      <Toaster />
    </QueryClientProvider>,
  );
  return { onTake, user: userEvent.setup() };
}

it('draws the page in both releases, says what changed, and hands on the one that is taken', async () => {
  const { user, onTake } = open();
  await user.click(screen.getByRole('button', { name: 'See the difference' }));
  expect(await screen.findByRole('img', { name: 'Yours, page 1 of 1' })).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'Newer version, page 2 of 2' })).toBeTruthy();
  expect(asked.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ template: 'minimal', release: 1 }),
      expect.objectContaining({ template: 'minimal', release: newest }),
    ]),
  );
  expect(screen.getByRole('dialog').textContent).toContain('Your CV takes 2 pages in it instead of 1.');
  await user.click(screen.getByRole('button', { name: 'Use the new version' }));
  expect(onTake).toHaveBeenCalledWith(newest);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('remembers on the server that a release is not wanted, and keeps it in reach', async () => {
  const { user, onTake } = open();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('button', { name: 'See the newer version' })).toBeTruthy();
  expect(screen.queryByText(offer)).toBeNull();
  const body = { layout: 'minimal', release: newest };
  expect(asked).toEqual([{ path: `/api/cv/${id}/declined-release`, body }]);
  await user.click(screen.getByRole('button', { name: 'See the newer version' }));
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(asked.filter(({ path }) => path.endsWith('declined-release'))).toHaveLength(1);
  expect(onTake).not.toHaveBeenCalled();
});

it('goes on offering where it could not be remembered', async () => {
  const { user } = open();
  declining = () => Response.json({ error: 'Not right now.', code: 'unavailable' }, { status: 503 });
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByText(offer)).toBeTruthy();
});

it('says nothing of a newest release, and asks again for one that was not declined', () => {
  open({ layout: 'minimal', release: newest });
  expect(screen.queryByRole('region', { name: 'Release of the layout' })).toBeNull();
  cleanup();
  open({ layout: 'minimal', release: 1 }, { layout: 'minimal', release: newest - 1 });
  expect(screen.getByText(offer)).toBeTruthy();
});
