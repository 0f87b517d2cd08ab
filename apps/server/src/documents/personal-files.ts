import type { ExportFormat } from '@candor/domain/cv';
import type { FilesFor, PersonalFile, PersonalFiles } from '../platform/capability.ts';
import { Refusal } from '../platform/refusal.ts';
import { fileOf } from './actions/export.ts';
import { requireExportable } from './drawing.ts';
import type { DocumentKind } from './kind.ts';
import { documentById, keptIds } from './stores/document-store.ts';
import type { KindTypes, Row } from './types.ts';

interface Formats<T extends KindTypes> {
  folder: string;
  formats: readonly ExportFormat[];
  /** A form of its own beside the files that are drawn. */
  also?: { extension: string; of: (row: Row<T>) => string };
}

/** A document in one format; undefined where it is too short or too long to become such a file. */
async function drawnFile<T extends KindTypes>(
  { platform, owner, signal }: FilesFor,
  kind: DocumentKind<T>,
  row: Row<T>,
  format: ExportFormat,
) {
  try {
    requireExportable(row.text, format);
    const drawn = await kind.drawing.saved({ store: platform.store, owner }, row);
    return await fileOf({ ...platform, owner, signal }, kind, { drawn, format, title: row.title });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

async function* filesOf<T extends KindTypes>(
  asked: FilesFor,
  kind: DocumentKind<T>,
  ids: readonly string[],
  { folder, formats, also }: Formats<T>,
): AsyncGenerator<PersonalFile> {
  const { store } = asked.platform;
  for (const id of ids) {
    const row = await documentById(store, kind, asked.owner.id, id);
    if (!row) continue;
    const name = (extension: string) => `${folder}/${kind.rules.fileName(row.title, extension)}`;
    for (const format of formats) {
      const file = await drawnFile(asked, kind, row, format);
      if (file) yield { path: `${folder}/${file.name}`, bytes: file.bytes };
    }
    if (also) yield { path: name(also.extension), bytes: Buffer.from(also.of(row)) };
  }
}

/** The documents of a kind that a person has outside the trash, as files. */
export async function documentFiles<T extends KindTypes>(
  asked: FilesFor,
  kind: DocumentKind<T>,
  how: Formats<T>,
): Promise<PersonalFiles> {
  const ids = await keptIds(asked.platform.store, kind, asked.owner.id);
  const count = ids.length * (how.formats.length + (how.also ? 1 : 0));
  return { count, files: filesOf(asked, kind, ids, how) };
}
