import { documentFiles, requireWithin } from '../documents/index.ts';
import { defineCapability } from '../platform/capability.ts';
import { letterKind } from './kind.ts';
import { lettersBindings } from './routes.ts';

export const letters = defineCapability({
  name: 'letters',
  bindings: lettersBindings,
  personalFiles: async (asked) => [
    await documentFiles(asked, letterKind, { folder: 'letters', formats: ['pdf', 'txt'] }),
  ],
  afterImport: (store, { id }) => requireWithin(store, letterKind, id),
});
