import type { machineRead as endpoint } from '@candor/contracts/optimizer';
import { cvDesign } from '@candor/domain/cv';
import { heldInFile } from '@candor/domain/optimizer';
import { cvKind } from '../cv/index.ts';
import { fileOf, givenFor, savedFor } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { comparedWith, readAsOthers } from './read-as-others.ts';

/** How the CV of a call is drawn: a saved one, or the one that came along. */
function drawnFor({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { cvId, document, format, template, paper, ...look } = body;
  if (cvId !== undefined)
    return savedFor(cvKind, { ctx, input: { params: { id: cvId }, query: { format, template, paper } } });
  const given = {
    ...look,
    document,
    format,
    template: template ?? 'professional',
    paper,
    title: '',
  } as const;
  return givenFor(cvKind, { ctx, input: { body: given } });
}

/** Reads a CV back out of its own file, in the processes that read imports. Nothing is stored. */
export async function machineRead(call: Call<typeof endpoint>) {
  const { ctx } = call;
  await ctx.limits.spend('reading', ctx.owner.id);
  const made = await drawnFor(call);
  const file = await fileOf(ctx, cvKind, made);
  const answer = await readAsOthers(ctx, file);
  if (answer.kind === 'refused')
    throw new Refusal(answer.code === 'damaged' ? 'unavailable' : 'too_large', answer.sentence);
  const { document, design = cvDesign() } = made.drawn;
  const pdf = made.format === 'pdf' ? Buffer.from(file.bytes).toString('base64') : '';
  return { ...(await comparedWith(ctx, heldInFile(document, design, made.format), answer)), pdf };
}
