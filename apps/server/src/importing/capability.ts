import { importDocuments as endpoint } from '@candor/contracts/importing';
import { answers } from '../platform/bind.ts';
import { defineCapability } from '../platform/capability.ts';
import { importDocuments } from './import-documents.ts';
import { createIsolatedReader } from './isolated-reader.ts';
import type { Reader } from './reader.ts';

declare module '../platform/context.ts' {
  interface Services {
    reader: Reader;
  }
}

export const importing = defineCapability({
  name: 'importing',
  bindings: [answers(endpoint, importDocuments)],
  services: { reader: ({ readingMemory }) => createIsolatedReader({ budget: readingMemory }) },
});
