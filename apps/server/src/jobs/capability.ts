import { defineCapability, impersonalTable } from '../platform/capability.ts';
import { fetchPublic } from '../platform/fetch-public.ts';
import { createAdzuna } from './adzuna/adzuna.ts';
import { adzunaAdverts } from './feeds/adzuna-adverts.ts';
import { jobFeeds } from './feeds/job-feeds.ts';
import type { JobBoards } from './market.ts';
import { createPageWorkers, type PageWorkers } from './page-workers.ts';
import { jobBindings } from './routes.ts';
import { sourceAllowances, sourceAnswers, sourceSwitches } from './schema.ts';
import { createSourceSwitches, type SourceSwitches } from './source-switches.ts';
import { purgeAnswers } from './store.ts';

declare module '../platform/context.ts' {
  interface Services {
    /** Opens links that people name; replaced in tests. */
    fetchPage: typeof fetchPublic;
    jobBoards: JobBoards;
    pageWorkers: PageWorkers;
    sourceSwitches: SourceSwitches;
  }
}

export const jobs = defineCapability({
  name: 'jobs',
  bindings: jobBindings,
  tables: [
    impersonalTable(sourceAnswers),
    impersonalTable(sourceAllowances),
    impersonalTable(sourceSwitches),
  ],
  services: {
    fetchPage: () => fetchPublic,
    sourceSwitches: createSourceSwitches,
    pageWorkers: ({ readingMemory }) => createPageWorkers(readingMemory),
    jobBoards: (platform) => {
      const { sourceSwitches } = platform;
      const adzuna = createAdzuna(platform.configuration, platform);
      const searched = [...(adzuna ? [adzunaAdverts(adzuna)] : []), ...jobFeeds(platform)];
      return {
        market: async () => (adzuna && (await sourceSwitches.isSourceOn('adzuna')) ? adzuna : null),
        sources: async () => {
          const isOn = await Promise.all(searched.map(({ id }) => sourceSwitches.isSourceOn(id)));
          return searched.filter((_source, at) => isOn[at]);
        },
      };
    },
  },
  jobs: [{ name: 'purge-source-answers', daily: ({ store, clock }) => purgeAnswers(store, clock.now()) }],
});
