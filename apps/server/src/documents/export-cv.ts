import type { exportCv as endpoint } from '@candor/contracts/documents';
import { fileName, layoutOf } from '@candor/domain/cv';
import { ownCv } from '../cv/index.ts';
import type { Call } from '../platform/bind.ts';
import { requireContent } from './input-document.ts';

export async function exportCv({ ctx, input: { params, query } }: Call<typeof endpoint>) {
  const { document, title, template, isBrandFree } = await ownCv(ctx, params.id);
  requireContent(document);
  const layout = query.template ?? layoutOf(template);
  const file = await ctx.renderer.file(query.format, {
    document,
    layout,
    paper: query.paper ?? 'letter',
    isBrandFree,
    title,
  });
  return { bytes: file.bytes, type: file.type, name: fileName(title, file.extension) };
}
