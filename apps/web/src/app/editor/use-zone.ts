import { useLayoutEffect, useRef, useState } from 'react';

export type Zone = 'form' | 'page';

/** Which of form and page a phone shows. Each comes back where it was left. */
export function useZone() {
  const [zone, setZone] = useState<Zone>('form');
  const places = useRef<Record<Zone, number>>({ form: 0, page: 0 });
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
