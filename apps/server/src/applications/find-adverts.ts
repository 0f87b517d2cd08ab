import type { findAdverts as endpoint } from '@candor/contracts/applications';
import type { Call } from '../platform/bind.ts';
import { advertsWith } from './store.ts';

const MOST = 8;
const LONGEST_LINE = 160;

/** The line of an advert that has the first of the words. */
function lineWith(advert: string, word: string): string {
  const line = advert.split('\n').find((one) => one.toLowerCase().includes(word)) ?? '';
  return line.trim().slice(0, LONGEST_LINE);
}

/** Saved jobs whose adverts have all the words that are looked for. */
export async function findAdverts({ ctx: { store, owner }, input: { query } }: Call<typeof endpoint>) {
  const words = query.q.toLowerCase().split(/\s+/u);
  const rows = await advertsWith(store, owner.id, words, MOST);
  const [first = ''] = words;
  const found = rows.map(({ id, title, company, advertText }) => ({
    id,
    title,
    company,
    line: lineWith(advertText, first),
  }));
  return { found };
}
