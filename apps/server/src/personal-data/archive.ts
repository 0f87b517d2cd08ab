import { z } from 'zod';

/** Rises when an older Candor could no longer read what a newer one writes. */
export const ARCHIVE_VERSION = 1;
export const MANIFEST = 'candor.json';

/** What an archive says of itself. */
export const manifestSchema = z.object({
  format: z.literal('candor-personal-data'),
  version: z.int().min(1),
  exportedAt: z.iso.datetime(),
  account: z.object({ id: z.uuid(), email: z.string().max(254), name: z.string().max(200) }),
});
export type Manifest = z.infer<typeof manifestSchema>;

const FOLDER = 'data';
const PATH = new RegExp(`^${FOLDER}/([a-z_]{1,63})/\\d{4,9}\\.json$`);

/** Where the rows of a table stand, the first part being 1. */
export const rowsPath = (table: string, part: number) =>
  `${FOLDER}/${table}/${String(part).padStart(4, '0')}.json`;
/** Which table's rows a file of an archive holds. */
export const tableOfPath = (path: string): string | undefined => PATH.exec(path)?.[1];

/** What stands beside the data, for whoever opens the file. */
export function readme(manifest: Manifest): string {
  return [
    `Everything that Candor keeps for ${manifest.account.name} (${manifest.account.email}), as of ${manifest.exportedAt}.`,
    '',
    'cvs, letters   Your documents as files: PDF, plain text, and CVs as JSON Resume as well.',
    'applications   Your applications as a table for any spreadsheet, and the documents that were sent.',
    `${FOLDER}           Everything as JSON, a folder for each kind of record.`,
    `${MANIFEST}    Tells Candor what this file is.`,
    '',
    'To bring it into an account, here or at another Candor: Settings, Data Management, Import data.',
    'Passwords and other secrets are not in it.',
    '',
  ].join('\n');
}
