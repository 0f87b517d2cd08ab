import { eventPayloads } from '@candor/contracts/events';
import { notificationFor, notifiedKinds, type NotificationDraft } from '@candor/domain/notifications';
import type { RecordedEvent } from '../platform/context.ts';
import type { NotificationRow } from './store.ts';

/** The notification of an event, in the language of whoever reads; null of one that nobody is told of. */
export function draftOf({
  id,
  kind,
  subject,
  payload,
}: Pick<RecordedEvent, 'id' | 'subject'> & { kind: string; payload: unknown }): NotificationDraft | null {
  const known = notifiedKinds.find((one) => one === kind);
  if (!known) return null;
  const read = eventPayloads[known].safeParse(payload);
  // One cast: the payload is that of its kind, which the compiler cannot follow over all kinds at once.
  return read.success ? notificationFor({ id, kind: known, subject, payload: read.data as never }) : null;
}

type Words = Pick<NotificationRow, 'title' | 'message' | 'actionLabel'>;

/** What a stored notification says, in the language of whoever reads. */
export function wordsOf({ kind, payload, count, title, message, actionLabel }: NotificationRow): Words {
  // Its words do not hang on what it is about, nor on the number of its event.
  const draft = payload === null ? null : draftOf({ id: 0, kind, subject: '', payload });
  if (!draft) return { title, message, actionLabel };
  const { group } = draft;
  return { ...(count > 1 && group ? group.many(count) : draft), actionLabel: draft.actionLabel };
}
