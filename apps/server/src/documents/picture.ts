import { LRUCache } from 'lru-cache';
import type { cvPicture as endpoint } from '@candor/contracts/documents';
import { ownCv } from '../cv/index.ts';
import type { Action } from '../platform/bind.ts';
import { MOST_SHOWN, requireDrawable } from './drawable.ts';
import { savedLooks } from './input-document.ts';

/** Some hundred thumbnails of both scales. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The first page of a saved CV. Drawn once a version and layout release, and only for callers that do not hold it
 * already. Every caller is shown to own the CV before what is kept is looked at.
 */
export function pictures(): Action<typeof endpoint> {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: (picture) => picture.byteLength + 1,
  });

  return async ({ ctx, input: { params, query } }) => {
    const stored = await ownCv(ctx, params.id);
    const { id, version, layoutRelease, document } = stored;
    const looks = savedLooks(stored);
    const name = `${id}-${version}-${looks.layout}-${layoutRelease}-${query.scale}`;
    return {
      type: 'image/webp',
      name: 'page.webp',
      etag: name,
      isForever: query.version === version,
      bytes: async () => {
        const known = kept.get(name);
        if (known) return known;
        requireDrawable(document, MOST_SHOWN);
        const asking = { signal: ctx.signal, by: ctx.owner.id };
        const picture = await ctx.renderer.thumbnail(
          { document, ...looks },
          query.scale === '2' ? 2 : 1,
          asking,
        );
        kept.set(name, picture);
        return picture;
      },
    };
  };
}
