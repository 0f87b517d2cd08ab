import type { createTailoredCv as endpoint } from '@candor/contracts/optimizer';
import { cvRules } from '@candor/domain/documents';
import { say } from '@candor/domain/say';
import { cvKind } from '../cv/index.ts';
import {
  copyOf,
  createDocument,
  fittedTitle,
  freeTitle,
  makeOnce,
  ownDocument,
  requireRoom,
} from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { insertAdvert } from './store.ts';

/** Copies a CV for an advert, which is stored with the copy: the look of the one, the words that the person chose. */
export async function createTailored({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const { document, jobDescription: advert, applicationId } = body;
  await ownDocument(ctx, cvKind, params.id);
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  const read = await ctx.optimizerWorkers.run('readAdvert', { text: advert }, asking);
  const [job, company] = [read.title?.name ?? '', read.company?.name ?? ''];
  const advertised = [job, company].filter((part) => part !== '').join(', ');
  const row = await makeOnce(ctx, cvKind, async (change) => {
    const source = await ownDocument(change, cvKind, params.id);
    await requireRoom(change, cvKind);
    const copied = await copyOf(change, cvKind, source);
    const title = [document.basics.name, advertised || say`a job ad`].filter(Boolean).join(' - ');
    const content = {
      ...copied,
      document,
      facts: source.facts && cvRules.carryFacts(source.facts, source.document, document),
      title: body.title ?? (await freeTitle(change, cvKind, title)),
      sourceId: source.id,
    };
    const label = { origin: 'copied', lead: { kind: 'tailored', name: fittedTitle(advertised) } } as const;
    const made = await createDocument(change, cvKind, content, label);
    const userId = change.owner.id;
    await insertAdvert(change.store, { documentId: made.id, userId, advert, title: job, company });
    await ctx.applicationLinks.link(change, { documentId: made.id, applicationId });
    return made;
  });
  return cvKind.whole(ctx.store, row);
}
