import type {
  getLetterVersion as getEndpoint,
  listLetterVersions as listEndpoint,
  restoreLetterVersion as restoreEndpoint,
} from '@candor/contracts/letter-versions';
import { layoutOf } from '@candor/domain/cv';
import { letterToText } from '@candor/domain/letters';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { headOf } from '../versions/index.ts';
import { documentColumns, formColumns } from './content.ts';
import { ownLetter, staleLetter } from './own-letter.ts';
import { letterOf } from './present.ts';
import { versionAt, versionsOfLetter } from './version-store.ts';
import { changeLetter } from './write-letter.ts';

export async function listVersions({ ctx, input: { params } }: Call<typeof listEndpoint>) {
  await ownLetter(ctx, params.id);
  const rows = await versionsOfLetter.heads(ctx.store, { userId: ctx.owner.id, id: params.id });
  return rows.map((row) => headOf(row, ctx.owner.id, rows[0]?.version));
}

async function ownVersion(ctx: Pick<Context, 'store' | 'owner'>, id: string, version: number) {
  const found = await versionAt(ctx.store, { userId: ctx.owner.id, id }, version);
  if (!found) throw new Refusal('not_found');
  return found;
}

export async function getVersion({ ctx, input: { params } }: Call<typeof getEndpoint>) {
  const { id, version } = params;
  await ownLetter(ctx, id);
  const { version: row, authorName } = await ownVersion(ctx, id, version);
  const newest = await versionsOfLetter.newestMark(ctx.store, { userId: ctx.owner.id, id });
  const { document } = row;
  return {
    ...headOf({ ...row, authorName }, ctx.owner.id, newest?.version),
    document,
    text: letterToText(document),
  };
}

/** Makes words, form and look what they were; whose title they stand under and which CV they came from stay. */
export async function restoreVersion({ ctx, input: { params, body } }: Call<typeof restoreEndpoint>) {
  const { id, version } = params;
  return ctx.store.transaction(async (tx) => {
    const inside = { ...ctx, store: tx };
    const stored = await ownLetter(inside, id);
    const { document, template, request, facts } = (await ownVersion(inside, id, version)).version;
    const content = {
      template: layoutOf(template),
      facts,
      ...documentColumns(document),
      ...formColumns({ ...request, title: stored.title }),
    };
    const said = { origin: 'restored', lead: `Restored version ${version}` } as const;
    const saved =
      stored.version === body.version ? await changeLetter(tx, ctx, stored, content, said) : undefined;
    if (!saved) throw await staleLetter(tx, ctx.owner.id, id);
    return letterOf(saved);
  });
}
