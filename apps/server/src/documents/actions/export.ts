import type { ExportFormat } from '@candor/domain/cv';
import type { Context } from '../../platform/context.ts';
import { requireExportable } from '../drawing.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import type { KindTypes } from '../types.ts';

type AskedGiven<T extends KindTypes> = {
  ctx: Context;
  input: { body: T['given'] & { format: ExportFormat; title: string } };
};
type AskedSaved<T extends KindTypes> = {
  ctx: Context;
  input: { params: { id: string }; query: T['look'] & { format: ExportFormat } };
};

/** What a file is made of. */
interface Made<T extends KindTypes> {
  drawn: T['drawn'];
  format: ExportFormat;
  title: string;
}

/** The file of what was drawn. */
export async function fileOf<T extends KindTypes>(
  ctx: Pick<Context, 'renderer' | 'signal' | 'owner'>,
  { drawing, rules }: DocumentKind<T>,
  { drawn, format, title }: Made<T>,
) {
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  const file = await drawing.renderer(ctx.renderer).file(format, { ...drawn, title }, asking);
  return { bytes: file.bytes, type: file.type, name: rules.fileName(title, file.extension) };
}

/** How a document that need not be saved is drawn, where it may become a file. */
export async function givenFor<T extends KindTypes>(
  { drawing, rules }: DocumentKind<T>,
  { ctx, input: { body } }: AskedGiven<T>,
): Promise<Made<T>> {
  await drawing.mayExport?.(ctx, body);
  const document = drawing.document(body);
  requireExportable(rules.toText(document), body.format);
  const title = body.title || rules.nameOf(document);
  return { drawn: drawing.given(ctx, document, body), format: body.format, title };
}

/** How a saved document is drawn, where it may become a file. */
export async function savedFor<T extends KindTypes>(
  kind: DocumentKind<T>,
  { ctx, input: { params, query } }: AskedSaved<T>,
): Promise<Made<T>> {
  const stored = await ownDocument(ctx, kind, params.id);
  requireExportable(stored.text, query.format);
  const drawn = await kind.drawing.saved(ctx, stored, query);
  return { drawn, format: query.format, title: stored.title };
}

/** A document that need not be saved, as a file. */
export function exportGiven<T extends KindTypes>(kind: DocumentKind<T>) {
  return async (call: AskedGiven<T>) => fileOf(call.ctx, kind, await givenFor(kind, call));
}

/** A saved document as a file. */
export function exportSaved<T extends KindTypes>(kind: DocumentKind<T>) {
  return async (call: AskedSaved<T>) => fileOf(call.ctx, kind, await savedFor(kind, call));
}
