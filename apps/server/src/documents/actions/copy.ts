import { say } from '@candor/domain/say';
import type { Context } from '../../platform/context.ts';
import type { Changing } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import { makeOnce } from '../request-keys.ts';
import { freeTitle } from '../title.ts';
import { createDocument, requireRoom } from '../write-document.ts';
import type { KindTypes, NewContent, Row } from '../types.ts';

type Asked = { ctx: Context; input: { params: { id: string }; body: { title?: string | undefined } } };

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
      const copied = (title: string) => say`Copy of ${title}`;
      const title = body.title ?? (await freeTitle(change, kind, source.title, copied));
      const content = { ...(await copyOf(change, kind, source)), title };
      const label = { origin: 'copied', lead: { kind: 'copied', name: source.title } } as const;
      return createDocument(change, kind, content, label);
    });
    return kind.whole(ctx.store, row);
  };
}
