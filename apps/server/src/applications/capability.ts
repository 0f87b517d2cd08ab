import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptApplication, acceptBoard, acceptDocument, acceptMove, acceptTask } from './accept-rows.ts';
import { applicationLinks, type ApplicationLinks } from './links.ts';
import { applicationFiles } from './personal-files.ts';
import { clearTrash } from './place.ts';
import { remindAnew } from './remind.ts';
import { requireRoom } from './room.ts';
import { applicationBindings } from './routes.ts';
import {
  applicationBoards,
  applicationDocuments,
  applicationLinks as linkTable,
  applicationMoves,
  applications as table,
  applicationTasks,
} from './schema.ts';

declare module '../platform/context.ts' {
  interface Services {
    applicationLinks: ApplicationLinks;
  }
}

export const applications = defineCapability({
  name: 'applications',
  bindings: applicationBindings,
  tables: [
    personalTable(applicationBoards, { accept: acceptBoard }),
    personalTable(table, { accept: acceptApplication }),
    personalTable(applicationTasks, { accept: acceptTask }),
    personalTable(applicationMoves, { accept: acceptMove }),
    personalTable(applicationDocuments, { accept: acceptDocument }),
    personalTable(linkTable),
  ],
  services: { applicationLinks: () => applicationLinks },
  jobs: [{ name: 'clear-application-trash', daily: clearTrash }],
  personalFiles: async (asked) => [await applicationFiles(asked)],
  async afterImport(store, owner, now) {
    await requireRoom(store, owner.id, 0);
    await remindAnew({ store, owner, now });
  },
});
