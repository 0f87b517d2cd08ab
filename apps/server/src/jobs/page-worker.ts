import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import { pageData } from './page-data.ts';
import type { PageJobs } from './page-jobs.ts';
import { readPageAdvert } from './read-page-advert.ts';

answerSpokenJobs<PageJobs>({
  read: ({ words, page }) => readPageAdvert(words, typeof page === 'string' ? pageData(page) : page),
});
