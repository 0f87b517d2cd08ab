import type { machineReadFile as endpoint } from '@candor/contracts/optimizer';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { comparedWith, readAsOthers } from './read-as-others.ts';

/** Reads a file as it came. Nothing is stored. */
export async function machineReadFile({ ctx, input }: Call<typeof endpoint>) {
  await ctx.limits.spend('reading', ctx.owner.id);
  const [file] = await input.files();
  if (!file?.bytes) throw new Refusal('too_large');
  const answer = await readAsOthers(ctx, { name: file.name, bytes: file.bytes });
  if (answer.kind === 'refused') throw new Refusal('invalid', answer.sentence);
  return { ...(await comparedWith(ctx, answer.read.document, answer)), pdf: '' };
}
