import * as endpoints from '@candor/contracts/importing';
import { answers } from '../platform/bind.ts';
import { defineCapability } from '../platform/capability.ts';
import { importDocuments } from './import-documents.ts';
import { createIsolatedReader } from './isolated-reader.ts';
import { repairImport } from './repair-import.ts';
import type { Reader } from './reader.ts';

declare module '../platform/context.ts' {
  interface Services {
    reader: Reader;
  }
}

export const importing = defineCapability({
  name: 'importing',
  bindings: [
    answers(endpoints.importDocuments, importDocuments),
    answers(endpoints.repairImport, repairImport),
  ],
  services: { reader: ({ readingMemory }) => createIsolatedReader({ budget: readingMemory }) },
});
