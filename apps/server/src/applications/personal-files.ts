import { applicationName } from '@candor/domain/applications';
import type { FilesFor, PersonalFile, PersonalFiles } from '../platform/capability.ts';
import { csvOf } from './export-csv.ts';
import { sentFile, sentIds } from './part-store.ts';

/** A name of a folder: what a path would take for something else goes. */
const folderOf = (name: string) => name.replace(/[\\/:*?"<>|.]+/g, ' ').trim() || 'application';

async function* filesOf(
  { platform: { store }, owner }: FilesFor,
  sent: Sent[],
): AsyncGenerator<PersonalFile> {
  yield { path: 'applications/applications.csv', bytes: await csvOf(store, owner) };
  for (const { id, documentId, title, company } of sent) {
    const file = await sentFile(store, { userId: owner.id, id, documentId });
    if (!file) continue;
    const folder = `applications/${folderOf(applicationName({ title, company }))}`;
    yield { path: `${folder}/${file.fileName}`, bytes: Buffer.from(file.pdf, 'base64') };
  }
}

type Sent = Awaited<ReturnType<typeof sentIds>>[number];

/** The applications as a table, and what was sent with them. */
export async function applicationFiles(asked: FilesFor): Promise<PersonalFiles> {
  const sent = await sentIds(asked.platform.store, asked.owner.id);
  return { count: sent.length + 1, files: filesOf(asked, sent) };
}
