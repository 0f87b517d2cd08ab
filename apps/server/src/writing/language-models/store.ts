import { eq } from 'drizzle-orm';
import { localChoiceSchema, type LocalChoice } from '@candor/contracts/language-models';
import type { Store } from '../../platform/database.ts';
import { settings } from '../../platform/schema.ts';

const NAME = 'local-model';

/** The local model that was chosen; null where none is. Read at each text, so that all servers go by the newest choice. */
export async function chosenModel(store: Store): Promise<LocalChoice | null> {
  const [row] = await store.select().from(settings).where(eq(settings.name, NAME));
  if (!row) return null;
  // Written by `storeChoice` only, maybe by another release.
  return localChoiceSchema.nullable().catch(null).parse(JSON.parse(row.value));
}

export async function storeChoice(store: Store, choice: LocalChoice | null): Promise<void> {
  const value = JSON.stringify(choice);
  await store
    .insert(settings)
    .values({ name: NAME, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}
