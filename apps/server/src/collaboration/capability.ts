import { defineCapability, personalTable } from '../platform/capability.ts';
import { acceptComment, acceptThread } from './accept-rows.ts';
import { moveAnchors } from './move-anchors.ts';
import { createPresence, type Presence } from './presence.ts';
import { collaborationBindings } from './routes.ts';
import { reviewComments, reviewers, reviewLinks, reviewThreads } from './schema.ts';

declare module '../platform/context.ts' {
  interface Services {
    presence: Presence;
  }
}

/** Reviews of CVs and letters by people without an account, who come by links. */
export const collaboration = defineCapability({
  name: 'collaboration',
  bindings: collaborationBindings,
  tables: [
    personalTable(reviewLinks, { portability: 'record', withheld: ['tokenHash', 'passwordHash'] }),
    personalTable(reviewers, { portability: 'record', withheld: ['keyHash'] }),
    personalTable(reviewThreads, { accept: acceptThread }),
    personalTable(reviewComments, { accept: acceptComment }),
  ],
  services: { presence: createPresence },
  listeners: [moveAnchors],
});
