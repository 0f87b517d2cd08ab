import type { saveCv as endpoint } from '@candor/contracts/cv';
import { fromText, normaliseDocument, toText } from '@candor/domain/cv';
import { carryFacts } from '@candor/domain/writing';
import { planOf } from '../billing/index.ts';
import type { Call } from '../platform/bind.ts';
import { requireBrandFree } from './access.ts';
import { ownCv } from './own-cv.ts';
import { cvOf } from './present.ts';
import { staleCv } from './stale.ts';
import { updateCv, type CvContent } from './store.ts';

/** Changes a CV. Text and document are kept in step; sentences that were edited lose their evidence, others keep it. */
export async function save({ ctx, input }: Call<typeof endpoint>) {
  const { version, text, document: given, ...rest } = input.body;
  const { id } = input.params;
  if (rest.isBrandFree) requireBrandFree(await planOf(ctx), true);
  const stored = await ownCv(ctx, id);
  if (stored.version !== version) throw await staleCv(ctx.store, ctx.owner.id, id);
  const content: Partial<CvContent> = { ...rest };
  const document = given ? normaliseDocument(given) : text === undefined ? undefined : fromText(text);
  if (document) {
    content.document = document;
    content.generatedCv = toText(document);
    content.facts = stored.facts && carryFacts(stored.facts, content.generatedCv);
  }
  const row = await updateCv(ctx.store, ctx.owner.id, { id, version }, content);
  if (!row) throw await staleCv(ctx.store, ctx.owner.id, id);
  return cvOf(row);
}
