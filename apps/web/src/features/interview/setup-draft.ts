import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { interviewDifficulties } from '@candor/domain/interview';
import { screenLanguageIds } from '@candor/domain/locale';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';
import type { Setup } from './setup-form.tsx';

const setupSchema = z.object({
  position: z.string(),
  company: z.string(),
  difficulty: z.enum([...interviewDifficulties, '']),
  language: z.enum([...screenLanguageIds, '']).default(''),
  jobDescription: z.string(),
  ownQuestion: z.string(),
});

/** The set-up as it was last typed on this device; null where nothing was. */
export const typedSetup = (key: string) =>
  queryOptions({
    queryKey: ['interview-setup', key],
    queryFn: async () =>
      (await unsentOnDevice(key, (content) => setupSchema.safeParse(content).data ?? null))?.content ?? null,
    gcTime: 0,
    staleTime: 0,
    // It is on this device: no connection is needed.
    networkMode: 'always',
  });

export function keepSetup(key: string, setup: Setup): Promise<void> {
  return keepOnDevice(key, { version: 0, content: setup });
}
