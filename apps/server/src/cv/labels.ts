import type {
  CvLabel,
  listCvLabels as listEndpoint,
  renameCvLabel as renameEndpoint,
} from '@candor/contracts/cv-shelf';
import { distinctLabels, isSameLabel } from '@candor/domain/cv';
import type { Call } from '../platform/bind.ts';
import type { Store } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import { heldLabels, labelledCvs, setLabels } from './shelf-store.ts';

/** Labels as the person has written them before, where they have. */
export async function ownLabels(store: Store, userId: string, labels: readonly string[]): Promise<string[]> {
  const distinct = distinctLabels(labels);
  if (distinct.length === 0) return [];
  const known = (await labelledCvs(store, userId)).flatMap((cv) => cv.labels);
  return distinct.map((label) => known.find((other) => isSameLabel(label, other)) ?? label);
}

async function countedLabels(store: Store, userId: string): Promise<CvLabel[]> {
  const counts = new Map<string, CvLabel>();
  for (const name of (await labelledCvs(store, userId)).flatMap(({ labels }) => labels)) {
    const key = name.toLowerCase();
    counts.set(key, { name: counts.get(key)?.name ?? name, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, label]) => label);
}

export function listLabels({ ctx }: Call<typeof listEndpoint>) {
  return countedLabels(ctx.store, ctx.owner.id);
}

/** Renames a label everywhere; onto one that there is, the two become one. */
export async function renameLabel({ ctx, input: { body } }: Call<typeof renameEndpoint>) {
  return ctx.store.transaction(async (tx) => {
    const held = await heldLabels(tx, ctx.owner.id);
    const labelled = held.filter(({ labels }) => labels.some((label) => isSameLabel(label, body.name)));
    if (labelled.length === 0) throw new Refusal('not_found');
    for (const { id, labels } of labelled) {
      const renamed = labels.flatMap((label) => {
        if (!isSameLabel(label, body.name)) return [label];
        return body.to === null ? [] : [body.to];
      });
      await setLabels(tx, ctx.owner.id, id, distinctLabels(renamed));
    }
    return countedLabels(tx, ctx.owner.id);
  });
}
