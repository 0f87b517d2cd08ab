import type { getApplication as endpoint } from '@candor/contracts/applications';
import type { Call } from '../platform/bind.ts';
import { ownApplication } from './own-application.ts';
import { applicationOf } from './present.ts';

export async function get({ ctx, input }: Call<typeof endpoint>) {
  return applicationOf(ctx.store, await ownApplication(ctx, input.params.id));
}
