import { commentAdded } from './kinds/comment-added.ts';
import { dataImported } from './kinds/data-imported.ts';
import { deviceSignedIn } from './kinds/device-signed-in.ts';
import { documentReleaseOffered } from './kinds/document-release-offered.ts';
import { documentSaved } from './kinds/document-saved.ts';
import { followUpDue } from './kinds/follow-up-due.ts';
import { interviewTomorrow } from './kinds/interview-tomorrow.ts';
import { limitNear } from './kinds/limit-near.ts';
import { renewalDue } from './kinds/renewal-due.ts';
import { securityChanged } from './kinds/security-changed.ts';
import { suggestionAdded } from './kinds/suggestion-added.ts';
import { taskDue } from './kinds/task-due.ts';
import { webhookStopped } from './kinds/webhook-stopped.ts';
import type { Mapping } from './mapping.ts';
import type { NotificationDraft } from './notification.ts';
import type { NotifiedEvent, NotifiedKind } from './notified-events.ts';

const mappings: { [K in NotifiedKind]: Mapping<K> } = {
  'data-imported': dataImported,
  'document-saved': documentSaved,
  'document-release-offered': documentReleaseOffered,
  'comment-added': commentAdded,
  'suggestion-added': suggestionAdded,
  'limit-near': limitNear,
  'device-signed-in': deviceSignedIn,
  'security-changed': securityChanged,
  'follow-up-due': followUpDue,
  'task-due': taskDue,
  'interview-tomorrow': interviewTomorrow,
  'renewal-due': renewalDue,
  'webhook-stopped': webhookStopped,
};

/** The kinds of events that become notifications. */
export const notifiedKinds = Object.keys(mappings) as NotifiedKind[];

/** The notification of an event. */
export function notificationFor<K extends NotifiedKind>(event: NotifiedEvent<K>): NotificationDraft {
  const { kind, id } = event;
  return { key: `${kind}:${id}`, group: null, isOwnAct: false, isOwnSave: false, ...mappings[kind](event) };
}
