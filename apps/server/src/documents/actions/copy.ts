import { cvLimits } from '@candor/domain/cv';
import type { Context } from '../../platform/context.ts';
import type { Changing } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import { makeOnce } from '../request-keys.ts';
import { createDocument, requireRoom } from '../write-document.ts';
import type { KindTypes, NewContent, Row } from '../types.ts';

type Asked = { ctx: Context; input: { params: { id: string }; body: { title?: string | undefined } } };

/** A title of at most the greatest length, its end kept; no character is cut in two. */
export function fittedTitle(start: string, title: string, end = ''): string {
  const cut = title.slice(0, cvLimits.line - start.length - end.length);
  return start + (cut.isWellFormed() ? cut : cut.slice(0, -1)) + end;
}

/** What a copy takes over. */
export async function copyOf<T extends KindTypes>(
  change: Changing<Context>,
  kind: DocumentKind<T>,
  source: Row<T>,
): Promise<NewContent<T>> {
  const { title, document, request, facts, generated, labels, language, sourceId } = source;
  const { template, layoutRelease, design, isBrandFree } = source;
  const words = { title, document, request, facts, generated, labels, language, sourceId };
  const appearance = { template, layoutRelease, design, isBrandFree };
  return { ...words, ...appearance, ...(await kind.copied?.(change, source)) };
}

/** Copies a document: its words, form, look and evidence. It costs no generation: nothing is written, see docs/decisions. */
export function copy<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input: { params, body } }: Asked): Promise<T['whole']> => {
    const row = await makeOnce(ctx, kind, async (change) => {
      const source = await ownDocument(change, kind, params.id);
      await requireRoom(change, kind);
      const title = fittedTitle('Copy of ', source.title);
      const content = { ...(await copyOf(change, kind, source)), title: body.title ?? title };
      return createDocument(change, kind, content, { origin: 'copied', change: title });
    });
    return kind.whole(ctx.store, row);
  };
}
