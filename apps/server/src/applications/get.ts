import type { getApplication as endpoint } from '@candor/contracts/applications';
import type { Call } from '../platform/bind.ts';
import { ownApplication } from './own-application.ts';
import { applicationOf } from './present.ts';

/** A job. Its screen holds the advert against the CVs that hang on it next. */
export async function get({ ctx, input }: Call<typeof endpoint>) {
  const application = await ownApplication(ctx, input.params.id);
  ctx.optimizerWorkers.expectWork();
  return applicationOf(ctx.store, application);
}
