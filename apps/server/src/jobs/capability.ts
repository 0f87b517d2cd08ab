import { defineCapability, unowned } from '../platform/capability.ts';
import { createAdzuna } from './adzuna/adzuna.ts';
import type { JobBoards } from './market.ts';
import { sourceAllowances, sourceAnswers } from './schema.ts';
import { purgeAnswers } from './store.ts';

declare module '../platform/context.ts' {
  interface Services {
    jobBoards: JobBoards;
  }
}

export const jobs = defineCapability({
  name: 'jobs',
  tables: [unowned(sourceAnswers), unowned(sourceAllowances)],
  services: {
    jobBoards: (platform) => ({ market: createAdzuna(platform.configuration, platform) }),
  },
  jobs: [{ name: 'purge-source-answers', daily: ({ store, clock }) => purgeAnswers(store, clock.now()) }],
});
