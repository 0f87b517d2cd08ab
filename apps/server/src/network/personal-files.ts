import type { FilesFor, PersonalFile, PersonalFiles } from '../platform/capability.ts';
import { csvOf, vcardsOf } from './export.ts';

async function* filesOf({ platform: { store }, owner }: FilesFor): AsyncGenerator<PersonalFile> {
  yield { path: 'contacts/contacts.csv', bytes: await csvOf(store, owner.id) };
  yield { path: 'contacts/contacts.vcf', bytes: await vcardsOf(store, owner.id) };
}

/** The contacts as a table and as vCards. */
export const contactFiles = (asked: FilesFor): PersonalFiles => ({ count: 2, files: filesOf(asked) });
