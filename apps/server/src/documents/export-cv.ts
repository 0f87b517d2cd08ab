import type { exportCv as endpoint } from '@candor/contracts/documents';
import { fileName } from '@candor/domain/cv';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { MOST_IN_FILE, requireDrawable } from './drawable.ts';
import { requireContent, savedLooks } from './input-document.ts';

export async function exportCv({ ctx, input: { params, query } }: Call<typeof endpoint>) {
  const stored = await ownCv(ctx, params.id);
  const { document, title } = stored;
  requireContent(document);
  if (query.format !== 'txt') requireDrawable(document, MOST_IN_FILE);
  const input = { document, title, ...savedLooks(stored, query) };
  const file = await ctx.renderer.file(query.format, input, { signal: ctx.signal, by: ctx.owner.id });
  return { bytes: file.bytes, type: file.type, name: fileName(title, file.extension) };
}
