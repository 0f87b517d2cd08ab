import { answerJobs } from '@candor/pool';
import { pageData } from './page-data.ts';
import type { PageJobs } from './page-jobs.ts';
import { readPageAdvert } from './read-page-advert.ts';

answerJobs<PageJobs>({
  read: ({ words, page }) => readPageAdvert(words, typeof page === 'string' ? pageData(page) : page),
});
