import type { getCv as endpoint } from '@candor/contracts/cv';
import type { Call } from '../platform/bind.ts';
import { ownCv } from './own-cv.ts';
import { cvOf } from './present.ts';

export async function get({ ctx, input }: Call<typeof endpoint>) {
  return cvOf(ctx.store, await ownCv(ctx, input.params.id));
}
