import { z } from 'zod';
import { preferencesFrom, readerLanguage } from '@candor/domain/settings';
import { holdEvents, recordEvents } from '../events/index.ts';
import type { Platform } from '../platform/context.ts';
import { inOfferedLanguage } from '../platform/reader-language.ts';
import { utcDay } from '../platform/zoned-time.ts';
import { billingMode } from './billing-mode.ts';
import { planOf } from './plan-of.ts';
import { renewalMail } from './renewal-mail.ts';
import { markAnnounced, renewalToAnnounce, unannouncedRenewals } from './stripe-store.ts';

const DAYS_BEFORE = 7;
const DAY_MS = 24 * 3600 * 1000;
export const ANNOUNCE_RENEWAL = 'announce-renewal';
const announcement = z.object({ userId: z.uuid() });

/** Notifies everybody whose plan renews within the next days. */
export async function announceRenewals(platform: Platform): Promise<void> {
  if (billingMode(platform.configuration) !== 'stripe') return;
  const now = platform.clock.now();
  const until = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
  for (const userId of await unannouncedRenewals(platform.store, now, until))
    await platform.jobs.send(ANNOUNCE_RENEWAL, { userId });
}

/** Tells one person, once for each renewal; tried again where the mail cannot be sent. */
export async function announceRenewal(platform: Platform, data: unknown): Promise<void> {
  const { userId } = announcement.parse(data);
  const { store, mailer, origin, configuration } = platform;
  const renewal = await renewalToAnnounce(store, userId);
  if (!renewal?.endsAt) return;
  const { endsAt } = renewal;
  const plan = await planOf({ ...platform, owner: { id: userId } });
  const language = readerLanguage(preferencesFrom(renewal.preferences));
  await inOfferedLanguage(configuration, language, () =>
    mailer.send(renewalMail(renewal, { plan, endsAt, link: `${origin()}/subscription` })),
  );
  await store.transaction(async (tx) => {
    await holdEvents(tx, userId);
    await markAnnounced(tx, userId, endsAt);
    const payload = { plan: plan.displayName, on: utcDay(endsAt) };
    const { listeners } = platform;
    await recordEvents(tx, { listeners, owner: { id: userId } }, [
      { kind: 'renewal-due', subject: userId, payload },
    ]);
  });
}
