import type { attachDocument, detachDocument, downloadSent } from '@candor/contracts/application-parts';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import { say } from '@candor/domain/say';
import { cvKind } from '../cv/index.ts';
import {
  changeDocuments,
  fileOf,
  ownDocument,
  savedFor,
  type DocumentKind,
  type KindTypes,
} from '../documents/index.ts';
import { letterKind } from '../letters/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { idOfKey } from '../platform/id-of-key.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownApplication } from './own-application.ts';
import { insertDocument, removeDocument, sentDocuments, sentFile } from './part-store.ts';
import { applicationOf } from './present.ts';
import { withChangedPart } from './tasks.ts';

const MOST_DOCUMENTS = 20;
const MOST_BYTES = 8 * 1024 * 1024;

/** A document as it is now: its words and its file. */
async function frozen<T extends KindTypes>(ctx: Context, kind: DocumentKind<T>, documentId: string) {
  const { title, version, text } = await ownDocument(ctx, kind, documentId);
  const made = await savedFor(kind, { ctx, input: { params: { id: documentId }, query: { format: 'pdf' } } });
  const file = await fileOf(ctx, kind, made);
  if (file.bytes.byteLength > MOST_BYTES)
    throw new Refusal('too_large', say`This file is too large to be kept with the application.`);
  return {
    documentId,
    title,
    version,
    text,
    fileName: file.name,
    pdf: Buffer.from(file.bytes).toString('base64'),
  };
}

const freeze = {
  cv: (ctx, id) => frozen(ctx, cvKind, id),
  letter: (ctx, id) => frozen(ctx, letterKind, id),
} satisfies Record<DocumentKindName, (ctx: Context, id: string) => Promise<object>>;

/** Stores a document with an application as it is now. */
export async function attach({ ctx, input: { params, body } }: Call<typeof attachDocument>) {
  await ownApplication(ctx, params.id);
  const { kind, documentId } = body;
  const copy = await freeze[kind](ctx, documentId);
  return changeDocuments(ctx, async (change) => {
    const row = await ownApplication(change, params.id);
    const of = { userId: ctx.owner.id, id: row.id };
    if ((await sentDocuments(change.store, of)).length >= MOST_DOCUMENTS)
      throw new Refusal('too_many', say`An application can have up to ${MOST_DOCUMENTS} documents.`);
    const { userId, id: applicationId } = of;
    const sent = { id: idOfKey(change), ...copy, kind, applicationId, userId, sentAt: ctx.clock.now() };
    const isNew = await insertDocument(change.store, sent);
    return isNew ? withChangedPart(change, row) : applicationOf(change.store, row);
  });
}

export async function download({ ctx, input: { params } }: Call<typeof downloadSent>) {
  await ownApplication(ctx, params.id);
  const file = await sentFile(ctx.store, { ...params, userId: ctx.owner.id });
  if (!file) throw new Refusal('not_found');
  return { bytes: Buffer.from(file.pdf, 'base64'), type: 'application/pdf', name: file.fileName };
}

export function detach({ ctx, input: { params } }: Call<typeof detachDocument>) {
  return changeDocuments(ctx, async (change) => {
    const row = await ownApplication(change, params.id);
    if (!(await removeDocument(change.store, { ...params, userId: ctx.owner.id })))
      throw new Refusal('not_found');
    return withChangedPart(change, row);
  });
}
