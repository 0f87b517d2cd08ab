import { defineCapability, owned } from '../platform/capability.ts';
import { lettersBindings } from './routes.ts';
import { letterKeys, letters as letterTable, letterVersions } from './schema.ts';
import { deleteOldLetterKeys } from './store.ts';
import { clearTrash } from './trash.ts';

const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

export const letters = defineCapability({
  name: 'letters',
  bindings: lettersBindings,
  tables: [owned(letterTable), owned(letterVersions), owned(letterKeys)],
  jobs: [
    {
      name: 'clear-letter-keys',
      daily: ({ store, clock }) => deleteOldLetterKeys(store, new Date(clock.now().getTime() - KEY_KEPT_MS)),
    },
    { name: 'clear-letter-trash', daily: clearTrash },
  ],
});
