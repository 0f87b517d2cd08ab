import type { ReviewLink } from '@candor/contracts/collaboration';
import type { LinkRow } from './link-store.ts';
import { kindOf } from './reviewed-document.ts';

/** A link as its owner sees it in a list: what opens it is never shown again. */
export function presentLink(
  { link, document }: { link: LinkRow; document: { title: string; kind: string } },
  now: Date,
): ReviewLink {
  const { id, documentId, label, role, passwordHash, hidesContact, questions } = link;
  const { createdAt, expiresAt, lastUsedAt, revokedAt } = link;
  return {
    id,
    documentId,
    title: document.title,
    document: kindOf(document),
    label,
    role,
    hasPassword: passwordHash !== null,
    hidesContact,
    questions,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    state: revokedAt ? 'revoked' : expiresAt && expiresAt <= now ? 'expired' : 'active',
  };
}
