import { eventPayloads } from '@candor/contracts/events';
import { webhookEventOf, type WebhookEvent } from '@candor/domain/webhooks';
import type { RecordedEvent } from '../platform/context.ts';

type DeliveredKind = keyof typeof webhookEventOf;

/** The kinds of events that webhooks get. */
export const deliveredKinds: readonly string[] = Object.keys(webhookEventOf);

const isDelivered = (kind: string): kind is DeliveredKind => kind in webhookEventOf;

/** What of an event goes out: ids and what changed; of words only what a notification would show. */
function dataOf(kind: DeliveredKind, payload: unknown, subject: string): Record<string, unknown> {
  switch (kind) {
    case 'document-created':
    case 'document-saved': {
      const { document, version, origin } = eventPayloads[kind].parse(payload);
      return { id: subject, kind: document, version, origin };
    }
    case 'application-moved': {
      const { from, to } = eventPayloads[kind].parse(payload);
      return { id: subject, from, to };
    }
    case 'task-due': {
      const { task, application, on } = eventPayloads[kind].parse(payload);
      return { id: subject, job: application, task, on };
    }
    case 'comment-added': {
      const { document, title, author, excerpt, thread } = eventPayloads[kind].parse(payload);
      return { id: subject, kind: document, title, author, excerpt, thread };
    }
    case 'review-finished': {
      const { document, title } = eventPayloads[kind].parse(payload);
      return { id: subject, kind: document, title };
    }
    default:
      return kind satisfies never;
  }
}

export interface Message {
  type: WebhookEvent;
  /** For a person's own webhooks. */
  own: string;
  /** For those of the installation: whose it is and what, by their ids alone. */
  site: string;
}

const written = (type: string, at: Date, data: object) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** An event as it is sent, in the form that Standard Webhooks recommend; null for one that is not sent. */
export function messageOf({ kind, payload, subject, ownerId, at }: RecordedEvent): Message | null {
  if (!isDelivered(kind)) return null;
  const type = webhookEventOf[kind];
  return {
    type,
    own: written(type, at, dataOf(kind, payload, subject)),
    site: written(type, at, { id: subject, person: ownerId }),
  };
}

/** What the test button sends. */
export const testMessage = (at: Date) =>
  written('test', at, { text: 'This is a test event. Nothing has happened.' });
