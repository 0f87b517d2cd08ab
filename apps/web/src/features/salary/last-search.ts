import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { experienceLevels } from '@candor/domain/salary';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { SalaryQuestion } from './api/analyse-salary.ts';

const searchSchema = z.object({
  what: z.string(),
  where: z.string(),
  experience: z.enum(experienceLevels),
  occupation: z.string().optional(),
});

const keyOf = (cvId: string | null) => `salary-search:${cvId ?? 'new'}`;

/** What was searched for last beside a CV on this device, until the person signs out; null where nothing was. */
export const lastSearch = (cvId: string | null) =>
  queryOptions({
    queryKey: ['salary-search', cvId],
    queryFn: async (): Promise<SalaryQuestion | null> => {
      const kept = await unsentOnDevice(
        keyOf(cvId),
        (content) => searchSchema.safeParse(content).data ?? null,
      );
      if (!kept) return null;
      const { occupation, ...search } = kept.content;
      return { ...search, ...(occupation !== undefined && { occupation }) };
    },
    staleTime: Infinity,
    // It is on this device: no connection is needed.
    networkMode: 'always',
  });

export function keepSearch(cvId: string | null, search: SalaryQuestion): void {
  queryClient.setQueryData(lastSearch(cvId).queryKey, search);
  void keepOnDevice(keyOf(cvId), { version: 0, content: search });
}
