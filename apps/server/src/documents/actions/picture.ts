import { LRUCache } from 'lru-cache';
import { layoutOf } from '@candor/domain/cv';
import type { Context } from '../../platform/context.ts';
import { MOST_SHOWN, requireDrawable } from '../drawing.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocumentOrTrashed } from '../own-document.ts';
import type { KindTypes } from '../types.ts';

type Asked = {
  ctx: Context;
  input: { params: { id: string }; query: { version?: number | undefined; scale: '1' | '2' } };
};

/** Some hundred thumbnails of both scales. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * The first page of a saved document. Drawn once a version and layout release, and only for callers that do not hold it
 * already. Every caller is checked to own the document before the cache is looked at.
 */
export function picture<T extends KindTypes>(kind: DocumentKind<T>) {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
  });

  return async ({ ctx, input: { params, query } }: Asked) => {
    const stored = await ownDocumentOrTrashed(ctx, kind, params.id);
    const { id, version, layoutRelease, template, text } = stored;
    const name = `${id}-${version}-${layoutOf(template)}-${layoutRelease}-${query.scale}`;
    return {
      type: 'image/webp',
      name: 'page.webp',
      etag: name,
      isForever: query.version === version,
      bytes: async () => {
        const known = cache.get(name);
        if (known) return known;
        requireDrawable(text, MOST_SHOWN);
        const drawn = await kind.drawing.saved(ctx, stored);
        const asking = { signal: ctx.signal, by: ctx.owner.id };
        const bytes = await kind.drawing
          .renderer(ctx.renderer)
          .thumbnail(drawn, query.scale === '2' ? 2 : 1, asking);
        cache.set(name, bytes);
        return bytes;
      },
    };
  };
}
