import { eq } from 'drizzle-orm';
import { siteSchema, type Site } from '@candor/contracts/admin';
import type { Store } from './database.ts';
import { settings } from './schema.ts';

const NAME = 'site';

/** What holds for everybody. Read at each call, so that all servers go by the newest word. */
export async function siteOf(store: Store): Promise<Site> {
  const [row] = await store.select().from(settings).where(eq(settings.name, NAME));
  // Written by `putSite` only, maybe by another release.
  return row ? siteSchema.catch(siteSchema.parse({})).parse(JSON.parse(row.value)) : siteSchema.parse({});
}

export async function putSite(store: Store, site: Site): Promise<void> {
  const value = JSON.stringify(site);
  await store
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
