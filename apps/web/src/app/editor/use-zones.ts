import { useLayoutEffect, useRef, useState } from 'react';
import { scrollUp } from '../../ui/scroll-up.ts';

export type Zone = 'form' | 'page';

interface Ways {
  /** The open tab. */
  tab: string;
  /** Puts the written text on the page, in place of what the form would give. */
  showWritten: () => void;
  openExport: () => void;
}

/** Where a person is in an editor: at the form or, on a phone, at the page; with the tabs or with the written text under the hand. */
export function useZones({ tab, showWritten, openExport }: Ways) {
  const [zone, setZone] = useState<Zone>('form');
  const [isEditing, setIsEditing] = useState(false);
  const places = useRef<Record<Zone, number>>({ form: 0, page: 0 });
  const view = isEditing ? 'text' : tab;
  // What is opened begins at its top; form and page come back where they were left.
  useLayoutEffect(() => {
    places.current.form = 0;
    scrollUp();
  }, [view]);
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
    isEditing,
    edit: () => {
      showWritten();
      setIsEditing(true);
      goTo('form');
    },
    endEditing: () => {
      setIsEditing(false);
      goTo('page');
    },
    toExport: () => {
      setIsEditing(false);
      openExport();
      goTo('form');
    },
  };
}
