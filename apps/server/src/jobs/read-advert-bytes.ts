import { jobPayOf } from '@candor/domain/applications';
import { withFieldsOfAdvert } from '../applications/index.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { PageAdvert } from './read-page-advert.ts';

/** A page that scripts draw has its words in its data for search engines alone. */
const withoutWords: ReadonlySet<string> = new Set(['no_text', 'too_little']);

/**
 * Reads the advert in the bytes of a file or of a page: what it says for search engines, and what that leaves out by its
 * words. Refuses what no reader takes.
 */
export async function readAdvertBytes(
  ctx: Context,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<PageAdvert> {
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  const answer = await ctx.reader.read({ name, bytes }, asking);
  const isRefused = answer.kind === 'refused';
  if (isRefused && !withoutWords.has(answer.code)) throw new Refusal('invalid', answer.sentence);
  const { type, words } = isRefused ? { type: 'html', words: '' } : { type: answer.type, words: answer.text };
  const asked = { words, page: type === 'html' ? new TextDecoder().decode(bytes) : [] };
  const page = await ctx.pageWorkers.run('read', asked, asking);
  if (isRefused && page.text === '') throw new Refusal('invalid', answer.sentence);
  const { text, pay, ...names } = page;
  const known = { ...names, advertText: text, pay: pay && jobPayOf(pay) };
  const { title = '', company = '', location = '' } = await withFieldsOfAdvert(ctx, known);
  return { ...page, title, company, location };
}
