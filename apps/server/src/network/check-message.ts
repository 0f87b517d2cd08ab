import type { checkMessage as endpoint } from '@candor/contracts/network';
import { linesOf } from '@candor/domain/cv';
import { profileOf } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { interactionsWith } from './interaction-store.ts';
import { ownContact } from './own-contact.ts';

/** Judges the words of a message by what is noted of the contact, what the person's profile says and what they said in a conversation. */
export async function checkMessage({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { owner, store, signal } = ctx;
  const { name, email, company, position, notes } = await ownContact(ctx, params.id);
  const interactions = await interactionsWith(store, { userId: owner.id, id: params.id });
  const profile = await profileOf(store, owner.id);
  const sources = [
    owner.name,
    name,
    company,
    position,
    notes,
    ...interactions.flatMap(({ subject, content, outcome }) => [subject, content, outcome]),
    ...(profile ? linesOf(profile.document).values() : []),
    ...(ctx.userMessages ?? []),
  ].filter((words) => words !== '');
  const edits = body.text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => ({ path: `text.${at}`, was: '', lines: [line] }));
  const { refused, doubts } = await ctx.writingWorkers.judgeEdits(
    { edits, evidence: { lines: [], said: sources, isLetter: true } },
    { signal, by: owner.id },
  );
  if (refused.length > 0)
    throw new Refusal('invalid', 'This message says what nobody has said.', {
      fields: refused.map(({ why }) => ({ path: 'text', message: why })),
    });
  return { name, email, doubts: doubts.map(({ words, why }) => `“${words}”: ${why}`) };
}
