import { useRef, useState } from 'react';
import type { CvDocument } from '@candor/domain/cv';
import { startingCv } from '../../features/letters/index.ts';
import { queryClient } from '../../platform/query-client.ts';

/** The CV that a letter starts from. */
export function useStartingCv() {
  // What draws the page reads it at once, before anything is shown anew.
  const loaded = useRef<CvDocument | undefined>(undefined);
  const [shown, setShown] = useState<CvDocument | undefined>(undefined);
  return {
    shown,
    current: () => loaded.current,
    /** Makes it another one; none where that cannot be loaded. */
    load: async (id: string | null): Promise<CvDocument | undefined> => {
      loaded.current = undefined;
      if (id !== null)
        loaded.current = (await queryClient.fetchQuery(startingCv(id)).catch(() => null))?.document;
      setShown(loaded.current);
      return loaded.current;
    },
  };
}
