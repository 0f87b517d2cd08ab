import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../platform/context.ts';
import { storedDesign } from '../appearance.ts';
import { changeDocuments } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument, staleDocument } from '../own-document.ts';
import { changeDocument } from '../write-document.ts';
import type { Content, KindTypes, Row } from '../types.ts';

type Asked<T extends KindTypes> = { ctx: Context; input: { params: { id: string }; body: T['save'] } };

/** Whether a document says all that a change would make it say: what was saved already conflicts with nothing. */
function saysAlready<T extends KindTypes>(
  { rules }: DocumentKind<T>,
  stored: Row<T>,
  { document, ...content }: Content<T>,
): boolean {
  if (document && !rules.isSame(document, stored.document)) return false;
  const now: Record<string, unknown> = { ...stored, design: storedDesign(stored.design) };
  return Object.entries(content).every(([name, value]) => isDeepStrictEqual(now[name], value));
}

/** Changes a document, and its text with it. */
export function save<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params, body } }: Asked<T>): Promise<T['whole']> =>
    changeDocuments(ctx, async (change) => {
      const stored = await ownDocument(change, kind, params.id);
      const { title, text, version } = body;
      const document =
        body.document ?? (text === undefined ? undefined : kind.rules.fromText(text, stored.document));
      const content: Content<T> = {
        ...(title === undefined ? {} : { title }),
        ...(document && { document }),
        ...(await kind.saved(change, stored, body)),
      };
      // What says nothing new makes no version, and conflicts with nothing.
      if (saysAlready(kind, stored, content)) return kind.whole(change.store, stored);
      const row =
        stored.version === version
          ? await changeDocument(change, kind, stored, content, { origin: 'edited' })
          : undefined;
      if (!row) throw await staleDocument(change, kind, params.id);
      return kind.whole(change.store, row);
    });
}
