import {
  isWanted,
  notifiedKinds,
  type NotificationDraft,
  type NotifiedKind,
} from '@candor/domain/notifications';
import { ownerById } from '../account/index.ts';
import { holdEvents, recordEvents } from '../events/index.ts';
import type { Listener, Owner, Platform, RecordedEvent } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { inLanguage } from '../platform/reader-language.ts';
import { countOneMore, hasKey, insertNotification, openGroup } from './store.ts';
import { draftOf } from './words.ts';

/** As long as a group grows: what comes later is sent on its own. */
const GROUP_MS = 24 * 60 * 60 * 1000;

/** The notification that a draft became, or counts to; null where there is one of its key. */
async function add(
  store: Store,
  { ownerId: userId, kind, payload, sessionId }: RecordedEvent,
  { key, group, isOwnAct, isOwnSave: _isOwnSave, ...words }: NotificationDraft,
  at: Date,
): Promise<string | null> {
  if (await hasKey(store, userId, key)) return null;
  const fromSession = isOwnAct ? sessionId : null;
  const since = new Date(at.getTime() - GROUP_MS);
  const open = group && (await openGroup(store, { userId, groupKey: group.key, since }));
  if (!open) {
    const groupKey = group?.key ?? null;
    const row = { ...words, userId, key, groupKey, kind, payload, fromSession, at };
    return (await insertNotification(store, row)).id;
  }
  const { actionUrl } = words;
  await countOneMore(store, open, { ...group.many(open.count + 1), payload, actionUrl, fromSession, at });
  return open.id;
}

/** What is done once a notification is stored, in its transaction: a mail is planned, a push is sent. */
export type Afterwards = (
  call: { platform: Platform; store: Store },
  added: { owner: Owner; id: string },
) => Promise<void>;

/** Makes notifications of events: each once, none without an event, none of what the person switched off. */
export function notifier(afterwards: readonly Afterwards[]): Listener {
  return {
    name: 'notifications',
    kinds: notifiedKinds satisfies readonly NotifiedKind[],
    async handle({ platform, store, event }) {
      const userId = event.ownerId;
      const draft = await inLanguage('en', () => draftOf(event));
      const whoWants = async (wanted: NotificationDraft) => {
        const owner = await ownerById(store, userId);
        return owner && isWanted(wanted, owner.preferences) ? owner : null;
      };
      // Asked once before anybody waits for the lock, and once under it, where switches no longer change.
      if (!draft || !(await whoWants(draft))) return;
      await holdEvents(store, userId);
      const owner = await whoWants(draft);
      if (!owner) return;
      const id = await inLanguage('en', () => add(store, event, draft, platform.clock.now()));
      if (id === null) return;
      for (const then of afterwards) await then({ platform, store }, { owner, id });
      const { listeners } = platform;
      await recordEvents(store, { listeners, owner: { id: userId } }, [
        { kind: 'notification-added', subject: id, payload: {} },
      ]);
    },
  };
}
