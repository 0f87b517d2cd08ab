import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WholeCvVersion } from '@candor/contracts/cv-versions';
import type { Version } from '@candor/contracts/versions';
import { cvDesign, cvDocument } from '@candor/domain/cv';
import { queryClient } from '../../platform/query-client.ts';
import { CvVersions } from './cv-versions.tsx';

const id = '00000000-0000-4000-8000-000000000000';

function aVersion(version: number, change: string, bullet: string): WholeCvVersion {
  const savedAt = `2026-11-21T0${version}:00:00.000Z`;
  return {
    version,
    origin: 'edited',
    change,
    name: null,
    startedAt: savedAt,
    savedAt,
    author: { name: 'Ana Ruiz', isYou: true },
    title: 'Nurse, Austin',
    template: 'modern',
    isCurrent: version === 3,
    document: cvDocument({ experience: [{ position: 'Nurse', company: 'Dell Seton', bullets: [bullet] }] }),
    text: '',
    layoutRelease: 1,
    design: cvDesign(),
    isBrandFree: false,
  };
}

const stored = [
  aVersion(3, '1 bullet edited in Nurse', 'Led a ward of 36 beds'),
  aVersion(2, 'Layout Modern', 'Led a ward of 32 beds'),
  aVersion(1, 'Written from the form', 'Led a ward'),
];
const asked: string[] = [];
let restoring: () => Response;

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, body].filter(Boolean).join(' '));
    if (method === 'POST') return restoring();
    const whole = /\/versions\/(\d+)$/.exec(path)?.[1];
    const heads: Version[] = stored;
    return Response.json(whole ? stored.find(({ version }) => String(version) === whole) : heads);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const onRestored = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <>
        <CvVersions id={id} title="Nurse" version={7} onRestored={onRestored} onClose={onClose} />
      </>
    </QueryClientProvider>,
  );
  return { onRestored, onClose, user: userEvent.setup() };
}

it('lists what changed, and shows the newest beside the one before it, word by word', async () => {
  open();
  const list = within(await screen.findByRole('region', { name: 'All versions' }));
  expect(list.getAllByRole('button').map((button) => button.textContent)).toEqual([
    expect.stringMatching(/^1 bullet edited in Nurse.*You · current version$/),
    expect.stringMatching(/^Layout Modern.*You$/),
    expect.stringMatching(/^Written from the form.*You$/),
  ]);
  const experience = within(await screen.findByRole('region', { name: 'Experience' }));
  expect(experience.getAllByText('32').every(({ tagName }) => tagName === 'DEL')).toBe(true);
  expect(experience.getAllByText('36').every(({ tagName }) => tagName === 'INS')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Restore this version' })).toBeNull();
});

it('restores over the version on the screen and hands the CV on', async () => {
  const { user, onRestored, onClose } = open();
  const restored = { id, version: 8 };
  restoring = () => Response.json(restored);
  await user.click(await screen.findByRole('button', { name: /^Written from the form/ }));
  await user.click(screen.getByRole('button', { name: 'Restore this version' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toContain(`POST /api/cv/${id}/versions/1/restore {"version":7}`);
  expect(onRestored).toHaveBeenCalledWith(restored);
});

it('stays open with the server’s reason where another tab was faster', async () => {
  const { user, onRestored, onClose } = open();
  restoring = () =>
    Response.json({ error: 'This was changed somewhere else.', code: 'stale' }, { status: 409 });
  await user.click(await screen.findByRole('button', { name: /^Layout Modern/ }));
  const button = screen.getByRole('button', { name: 'Restore this version' });
  await user.click(button);
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(onRestored).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});
