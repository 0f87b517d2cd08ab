import { MemoryBudget } from '@candor/pool';
import { createRenderer, type Renderer } from '@candor/render';
import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptDocument, acceptDraft, acceptPhoto, acceptVersion } from './accept-rows.ts';
import { deleteOldKeys } from './stores/key-store.ts';
import {
  documentDrafts,
  documentKeys,
  documentPhotos,
  documents as table,
  documentVersions,
} from './schema.ts';
import { clearTrash } from './actions/trash.ts';

/** What the processes take together that read files: one that recognizes and one that reads, or two that read. */
const READING_MB = 1_100;
const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

declare module '../platform/context.ts' {
  interface Services {
    readingMemory: MemoryBudget;
    renderer: Renderer;
  }
}

/** What all kinds of documents have in common. The kinds bind its actions to paths of their own. */
export const documents = defineCapability({
  name: 'documents',
  tables: [
    personalTable(table, { accept: acceptDocument, remembered: ['kind', 'version'] }),
    // A session is of this installation; it tells which saves were one.
    personalTable(documentVersions, { accept: acceptVersion, withheld: ['sessionId'] }),
    personalTable(documentPhotos, { accept: acceptPhoto }),
    personalTable(documentDrafts, { accept: acceptDraft }),
    personalTable(documentKeys, { portability: 'internal' }),
  ],
  services: {
    readingMemory: () => new MemoryBudget(READING_MB),
    renderer: ({ readingMemory }) => createRenderer({ yieldsTo: readingMemory }),
  },
  jobs: [
    {
      name: 'clear-request-keys',
      daily: ({ store, clock }) => deleteOldKeys(store, new Date(clock.now().getTime() - KEY_KEPT_MS)),
    },
    { name: 'clear-trash', daily: clearTrash },
  ],
});
