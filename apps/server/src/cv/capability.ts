import { defineCapability, owned, unowned } from '../platform/capability.ts';
import { prepareTemplates } from './prepare-templates.ts';
import { cvBindings } from './routes.ts';
import { cvProfiles, cvTemplates } from './schema.ts';

export const cv = defineCapability({
  name: 'cv',
  bindings: cvBindings,
  tables: [owned(cvProfiles), unowned(cvTemplates)],
  start: ({ store }) => prepareTemplates(store),
});
