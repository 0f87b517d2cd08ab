import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { localChoiceSchema, type LocalChoice } from '@candor/contracts/language-models';
import { modelSeconds } from '@candor/domain/settings';
import type { Store } from '../../platform/database.ts';
import { settings } from '../../platform/schema.ts';

const CHOICE = 'local-model';
const SECONDS = 'model-seconds';

async function valueOf(store: Store, name: string): Promise<unknown> {
  const [row] = await store.select().from(settings).where(eq(settings.name, name));
  return row && JSON.parse(row.value);
}

async function put(store: Store, name: string, of: unknown): Promise<void> {
  const value = JSON.stringify(of);
  await store
    .insert(settings)
    .values({ name, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

// What stands in the store was written here only, maybe by another release.
const choiceSchema = localChoiceSchema.nullable().catch(null);
const secondsSchema = z.int().min(modelSeconds.least).max(modelSeconds.most).catch(modelSeconds.usual);

/** The local model that was chosen; null where none is. Read at each text, so that all servers go by the newest choice. */
export async function chosenModel(store: Store): Promise<LocalChoice | null> {
  return choiceSchema.parse((await valueOf(store, CHOICE)) ?? null);
}

export const storeChoice = (store: Store, choice: LocalChoice | null) => put(store, CHOICE, choice);

/** How long a model may take for one text. */
export async function limitSeconds(store: Store): Promise<number> {
  return secondsSchema.parse(await valueOf(store, SECONDS));
}

export const storeLimit = (store: Store, seconds: number) => put(store, SECONDS, seconds);
