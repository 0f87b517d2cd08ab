import { createRenderer, type Renderer } from '@candor/render';
import { defineCapability } from '../platform/capability.ts';
import { createIsolatedReader } from './import-reader.ts';
import type { Reader } from './reader.ts';
import { documentsBindings } from './routes.ts';

declare module '../platform/context.ts' {
  interface Services {
    renderer: Renderer;
    reader: Reader;
  }
}

export const documents = defineCapability({
  name: 'documents',
  bindings: documentsBindings,
  services: { renderer: () => createRenderer(), reader: () => createIsolatedReader() },
});
