import type { letterPicture, previewLetter } from '@candor/contracts/letters';
import { letterFormOf } from '@candor/domain/letters';
import { MOST_SHOWN, requireDrawableLetter } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { languageOf } from './export.ts';
import { ownLetter } from './own-letter.ts';

/** The pages of a letter as they would be printed. */
export async function preview({ ctx, input: { body } }: Call<typeof previewLetter>) {
  const { document, template, paper } = body;
  requireDrawableLetter(document, MOST_SHOWN);
  const letter = { letter: document, layout: template, paper, language: languageOf(document) };
  return ctx.renderer.letterPages(letter, { signal: ctx.signal, by: ctx.owner.id });
}

/** The first page of a saved letter. Drawn only for callers that do not hold this version already. */
export async function picture({ ctx, input: { params, query } }: Call<typeof letterPicture>) {
  const { id, version, document, template } = await ownLetter(ctx, params.id);
  const { paper } = letterFormOf(document.country);
  return {
    type: 'image/webp',
    name: 'page.webp',
    etag: `${id}-${version}-${template}-${query.scale}`,
    isForever: query.version === version,
    bytes: async () => {
      requireDrawableLetter(document, MOST_SHOWN);
      const letter = { letter: document, layout: template, paper, language: languageOf(document) };
      const asking = { signal: ctx.signal, by: ctx.owner.id };
      return ctx.renderer.letterThumbnail(letter, query.scale === '2' ? 2 : 1, asking);
    },
  };
}
