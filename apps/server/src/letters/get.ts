import type { getLetter as endpoint } from '@candor/contracts/letters';
import type { Call } from '../platform/bind.ts';
import { ownLetter } from './own-letter.ts';
import { letterOf } from './present.ts';

export async function get({ ctx, input }: Call<typeof endpoint>) {
  return letterOf(await ownLetter(ctx, input.params.id));
}
