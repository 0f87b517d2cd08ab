import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import { layoutIds, layoutNames, newestRelease, offeredRelease, type LayoutId } from '@candor/domain/cv';
import { documents } from '../documents/schema.ts';
import { holdEvents, recordEvents } from '../events/index.ts';
import type { Core } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { settings } from '../platform/schema.ts';

const AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const nameOf = (layout: LayoutId) => `offered-release-${layout}`;

/** The release that was announced last; the first of each layout is not announced. */
async function announcedRelease(store: Store, layout: LayoutId): Promise<number> {
  const [row] = await store
    .select()
    .from(settings)
    .where(eq(settings.name, nameOf(layout)));
  return row ? Number(row.value) : 1;
}

/** CVs that are at an earlier release of a layout, after one of them. */
function cvsBehind(store: Store, layout: LayoutId, after: string) {
  const { id, userId, template, layoutRelease, declinedRelease } = documents;
  return store
    .select({ id, userId, template, layoutRelease, declinedRelease })
    .from(documents)
    .where(
      and(
        gt(id, after),
        eq(documents.kind, 'cv'),
        eq(template, layout),
        lt(layoutRelease, newestRelease(layout)),
        isNull(documents.trashedAt),
      ),
    )
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

type Offering = Pick<Core, 'store' | 'listeners'>;

async function offer({ store, listeners }: Offering, layout: LayoutId): Promise<void> {
  let after = FIRST_ID;
  for (;;) {
    const rows = await cvsBehind(store, layout, after);
    for (const row of rows) {
      if (offeredRelease(row, row.declinedRelease) === null) continue;
      const owner = { id: row.userId };
      const payload = { document: 'cv', layout: layoutNames[layout], release: newestRelease(layout) };
      await store.transaction(async (tx) => {
        await holdEvents(tx, owner.id);
        const event = { kind: 'document-release-offered', subject: row.id, payload } as const;
        await recordEvents(tx, { listeners, owner }, [event]);
      });
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}

/**
 * Tells whose CVs could have a newer release of their layout, once a release. Where it is cut off it begins again: the
 * notification of a CV and a release is there once.
 */
export async function offerReleases({ store, listeners }: Offering): Promise<void> {
  for (const layout of layoutIds) {
    const value = String(newestRelease(layout));
    if ((await announcedRelease(store, layout)) >= newestRelease(layout)) continue;
    await offer({ store, listeners }, layout);
    await store
      .insert(settings)
      .values({ name: nameOf(layout), value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  }
}
