import { say } from '../say/index.ts';

/** What a webhook can be told of, as a person reads it. The names are part of the interface: they stay. */
export const webhookEvents = {
  'document.saved': say`A CV or letter is saved`,
  'job.moved': say`A job moves to another stage`,
  'task.due': say`A task is due`,
  'comment.added': say`A reviewer comments`,
  'review.finished': say`The last comment or suggestion of a review is settled`,
} as const;
export type WebhookEvent = keyof typeof webhookEvents;

/** Which of them an event of the outbox is, by its kind. */
export const webhookEventOf = {
  'document-created': 'document.saved',
  'document-saved': 'document.saved',
  'application-moved': 'job.moved',
  'task-due': 'task.due',
  'comment-added': 'comment.added',
  'review-finished': 'review.finished',
} as const satisfies Record<string, WebhookEvent>;
