import type { ApplicationFields, JobContact } from '@candor/domain/applications';
import { closingDay, type ReadAdvert } from '@candor/domain/jobs';
import { PoolError, type PoolErrorKind } from '@candor/pool';
import { dayFor } from '../platform/zoned-time.ts';
import type { Context } from '../platform/context.ts';

type Given = Partial<ApplicationFields>;

const MOST_CHARACTERS = 200;
const MOST_OF_EMAIL = 254;
const MOST_OF_PHONE = 60;
const MOST_OF_APPLYING = 1_000;

const unreadable: ReadonlySet<PoolErrorKind> = new Set(['too-much', 'failed', 'died']);

/** Reads an advert; again where the first try took too long, as the start of a worker alone may on a busy machine. */
async function readAdvert(ctx: Context, text: string) {
  const asking = { signal: ctx.signal, by: ctx.owner.id };
  try {
    return await ctx.optimizerWorkers.run('readAdvert', { text }, asking);
  } catch (error) {
    if (!(error instanceof PoolError && error.kind === 'too-much')) throw error;
    return ctx.optimizerWorkers.run('readAdvert', { text }, asking);
  }
}

/** Amounts are whole numbers; pay by the hour in pence stays as text. */
const whole = (amount: number | null) => (amount !== null && Number.isInteger(amount) ? amount : null);

/** Whom the advert names, in the form of an application's contact. */
function contactOf({ contact }: ReadAdvert): JobContact | null {
  return (
    contact && {
      name: contact.name.slice(0, MOST_CHARACTERS),
      role: '',
      email: contact.email.slice(0, MOST_OF_EMAIL),
      phone: contact.phone.slice(0, MOST_OF_PHONE),
    }
  );
}

/** What the advert says of title, employer, place, pay, closing date, contact and the way to apply, where the person did not say it. */
export async function withFieldsOfAdvert(ctx: Context, given: Given): Promise<Given> {
  const { advertText = '' } = given;
  if (advertText.trim() === '') return given;
  await ctx.limits.spend('analysing', ctx.owner.id);
  try {
    const read = await readAdvert(ctx, advertText);
    const named = (item: { name: string } | null) => item?.name.slice(0, MOST_CHARACTERS) ?? '';
    const { salary, closes, language } = read;
    const today = dayFor(ctx.owner.preferences, ctx.clock.now());
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
      deadlineOn: given.deadlineOn ?? (closes && (closingDay(closes, language, today) || null)),
      contact: given.contact ?? contactOf(read),
      howToApply: given.howToApply || (read.howToApply?.name.slice(0, MOST_OF_APPLYING) ?? ''),
    };
  } catch (error) {
    // An advert that cannot be read can still be saved. Where it was not tried, the person tries again.
    if (error instanceof PoolError && unreadable.has(error.kind)) return given;
    throw error;
  }
}
