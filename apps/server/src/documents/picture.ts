import type { cvPicture as endpoint } from '@candor/contracts/documents';
import { layoutOf } from '@candor/domain/cv';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';

/** The first page of a saved CV. Drawn only for callers that do not hold this version already. */
export async function picture({ ctx, input: { params } }: Call<typeof endpoint>) {
  const { id, version, document, template, isBrandFree } = await ownCv(ctx, params.id);
  const layout = layoutOf(template);
  return {
    type: 'image/svg+xml',
    name: 'page.svg',
    etag: `${id}-${version}-${layout}`,
    bytes: async () => {
      const { pages } = await ctx.renderer.pages({ document, layout, paper: 'letter', isBrandFree });
      return Buffer.from(pages[0] ?? '');
    },
  };
}
