import { useEditing } from './use-editing.ts';
import { useZone } from './use-zone.ts';

interface Ways {
  /** Puts the written text on the page, in place of what the form would give. */
  showWritten: () => void;
  openExport: () => void;
}

/** Where a person is in an editor: at the form or the page, or with the written text under the hand. */
export function useZones({ showWritten, openExport }: Ways) {
  const { zone, goTo } = useZone();
  const [isEditing, setIsEditing] = useEditing();
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
