import type { Job } from '@candor/pool';
import type { PageAdvert } from './read-page-advert.ts';

/** A page as it came in: its words, and where its data for search engines stands. */
export interface PageToRead {
  words: string;
  /** HTML, or the blocks of JSON-LD that were found in it already. */
  page: string | readonly string[];
}

/** What the thread does that reads the pages of strangers. */
export interface PageJobs {
  read: Job<PageToRead, PageAdvert>;
}
