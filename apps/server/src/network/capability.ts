import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptCadences, acceptContact, acceptInteraction } from './accept-rows.ts';
import { contactFiles } from './personal-files.ts';
import { clearTrash } from './place.ts';
import { requireRoom } from './room.ts';
import { networkBindings } from './routes.ts';
import { networkCadences, networkContacts, networkImports, networkInteractions } from './schema.ts';

export const network = defineCapability({
  name: 'network',
  bindings: networkBindings,
  tables: [
    personalTable(networkContacts, { accept: acceptContact }),
    personalTable(networkInteractions, { accept: acceptInteraction }),
    personalTable(networkCadences, { accept: acceptCadences }),
    personalTable(networkImports, { portability: 'internal' }),
  ],
  jobs: [{ name: 'clear-contact-trash', daily: clearTrash }],
  personalFiles: async (asked) => [contactFiles(asked)],
  afterImport: (store, { id }) => requireRoom(store, id, 0),
});
