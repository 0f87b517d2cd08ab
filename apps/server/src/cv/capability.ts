import { defineCapability, owned, unowned } from '../platform/capability.ts';
import { prepareTemplates } from './prepare-templates.ts';
import { cvBindings } from './routes.ts';
import { cvPhotos, cvProfiles, cvs, cvTemplates, cvVersions, drafts, generationKeys } from './schema.ts';
import { deleteOldKeys } from './store.ts';
import { clearTrash } from './trash.ts';

const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

export const cv = defineCapability({
  name: 'cv',
  bindings: cvBindings,
  tables: [
    owned(cvs),
    owned(cvVersions),
    owned(cvPhotos),
    owned(cvProfiles),
    unowned(cvTemplates),
    owned(drafts),
    owned(generationKeys),
  ],
  jobs: [
    {
      name: 'clear-request-keys',
      daily: ({ store, clock }) => deleteOldKeys(store, new Date(clock.now().getTime() - KEY_KEPT_MS)),
    },
    { name: 'clear-trash', daily: clearTrash },
  ],
  start: ({ store }) => prepareTemplates(store),
});
