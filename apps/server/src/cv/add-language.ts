import { randomUUID } from 'node:crypto';
import type { addCvLanguage } from '@candor/contracts/cv-endpoints';
import { sectionLanguageOf } from '@candor/domain/cv';
import { copyOf, createDocument, freeTitle, makeOnce, ownDocument, requireRoom } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { groupCv } from './group-cv.ts';
import { cvKind } from './kind.ts';

/** Begins a CV in another language: the words of this one, section names and dates of that language. */
export async function addLanguage({ ctx, input: { params, body } }: Call<typeof addCvLanguage>) {
  const row = await makeOnce(ctx, cvKind, async (change) => {
    const source = await ownDocument(change, cvKind, params.id);
    await requireRoom(change, cvKind);
    const { language } = body;
    const variantGroup = source.variantGroup ?? randomUUID();
    if (source.variantGroup === null) await groupCv(change, source.id, variantGroup);
    const sections = sectionLanguageOf(language);
    const copy = await copyOf(change, cvKind, source);
    const design = { ...copy.design, ...(sections && { language: sections }) };
    const title =
      body.title ?? (await freeTitle(change, cvKind, source.title, (fitted) => `${fitted} (${language})`));
    const lead = { kind: 'copied-for-language', name: source.title } as const;
    const label = { origin: 'copied', lead } as const;
    return createDocument(change, cvKind, { ...copy, title, design, language, variantGroup }, label);
  });
  return cvKind.whole(ctx.store, row);
}
