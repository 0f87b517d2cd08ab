import * as sourceEndpoints from '@candor/contracts/job-sources';
import * as endpoints from '@candor/contracts/jobs';
import { answers } from '../platform/bind.ts';
import { advertFetching, fetchAdvert } from './fetch-advert.ts';
import { matchJobs } from './match-jobs.ts';
import { readAdvertFile } from './read-advert-file.ts';
import { readAdvertPage } from './read-advert-page.ts';
import { saveAdvert } from './save-advert.ts';
import { searchJobs } from './search-jobs.ts';
import { listSources, switchSource } from './switch-source.ts';

export const jobBindings = [
  answers(endpoints.matchJobs, matchJobs),
  answers(endpoints.searchJobs, searchJobs),
  answers(endpoints.readAdvertFile, readAdvertFile),
  answers(endpoints.advertFetching, advertFetching),
  answers(endpoints.fetchAdvert, fetchAdvert),
  answers(endpoints.readAdvertPage, readAdvertPage),
  answers(endpoints.saveAdvert, saveAdvert),
  answers(sourceEndpoints.listJobSources, listSources),
  answers(sourceEndpoints.switchJobSource, switchSource),
];
