import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';

const advertSchema = z.string();

/** The key of a CV's advert on this device. */
export const advertKeyOf = (ownerId: string, cvId: string | null) =>
  `${ownerId}:optimizer-advert:${cvId ?? 'new'}`;

/** The advert that a CV was last compared with on this device; '' where there was none. */
export const keptAdvert = (key: string) =>
  queryOptions({
    queryKey: ['optimizer-advert', key],
    queryFn: async () =>
      (await unsentOnDevice(key, (content) => advertSchema.safeParse(content).data ?? null))?.content ?? '',
    gcTime: 0,
    staleTime: 0,
    // It is on this device: no connection is needed.
    networkMode: 'always',
  });

export function keepAdvert(key: string, advert: string): Promise<void> {
  return keepOnDevice(key, advert === '' ? null : { version: 0, content: advert });
}
