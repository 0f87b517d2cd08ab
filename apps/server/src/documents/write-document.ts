import { layoutOf, newestRelease } from '@candor/domain/cv';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Changing } from './change-documents.ts';
import type { DocumentKind } from './kind.ts';
import { recordFirst, recordVersion, type ChangeLabel, type FirstLabel } from './record-version.ts';
import { documentCount, insertDocument, updateDocument } from './stores/document-store.ts';
import type { Content, KindTypes, NewContent, Row } from './types.ts';

type Change = Changing<Context>;

/** Refuses one document more than a person may keep. */
export async function requireRoom<T extends KindTypes>(change: Change, kind: DocumentKind<T>): Promise<void> {
  const { stored, sentence } = kind.most;
  if ((await documentCount(change.store, kind, change.owner.id)) >= stored)
    throw new Refusal('too_many', sentence);
}

/** Refuses more documents than a person may keep, once they are there. */
export async function requireWithin<T extends KindTypes>(
  store: Change['store'],
  kind: DocumentKind<T>,
  userId: string,
): Promise<void> {
  const { stored, sentence } = kind.most;
  if ((await documentCount(store, kind, userId)) > stored) throw new Refusal('too_many', sentence);
}

/** Stores a new document and its first version; `label` says where it came from. */
export async function createDocument<T extends KindTypes>(
  change: Change,
  kind: DocumentKind<T>,
  content: NewContent<T>,
  label: FirstLabel,
): Promise<Row<T>> {
  const layoutRelease = newestRelease(layoutOf(content.template ?? ''));
  const row = await insertDocument(change.store, kind, change.owner.id, {
    layoutRelease,
    ...content,
    document: kind.rules.normalise(content.document),
  });
  await recordFirst(change, row, label);
  const payload = { document: kind.rules.kind, version: row.version, origin: label.origin };
  change.record({ kind: 'document-created', subject: row.id, payload });
  return row;
}

/** A document stays at the layout release it was made with; another layout comes in its newest. */
function releaseOf<T extends KindTypes>(
  stored: Row<T>,
  { template, layoutRelease }: Content<T>,
): Pick<Row<T>, 'layoutRelease'> {
  if (layoutRelease !== undefined) return { layoutRelease };
  const isNew = template !== undefined && template !== stored.template;
  return { layoutRelease: isNew ? newestRelease(layoutOf(template)) : stored.layoutRelease };
}

/**
 * Changes a stored document, records the version and announces it. Sentences that were edited lose their evidence, others
 * keep it. Undefined where another version is stored by now; then nothing has changed.
 */
export async function changeDocument<T extends KindTypes>(
  change: Change,
  kind: DocumentKind<T>,
  stored: Row<T>,
  given: Content<T>,
  label: ChangeLabel,
): Promise<Row<T> | undefined> {
  const { rules } = kind;
  const document = given.document && rules.normalise(given.document);
  const content = document ? { ...given, document } : given;
  const carried = document && {
    facts: given.facts ?? (stored.facts && rules.carryFacts(stored.facts, stored.document, document)),
  };
  const after = await updateDocument(change.store, kind, stored, {
    ...content,
    ...carried,
    ...releaseOf(stored, content),
    ...(await kind.following?.(change.store, stored, content)),
  });
  if (!after) return undefined;
  await recordVersion(change, kind, { before: stored, after }, label);
  const payload = { document: rules.kind, version: after.version, origin: label.origin };
  change.record({ kind: 'document-saved', subject: after.id, payload });
  return after;
}
