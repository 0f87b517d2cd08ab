import type { FoundAdvert } from '@candor/domain/matching';
import { yearlyPay } from '@candor/domain/matching';
import type { Context } from '../platform/context.ts';
import { savedAdvertRows } from './store.ts';

const MOST = 40;

/** The adverts that a person saved and has not archived, the latest first; at most 40. */
export async function savedAdverts({ store, owner }: Context): Promise<FoundAdvert[]> {
  const rows = await savedAdvertRows(store, owner.id, MOST);
  return rows.map(({ id, title, company, location, url, advertText, pay }) => ({
    id,
    title,
    company,
    location,
    text: advertText,
    url: url === '' ? null : url,
    terms: '',
    pay: pay && yearlyPay(pay),
    postedAt: null,
  }));
}
