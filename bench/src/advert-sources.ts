import type { AdvertSources } from '@candor/domain/jobs';
import type { MatchSources } from '@candor/domain/matching/scoring';
import {
  findPlace,
  findSkills,
  resolveTitle,
  softwareKind,
  titleLikeness,
  wordRarity,
} from '@candor/occupations';

/** What the server's thread knows by its tables. */
export const tableSources: MatchSources = {
  skills: (text) =>
    findSkills(text).map(({ skill: { id, name, category }, span }) => ({ id, name, category, span })),
  place: findPlace,
  titleCertainty: (words) => resolveTitle(words)?.certainty ?? 0,
  titleLikeness,
  rarity: wordRarity,
  softwareKind,
};

/** What the server gives the advert reader for an advert. */
export const advertSources = (text: string): AdvertSources => ({
  skills: tableSources.skills(text),
  isPlace: (name) => findPlace(name) !== null,
  titleCertainty: tableSources.titleCertainty,
});
