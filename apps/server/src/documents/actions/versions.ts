import type { Version } from '@candor/contracts/versions';
import { say } from '@candor/domain/say';
import { changeSentence, versionChangeSchema, versionNameLimits } from '@candor/domain/versions';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { storedDesign } from '../appearance.ts';
import { changeDocuments } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument, staleDocument } from '../own-document.ts';
import {
  nameVersion,
  newestMark,
  versionAt,
  versionHeads,
  type VersionHead,
} from '../stores/version-store.ts';
import { changeDocument } from '../write-document.ts';
import type { KindTypes } from '../types.ts';

type Asked = { ctx: Context; input: { params: { id: string } } };
type AskedOne = { ctx: Context; input: { params: { id: string; version: number } } };
type Keeping = Asked & { input: { body: { name: string } } };
type Restoring = AskedOne & { input: { body: { version: number } } };

/** A version as the list shows it to `reader`; `newest` is the number of what the document says now. */
function headOf(row: VersionHead, reader: string, newest: number | undefined): Version {
  const { version, origin, name, title, template, authorId, authorName } = row;
  // What another release knows to say is shown as it was worded.
  const changes = versionChangeSchema.safeParse(row.changes);
  return {
    version,
    origin,
    change: changes.success ? changeSentence(changes.data) : row.change,
    name,
    title,
    template,
    startedAt: row.startedAt.toISOString(),
    savedAt: row.savedAt.toISOString(),
    author: { name: authorName ?? '', isYou: authorId === reader },
    isCurrent: version === newest,
  };
}

export function listVersions<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input: { params } }: Asked) => {
    await ownDocument(ctx, kind, params.id);
    const rows = await versionHeads(ctx.store, { userId: ctx.owner.id, id: params.id });
    return rows.map((row) => headOf(row, ctx.owner.id, rows[0]?.version));
  };
}

async function ownVersion<T extends KindTypes>(
  { store, owner }: Pick<Context, 'store' | 'owner'>,
  id: string,
  number: number,
) {
  const found = await versionAt<T>(store, { userId: owner.id, id }, number);
  if (!found) throw new Refusal('not_found');
  return { ...found, design: storedDesign(found.version.design, found.photo) };
}

export function getVersion<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input: { params } }: AskedOne) => {
    const { id, version } = params;
    await ownDocument(ctx, kind, id);
    const { version: row, authorName, design } = await ownVersion<T>(ctx, id, version);
    const newest = await newestMark(ctx.store, { userId: ctx.owner.id, id });
    const { document, layoutRelease, isBrandFree } = row;
    return {
      ...headOf({ ...row, authorName }, ctx.owner.id, newest?.version),
      document,
      text: kind.rules.toText(document),
      layoutRelease,
      design,
      isBrandFree,
    };
  };
}

/** Stores the document as it is now as a named version: later saves leave it, and it is never pruned. */
export function keepVersion<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params, body } }: Keeping): Promise<Version> =>
    changeDocuments(ctx, async ({ store, owner }) => {
      await ownDocument({ store, owner }, kind, params.id);
      const of = { userId: owner.id, id: params.id };
      const [newest, ...older] = await versionHeads(store, of);
      if (!newest) throw new Refusal('not_found');
      if (older.filter(({ name }) => name !== null).length >= versionNameLimits.versions)
        throw new Refusal(
          'too_many',
          say`You’ve reached the maximum number of named versions for a document.`,
        );
      await nameVersion(store, of, newest.version, body.name);
      return headOf({ ...newest, name: body.name }, owner.id, newest.version);
    });
}

/** Makes words, form and look what they were; whose title, labels and brand line they stand under stays. */
export function restoreVersion<T extends KindTypes>(kind: DocumentKind<T>) {
  return ({ ctx, input: { params, body } }: Restoring): Promise<T['whole']> =>
    changeDocuments(ctx, async (change) => {
      const { id, version } = params;
      const stored = await ownDocument(change, kind, id);
      const { version: row, design } = await ownVersion<T>(change, id, version);
      const { document, template, layoutRelease, request, facts } = row;
      const content = { document, template, layoutRelease, design, request, facts };
      const label = { origin: 'restored', lead: { kind: 'restored', count: version } } as const;
      const saved =
        stored.version === body.version
          ? await changeDocument(change, kind, stored, { ...content, ...kind.restored?.(stored, row) }, label)
          : undefined;
      if (!saved) throw await staleDocument(change, kind, id);
      return kind.whole(change.store, saved);
    });
}
