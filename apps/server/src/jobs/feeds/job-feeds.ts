import type { Configuration } from '../../platform/configuration.ts';
import type { AdvertSource } from './advert-source.ts';
import { arbeitnow } from './arbeitnow.ts';
import { ashby } from './ashby.ts';
import { boardNames } from './boards.ts';
import { feedSource, type FeedCore } from './feed.ts';
import { greenhouse } from './greenhouse.ts';
import { jobicy } from './jobicy.ts';
import { lever } from './lever.ts';

type Boards = Pick<Configuration, 'GREENHOUSE_BOARDS' | 'LEVER_BOARDS' | 'ASHBY_BOARDS'>;

/** The feeds that this release knows. Company boards are those that the configuration names. */
export function jobFeeds(core: FeedCore & { configuration: Boards }): AdvertSource[] {
  const { GREENHOUSE_BOARDS, LEVER_BOARDS, ASHBY_BOARDS } = core.configuration;
  return [
    arbeitnow,
    jobicy,
    greenhouse(boardNames(GREENHOUSE_BOARDS)),
    lever(boardNames(LEVER_BOARDS)),
    ashby(boardNames(ASHBY_BOARDS)),
  ].map((feed) => feedSource(feed, core));
}
