import { onListening, onPersonEvent } from '../../platform/person-events.ts';
import { refreshNotifications } from './api.ts';

/** Asks again when there is a new notification, or one was read in another tab; gives the way to stop. */
export function followNotifications(): () => void {
  const endHearing = onPersonEvent(({ kind }) => {
    if (kind === 'notification-added' || kind === 'notifications-changed') void refreshNotifications();
  });
  // What came between the first answer and the begin of the stream was told to nobody.
  const endWaiting = onListening(() => void refreshNotifications());
  return () => {
    endHearing();
    endWaiting();
  };
}
