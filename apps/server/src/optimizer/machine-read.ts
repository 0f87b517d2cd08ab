import type { machineRead as endpoint } from '@candor/contracts/optimizer';
import { cvDesign } from '@candor/domain/cv';
import { heldInFile } from '@candor/domain/optimizer';
import { cvKind } from '../cv/index.ts';
import { fileOf, givenFor, savedFor } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';

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

/** Reads a CV back out of its own file, in the processes that read imports. Nothing is kept. */
export async function machineRead(call: Call<typeof endpoint>) {
  const { ctx } = call;
  await ctx.limits.spend('reading', ctx.owner.id);
  const made = await drawnFor(call);
  const { name, bytes } = await fileOf(ctx, cvKind, made);
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  const answer = await ctx.reader.read({ name, bytes, byLookAlone: true }, asking);
  if (answer.kind === 'refused')
    throw new Refusal(answer.code === 'damaged' ? 'unavailable' : 'too_large', answer.sentence);
  const { document, design = cvDesign() } = made.drawn;
  const held = heldInFile(document, design, made.format);
  const { read, text } = answer;
  return ctx.optimizerWorkers.run('compareReading', { held, read: read.document, text }, asking);
}
