import type { NamedSkill, TitleCertainty } from '../../jobs/index.ts';

export interface NamedPlace {
  /** ISO 3166, small letters. */
  country: string;
  name: string;
  kind: 'country' | 'region' | 'city';
}

/** What the match asks of those who know the world. */
export interface MatchSources {
  /** The skills that a text names, by one id whatever they are called. */
  skills: (text: string) => readonly NamedSkill[];
  place: (words: string) => NamedPlace | null;
  titleCertainty: TitleCertainty;
  /** How near the work of two job titles is, 0 to 1. */
  titleLikeness: (one: string, other: string) => number;
}

/** An advert: its text, and what its source says beside it. */
export interface GivenAdvert {
  text: string;
  title?: string;
  location?: string;
  /** Days since it appeared; null where nobody says. */
  ageDays?: number | null;
}
