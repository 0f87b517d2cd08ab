import type { NotificationDraft, NotificationWords } from './notification.ts';
import type { NotifiedEvent, NotifiedKind } from './notified-events.ts';

/** How a kind of event is told. Where no key is given, each event is told by itself. */
export type Mapping<K extends NotifiedKind> = (
  event: NotifiedEvent<K>,
) => NotificationWords & Partial<Pick<NotificationDraft, 'key' | 'group' | 'isOwnAct' | 'isOwnSave'>>;
