import { useLayoutEffect, useRef, useState } from 'react';
import { scrollUp } from '../../ui/scroll-up.ts';

export type Zone = 'form' | 'page';

interface Ways {
  /** The open tab. */
  tab: string;
  openExport: () => void;
}

/** Where a person is in an editor: at the form or, on a phone, at the page. */
export function useZones({ tab, openExport }: Ways) {
  const [zone, setZone] = useState<Zone>('form');
  const places = useRef<Record<Zone, number>>({ form: 0, page: 0 });
  // What is opened begins at its top; form and page come back where they were left.
  useLayoutEffect(() => {
    places.current.form = 0;
    scrollUp();
  }, [tab]);
  useLayoutEffect(() => {
    // In braces: newer browsers give a promise back, which is no clean-up.
    scrollTo(0, places.current[zone]);
  }, [zone]);
  const goTo = (next: Zone) => {
    if (next === zone) return;
    places.current[zone] = scrollY;
    setZone(next);
  };
  return {
    zone,
    goTo,
    toExport: () => {
      openExport();
      goTo('form');
    },
  };
}
