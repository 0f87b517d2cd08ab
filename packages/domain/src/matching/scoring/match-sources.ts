import type { PersonSources } from '../../answering/finding/index.ts';
import type { TitleCertainty } from '../../jobs/index.ts';

/** What the match asks of those who know the world. */
export interface MatchSources extends PersonSources {
  titleCertainty: TitleCertainty;
}

/** An advert: its text, and what its source says beside it. */
export interface GivenAdvert {
  text: string;
  title?: string;
  location?: string;
  /** Days since it appeared; null where nobody says. */
  ageDays?: number | null;
}
