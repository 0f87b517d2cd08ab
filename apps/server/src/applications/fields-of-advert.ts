import type { ApplicationFields } from '@candor/domain/applications';
import { PoolError, type PoolErrorKind } from '@candor/pool';
import type { Context } from '../platform/context.ts';

type Given = Partial<ApplicationFields>;

const MOST_CHARACTERS = 200;

const unreadable: ReadonlySet<PoolErrorKind> = new Set(['too-much', 'failed', 'died']);

/** Reads an advert; once more where the first try took too long, which on a busy machine its start alone may. */
async function readAdvert(ctx: Context, text: string) {
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  try {
    return await ctx.optimizerWorkers.run('readAdvert', { text }, asking);
  } catch (error) {
    if (!(error instanceof PoolError && error.kind === 'too-much')) throw error;
    return ctx.optimizerWorkers.run('readAdvert', { text }, asking);
  }
}

/** Amounts are kept whole; what an hour pays in pence stays in its words. */
const whole = (amount: number | null) => (amount !== null && Number.isInteger(amount) ? amount : null);

/** What the advert says of title, employer, place and pay, where the person did not say it. */
export async function withFieldsOfAdvert(ctx: Context, given: Given): Promise<Given> {
  const { advertText = '' } = given;
  const isKnown = given.title && given.company && given.location && given.pay;
  if (advertText.trim() === '' || isKnown) return given;
  await ctx.limits.spend('analysing', ctx.owner.id);
  try {
    const read = await readAdvert(ctx, advertText);
    const named = (item: { name: string } | null) => item?.name.slice(0, MOST_CHARACTERS) ?? '';
    const { salary } = read;
    const pay = salary && {
      printed: named(salary),
      low: whole(salary.min),
      high: whole(salary.max),
      currency: salary.currency,
      period: salary.period ?? ('year' as const),
    };
    return {
      ...given,
      title: given.title || named(read.title),
      company: given.company || named(read.company),
      location: given.location || named(read.location),
      pay: given.pay ?? pay,
    };
  } catch (error) {
    // An advert that cannot be read is still one that can be kept. Where it was not tried, the person tries again.
    if (error instanceof PoolError && unreadable.has(error.kind)) return given;
    throw error;
  }
}
