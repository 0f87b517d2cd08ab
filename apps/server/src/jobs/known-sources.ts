import { say } from '@candor/domain/say';
import type { Configuration } from '../platform/configuration.ts';

/** A source of adverts that this release can ask, as administrators see it. */
export interface KnownSource {
  /** As its `Source` names itself in the store. */
  id: string;
  name: string;
  /** What it has, and what its terms ask of whoever shows it. */
  about: string;
  /** Where its terms stand. Whoever switches it on says that they have read them. */
  termsUrl: string;
  /** Variables without which it cannot be asked. Who set them has switched it on. */
  needs: readonly (keyof Configuration)[];
}

/** All of them, in the order in which administrators see them. */
export const knownSources: readonly KnownSource[] = [
  {
    id: 'adzuna',
    name: 'Adzuna',
    get about() {
      return say`Job ads and pay of 19 countries. Free for personal use and for publishing ads; other commercial use needs Adzuna’s consent.`;
    },
    termsUrl: 'https://developer.adzuna.com/docs/terms_of_service',
    needs: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  },
  {
    id: 'arbeitnow',
    name: 'Arbeitnow',
    get about() {
      return say`Job ads of Germany and the EU. Free; wants a link back to each ad.`;
    },
    termsUrl: 'https://www.arbeitnow.com/blog/job-board-api',
    needs: [],
  },
  {
    id: 'jobicy',
    name: 'Jobicy',
    get about() {
      return say`Remote jobs. Free; wants credit and a link to each ad, and to be asked at most once an hour.`;
    },
    termsUrl: 'https://jobicy.com/jobs-rss-feed',
    needs: [],
  },
  {
    id: 'greenhouse',
    name: 'Greenhouse',
    get about() {
      return say`Job boards of the companies in GREENHOUSE_BOARDS. Ask them before you show their ads to others.`;
    },
    termsUrl: 'https://developers.greenhouse.io/job-board.html',
    needs: ['GREENHOUSE_BOARDS'],
  },
  {
    id: 'lever',
    name: 'Lever',
    get about() {
      return say`Job boards of the companies in LEVER_BOARDS. Ask them before you show their ads to others.`;
    },
    termsUrl: 'https://github.com/lever/postings-api',
    needs: ['LEVER_BOARDS'],
  },
  {
    id: 'ashby',
    name: 'Ashby',
    get about() {
      return say`Job boards of the companies in ASHBY_BOARDS. Ask them before you show their ads to others.`;
    },
    termsUrl: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
    needs: ['ASHBY_BOARDS'],
  },
];
