import type { NotificationDraft, NotificationWords } from './notification.ts';
import type { NotifiedEvent, NotifiedKind } from './notified-events.ts';

/** How a kind of event becomes a notification. Without a key, each event is one of its own. */
export type Mapping<K extends NotifiedKind> = (
  event: NotifiedEvent<K>,
) => NotificationWords & Partial<Pick<NotificationDraft, 'key' | 'group' | 'isOwnAct' | 'isOwnSave'>>;
