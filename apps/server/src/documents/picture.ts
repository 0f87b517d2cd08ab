import type { cvPicture as endpoint } from '@candor/contracts/documents';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { savedLooks } from './input-document.ts';

/** The first page of a saved CV. Drawn only for callers that do not hold this version already. */
export async function picture({ ctx, input: { params } }: Call<typeof endpoint>) {
  const stored = await ownCv(ctx, params.id);
  const { id, version, document } = stored;
  const looks = savedLooks(stored);
  return {
    type: 'image/svg+xml',
    name: 'page.svg',
    etag: `${id}-${version}-${looks.layout}`,
    bytes: async () => {
      const { pages } = await ctx.renderer.pages({ document, ...looks });
      return Buffer.from(pages[0] ?? '');
    },
  };
}
