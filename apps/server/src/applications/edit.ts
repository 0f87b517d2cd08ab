import type { editApplication as endpoint } from '@candor/contracts/applications';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { jobKeys } from './job-keys.ts';
import { ownApplication, staleApplication } from './own-application.ts';
import { applicationOf } from './present.ts';
import { remindOf } from './remind.ts';
import { updateApplication } from './store.ts';

/** Changes the fields that are given, over the version that was read. */
export function edit({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { version, ...fields } = body;
  return changeDocuments(ctx, async (change) => {
    const row = await ownApplication(change, params.id);
    if (row.version !== version) throw await staleApplication(change, row);
    const written = { ...row, ...fields };
    const saved = await updateApplication(change.store, row, {
      ...fields,
      ...jobKeys(written),
      updatedAt: ctx.clock.now(),
    });
    await remindOf({ ...change, now: ctx.clock.now() }, [row.id]);
    change.record({ kind: 'application-saved', subject: row.id, payload: { version: saved.version } });
    return applicationOf(change.store, saved);
  });
}
