import { useRef } from 'react';
import type { Cv } from '@candor/contracts/cv';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveCv } from './api.ts';
import { keepOnDevice } from './keep-on-device.ts';
import { useKeeper } from './use-keeper.ts';

/** What of a written CV a person changes by hand. */
export interface WrittenChange {
  text?: string;
  template?: string;
  isBrandFree?: boolean;
}

/** Keeps changes of a written CV over the version they were made on. Changes that wait are sent together. */
export function useWrittenCv(id: string | null, version: number, onForeign: (cv: Cv) => void) {
  const waiting = useRef<WrittenChange>({});
  const keeper = useKeeper<WrittenChange, Cv>({
    name: `cv-${id ?? 'none'}`,
    version,
    send: async (at, change, isLeaving) => {
      const cv = await call(saveCv, {
        params: { id: id ?? '' },
        body: { version: at, ...change },
        keepalive: isLeaving,
      });
      waiting.current = {};
      await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
      return cv;
    },
    keepLocally: (change) => keepOnDevice(`cv:${id ?? 'none'}`, change),
    onForeign,
  });
  const change = (more: WrittenChange) => {
    if (id === null) return;
    waiting.current = { ...waiting.current, ...more };
    keeper.change(waiting.current);
  };
  return { ...keeper, change };
}
