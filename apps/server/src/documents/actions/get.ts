import type { Context } from '../../platform/context.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import type { KindTypes } from '../types.ts';

type Asked = { ctx: Context; input: { params: { id: string } } };

/** One document, whole. */
export function get<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input }: Asked): Promise<T['whole']> =>
    kind.whole(ctx.store, await ownDocument(ctx, kind, input.params.id));
}
