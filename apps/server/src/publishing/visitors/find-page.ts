import { addressFormSchema, hasEnded } from '@candor/domain/publishing';
import type { PublicContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reachablePage, type ReachablePage } from '../store.ts';
import { dayFor } from '../../platform/zoned-time.ts';

/** The page of an address as it is public now. Every other reason why there is none looks the same. */
export async function findPage(
  { store, clock }: Pick<PublicContext, 'store' | 'clock'>,
  typed: string,
): Promise<ReachablePage> {
  const address = addressFormSchema.safeParse(typed);
  const found = address.success ? await reachablePage(store, address.data) : undefined;
  if (!found) throw new Refusal('not_found');
  const { page, preferences } = found;
  const isOver = hasEnded(page.expiresOn, dayFor(preferences, clock.now()));
  if (!preferences.publicProfile || isOver) throw new Refusal('not_found');
  return found;
}
