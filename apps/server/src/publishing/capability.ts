import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptPage } from './accept-page.ts';
import { clearExpired } from './clear-expired.ts';
import { publishingBindings } from './routes.ts';
import { pageViews, publicPages } from './schema.ts';
import { takeAllDown } from './take-all-down.ts';
import { servePublicPages } from './visitors/serve-public-pages.ts';

/** Public pages of CVs: what their owners choose, and what visitors are shown. */
export const publishing = defineCapability({
  name: 'publishing',
  bindings: publishingBindings,
  tables: [
    personalTable(publicPages, { accept: acceptPage, withheld: ['slug', 'isUnguessable', 'passwordHash'] }),
    personalTable(pageViews, { portability: 'record' }),
  ],
  jobs: [{ name: 'clear-expired-pages', daily: clearExpired }],
  listeners: [takeAllDown],
  pages: servePublicPages,
});
