import { useState } from 'react';
import { useZone } from './use-zone.ts';

interface Ways {
  /** The open tab. */
  tab: string;
  /** Puts the written text on the page, in place of what the form would give. */
  showWritten: () => void;
  openExport: () => void;
}

/** Where a person is in an editor: at the form or the page, or with the written text under the hand. */
export function useZones({ tab, showWritten, openExport }: Ways) {
  const [isEditing, setIsEditing] = useState(false);
  const { zone, goTo } = useZone(isEditing ? 'text' : tab);
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
