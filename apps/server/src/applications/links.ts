import type { documentApplication, linkDocument, unlinkDocument } from '@candor/contracts/application-parts';
import { changeDocuments, type Changing } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { applicationIdOf, isOwnDocument, putLink, removeLink } from './link-store.ts';
import { ownApplication } from './own-application.ts';
import { applicationOf } from './present.ts';
import { applicationById } from './store.ts';
import { withChangedPart } from './tasks.ts';

/** What the capabilities that make documents have of jobs. A service: jobs keep copies of what is sent, and know them. */
export interface ApplicationLinks {
  /** Links a new document to the job it is made for. A job that was deleted meanwhile does not undo the document. */
  link(
    change: Changing<Context>,
    made: { documentId: string; applicationId: string | undefined },
  ): Promise<void>;
}

export const applicationLinks: ApplicationLinks = {
  async link(change, { documentId, applicationId }) {
    const { store, owner } = change;
    const row =
      applicationId === undefined ? undefined : await applicationById(store, owner.id, applicationId);
    if (!row) return;
    await putLink(store, {
      documentId,
      applicationId: row.id,
      userId: owner.id,
      linkedAt: change.clock.now(),
    });
    await withChangedPart(change, row);
  },
};

/** Hangs a document on a job; it leaves the one it was for. */
export function link({ ctx, input: { params } }: Call<typeof linkDocument>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const row = await ownApplication(change, params.id);
    if (!(await isOwnDocument(store, owner.id, params.documentId))) throw new Refusal('not_found');
    const before = await applicationIdOf(store, owner.id, params.documentId);
    await putLink(store, {
      documentId: params.documentId,
      applicationId: row.id,
      userId: owner.id,
      linkedAt: ctx.clock.now(),
    });
    const left =
      before === undefined || before === row.id ? null : await applicationById(store, owner.id, before);
    if (left) await withChangedPart(change, left);
    return withChangedPart(change, row);
  });
}

export function unlink({ ctx, input: { params } }: Call<typeof unlinkDocument>) {
  return changeDocuments(ctx, async (change) => {
    const row = await ownApplication(change, params.id);
    if (!(await removeLink(change.store, { ...params, userId: ctx.owner.id })))
      throw new Refusal('not_found');
    return withChangedPart(change, row);
  });
}

/** The job that a document is for. */
export async function ofDocument({ ctx, input: { params } }: Call<typeof documentApplication>) {
  const { store, owner } = ctx;
  if (!(await isOwnDocument(store, owner.id, params.id))) throw new Refusal('not_found');
  const id = await applicationIdOf(store, owner.id, params.id);
  const row = id === undefined ? undefined : await applicationById(store, owner.id, id);
  return { application: row ? await applicationOf(store, row) : null };
}
