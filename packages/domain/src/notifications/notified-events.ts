import type { DocumentKindName } from '../documents/kinds/index.ts';

/** What a reviewer said of a document. */
interface Comment {
  document: DocumentKindName;
  title: string;
  author: string;
  excerpt: string;
  isMention: boolean;
}

/** What the events that become notifications carry, by their kind. */
export interface NotifiedPayloads {
  'data-imported': object;
  'document-saved': { document: string };
  'document-release-offered': { document: string; layout: string; release: number };
  'comment-added': Comment;
  'suggestion-added': Comment;
  'limit-near': { used: number; limit: number; month: string };
  'device-signed-in': { device: string };
  'security-changed': { change: string };
  'follow-up-due': { contact: string; company: string; note: string };
  'task-due': { task: string; application: string };
  'interview-tomorrow': { interview: string; application: string; startsAt: string };
  'webhook-stopped': { host: string };
  'renewal-due': { plan: string; on: string };
}
export type NotifiedKind = keyof NotifiedPayloads;

/** An event as a notification is made of it. */
export interface NotifiedEvent<K extends NotifiedKind> {
  /** Its number among the person's events. */
  id: number;
  kind: K;
  /** The id of what it is about. */
  subject: string;
  payload: NotifiedPayloads[K];
}
