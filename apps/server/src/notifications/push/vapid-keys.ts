import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Core } from '../../platform/context.ts';
import { settings } from '../../platform/schema.ts';

const NAME = 'vapid-keys';
const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** By which push services know this server (RFC 8292). */
export type VapidKeys = z.infer<typeof keysSchema>;

type Keeping = Pick<Core, 'configuration' | 'store' | 'seals'>;

async function stored({ store, seals }: Keeping): Promise<VapidKeys | null> {
  const [row] = await store.select().from(settings).where(eq(settings.name, NAME));
  const opened = row && seals.open(row.value, NAME);
  return opened ? keysSchema.parse(JSON.parse(opened)) : null;
}

/** Those of the configuration; else made once, and stored encrypted. Under another secret they are made again. */
export async function vapidKeys(ctx: Keeping): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = ctx.configuration;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const known = await stored(ctx);
  if (known) return known;
  const { default: webPush } = await import('web-push');
  const value = ctx.seals.seal(JSON.stringify(webPush.generateVAPIDKeys()), NAME);
  const [before] = await ctx.store.select().from(settings).where(eq(settings.name, NAME));
  if (before) await ctx.store.update(settings).set({ value }).where(eq(settings.value, before.value));
  else await ctx.store.insert(settings).values({ name: NAME, value }).onConflictDoNothing();
  // Of two servers that made some at the same time, the first one's count.
  const kept = await stored(ctx);
  if (!kept) throw new Error('the keys of Web Push could not be kept');
  return kept;
}
