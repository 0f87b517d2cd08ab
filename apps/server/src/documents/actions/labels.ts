import { distinctLabels, isSameLabel } from '@candor/domain/cv';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Store } from '../../platform/database.ts';
import { changeDocuments } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { labelled, setLabels } from '../stores/library-store.ts';
import type { KindTypes } from '../types.ts';

interface CountedLabel {
  name: string;
  count: number;
}

/** Labels as the person has written them before, where they have. */
export async function ownLabels<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
  labels: readonly string[],
): Promise<string[]> {
  const distinct = distinctLabels(labels);
  if (distinct.length === 0) return [];
  const known = (await labelled(store, kind, userId)).flatMap((one) => one.labels);
  return distinct.map((label) => known.find((other) => isSameLabel(label, other)) ?? label);
}

async function countedLabels<T extends KindTypes>(
  store: Store,
  kind: DocumentKind<T>,
  userId: string,
): Promise<CountedLabel[]> {
  const counts = new Map<string, CountedLabel>();
  for (const name of (await labelled(store, kind, userId)).flatMap(({ labels }) => labels)) {
    const key = name.toLowerCase();
    counts.set(key, { name: counts.get(key)?.name ?? name, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, label]) => label);
}

export function listLabels<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx }: { ctx: Context }) => countedLabels(ctx.store, kind, ctx.owner.id);
}

/** Renames a label everywhere, in the trash too; onto one that there is, the two become one. */
export function renameLabel<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { body } }: { ctx: Context; input: { body: { name: string; to: string | null } } }) =>
    changeDocuments(ctx, async ({ store, record }) => {
      const userId = ctx.owner.id;
      const all = await labelled(store, kind, userId, 'everywhere');
      const having = all.filter(({ labels }) => labels.some((label) => isSameLabel(label, body.name)));
      if (having.length === 0) throw new Refusal('not_found');
      const renamed = (label: string) => {
        if (!isSameLabel(label, body.name)) return [label];
        return body.to === null ? [] : [body.to];
      };
      for (const { id, labels: before } of having) {
        const labels = distinctLabels(before.flatMap(renamed));
        await setLabels(store, userId, id, labels);
        record({ kind: 'document-labelled', subject: id, payload: { document: kind.rules.kind, labels } });
      }
      return countedLabels(store, kind, userId);
    });
}
