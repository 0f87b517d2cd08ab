import { toJsonResume } from '@candor/domain/cv';
import { documentFiles, requireWithin } from '../documents/index.ts';
import { defineCapability, personalTable, impersonalTable } from '../platform/capability.ts';
import { acceptProfile } from './accept-profile.ts';
import { cvKind } from './kind.ts';
import { keepTypedWords, proposeDrafts } from './keep-typed-words.ts';
import { offerReleases } from './offer-releases.ts';
import { prepareTemplates } from './prepare-templates.ts';
import { cvBindings } from './routes.ts';
import { cvProfiles, cvTemplates } from './schema.ts';

export const cv = defineCapability({
  name: 'cv',
  bindings: cvBindings,
  tables: [personalTable(cvProfiles, { accept: acceptProfile }), impersonalTable(cvTemplates)],
  personalFiles: async (asked) => [
    await documentFiles(asked, cvKind, {
      folder: 'cvs',
      formats: ['pdf', 'txt'],
      also: { extension: 'json', of: ({ document }) => JSON.stringify(toJsonResume(document), null, 2) },
    }),
  ],
  jobs: [
    { name: 'offer-layout-releases', daily: offerReleases },
    { name: 'keep-typed-words', run: keepTypedWords },
  ],
  afterImport: async (store, { id }) => {
    await requireWithin(store, cvKind, id);
    await proposeDrafts(store, id);
  },
  start: ({ store }) => prepareTemplates(store),
  warm: ({ jobs }) => void jobs.send('keep-typed-words', {}).catch(() => undefined),
});
