import { sql } from 'drizzle-orm';
import { defaultLayout, layoutIds, newestRelease } from '@candor/domain/cv';
import type { Store } from '../platform/database.ts';
import { layoutDescriptions } from './layout-descriptions.data.ts';
import { cvTemplates } from './schema.ts';
import { capitalised } from '@candor/domain/text';

/** Puts the layouts of this release into the store, and what has changed about them since the last start. */
export async function prepareTemplates(store: Store): Promise<void> {
  const rows = layoutIds.map((id) => ({
    id,
    name: capitalised(id),
    description: layoutDescriptions[id] ?? '',
    style: { layout: id, release: newestRelease(id) },
    isDefault: id === defaultLayout,
  }));
  const taken = (column: string) => sql.raw(`excluded.${column}`);
  await store
    .insert(cvTemplates)
    .values(rows)
    .onConflictDoUpdate({
      target: cvTemplates.id,
      set: {
        name: taken('name'),
        description: taken('description'),
        style: taken('style'),
        isDefault: taken('is_default'),
      },
    });
}
