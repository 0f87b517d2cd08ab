import type { composeLetter as endpoint } from '@candor/contracts/letters';
import { linesOf } from '@candor/domain/cv';
import { letterDocument, letterHead, letterRequestSchema } from '@candor/domain/letters';
import { say } from '@candor/domain/say';
import { cvKind, profileOf } from '../cv/index.ts';
import { createDocument, makeOnce, ownDocument, requireRoom } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayFor } from '../platform/zoned-time.ts';
import { letterKind } from './kind.ts';

/** Saves a letter of paragraphs that somebody else worded, judged as a model's own words are. */
export async function compose({ ctx, input: { body } }: Call<typeof endpoint>) {
  const { paragraphs, cvId, applicationId, ...fields } = body;
  const { owner, store, signal } = ctx;
  const source = cvId === undefined ? null : (await ownDocument(ctx, cvKind, cvId)).document;
  const profile = (await profileOf(store, owner.id))?.document ?? null;
  const cv = source ?? profile;
  const request = letterRequestSchema.parse({ ...fields, name: owner.name, email: owner.email });
  const today = dayFor(owner.preferences, ctx.clock.now());
  const head = letterHead(request, { today, home: owner.preferences, ...(cv && { cv }) });
  const ownLines = [source, profile].flatMap((one) => (one ? [...linesOf(one).values()] : []));
  const evidence = {
    lines: [...letterKind.rules.lines(head)],
    said: [...ownLines, ...Object.values(fields), ...(ctx.userMessages ?? [])],
    isLetter: true,
  };
  const edits = paragraphs.map((text, at) => ({ path: `paragraphs.${at}`, was: '', lines: [text] }));
  const judged = await ctx.writingWorkers.judgeEdits({ edits, evidence }, { signal, by: owner.id });
  if (judged.refused.length > 0)
    throw new Refusal('invalid', say`This letter was not saved.`, {
      fields: judged.refused.map(({ at, why }) => ({ path: `paragraphs.${at}`, message: why })),
    });
  const row = await makeOnce(ctx, letterKind, async (change) => {
    await requireRoom(change, letterKind);
    const content = {
      title: body.title,
      request,
      document: letterDocument({ ...head, paragraphs }),
      facts: { writer: 'model' as const, sentences: [], marks: judged.doubts, settled: [] },
      sourceId: cvId ?? null,
    };
    const label = { origin: 'written', lead: { kind: 'written-by-assistant' } } as const;
    const made = await createDocument(change, letterKind, content, label);
    await ctx.applicationLinks.link(change, { documentId: made.id, applicationId });
    return made;
  });
  return letterKind.whole(store, row);
}
