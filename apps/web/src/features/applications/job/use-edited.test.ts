import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { JobOffer } from '@candor/domain/applications';
import { queryClient } from '../../../platform/query-client.ts';
import { applicationOf, type Application } from '../api/application.ts';
import { useEdited } from './use-edited.ts';

const none: JobOffer = {
  base: null,
  bonus: null,
  currency: '',
  period: 'year',
  holidayDays: null,
  benefits: '',
  answerBy: null,
};
// What else an application has, its queue does not look at.
const stored = { id: 'a', version: 1, title: 'Nurse', offer: none } as Application;
let saved: { version: number; offer: JobOffer }[];
let answers: (() => void)[];

beforeEach(() => {
  saved = [];
  answers = [];
  queryClient.clear();
  queryClient.setQueryData(applicationOf('a').queryKey, stored);
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    const change: (typeof saved)[number] = JSON.parse(String(body));
    saved.push(change);
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ ...stored, ...change, version: change.version + 1 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('saves a part of a whole with the parts that are still on their way', async () => {
  const { result } = renderHook(() => useEdited(stored));
  const put = (change: Partial<JobOffer>) =>
    act(() => result.current.onSave({ offer: { ...(result.current.application.offer ?? none), ...change } }));
  put({ currency: 'GBP' });
  put({ base: 38_000 });
  put({ holidayDays: 27 });
  expect(result.current.application.offer).toMatchObject({ currency: 'GBP', base: 38_000, holidayDays: 27 });
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(result.current.status).toBe('saved'));
  expect(saved.map(({ version }) => version)).toEqual([1, 2]);
  expect(saved.at(-1)?.offer).toMatchObject({ currency: 'GBP', base: 38_000, holidayDays: 27 });
});
