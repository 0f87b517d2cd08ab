import { useLayoutEffect, useRef, useState } from 'react';
import { scrollUp } from '../../ui/scroll-up.ts';

export type Zone = 'form' | 'page';

/** Which of form and page a phone shows. Each comes back where it was left; `view` is what stands at the form, and begins at its top. */
export function useZone(view: string) {
  const [zone, setZone] = useState<Zone>('form');
  const places = useRef<Record<Zone, number>>({ form: 0, page: 0 });
  useLayoutEffect(() => {
    places.current.form = 0;
    scrollUp();
  }, [view]);
  useLayoutEffect(() => {
    scrollTo(0, places.current[zone]);
  }, [zone]);
  return {
    zone,
    goTo: (next: Zone) => {
      if (next === zone) return;
      places.current[zone] = scrollY;
      setZone(next);
    },
  };
}
