import type { readAdvertFile as endpoint } from '@candor/contracts/jobs';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { readAdvertBytes } from './read-advert-bytes.ts';

/** Reads the advert in a file: a PDF, a saved page, any format that is imported. Nothing is stored. */
export async function readAdvertFile({ ctx, input }: Call<typeof endpoint>) {
  await ctx.limits.spend('reading', ctx.owner.id);
  const [file] = await input.files();
  if (!file?.bytes) throw new Refusal('too_large');
  return readAdvertBytes(ctx, { name: file.name, bytes: file.bytes });
}
