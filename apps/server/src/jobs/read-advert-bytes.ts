import { jobPayOf } from '@candor/domain/applications';
import { withFieldsOfAdvert } from '../applications/index.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { pageData } from './page-data.ts';
import { readPageAdvert, type PageAdvert } from './read-page-advert.ts';

/**
 * Reads the advert in the bytes of a file or of a page: what it says for search engines, and what that leaves out by its
 * words. Refuses what no reader takes.
 */
export async function readAdvertBytes(
  ctx: Context,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<PageAdvert> {
  const answer = await ctx.reader.read({ name, bytes }, { signal: ctx.signal, by: ctx.owner.id });
  if (answer.kind === 'refused') throw new Refusal('invalid', answer.sentence);
  const isPage = answer.type === 'html';
  const page = readPageAdvert(answer.text, isPage ? pageData(new TextDecoder().decode(bytes)) : []);
  const { text, pay, ...names } = page;
  const known = { ...names, advertText: text, pay: pay && jobPayOf(pay) };
  const { title = '', company = '', location = '' } = await withFieldsOfAdvert(ctx, known);
  return { ...page, title, company, location };
}
