import type { AdvertSources } from '@candor/domain/jobs';
import { findPlace, findSkills, resolveTitle } from '@candor/occupations';

/** What the server gives the advert reader for an advert. */
export const advertSources = (text: string): AdvertSources => ({
  skills: findSkills(text).map(({ skill: { id, name, category }, span }) => ({ id, name, category, span })),
  isPlace: (name) => findPlace(name) !== null,
  titleCertainty: (words) => resolveTitle(words)?.certainty ?? 0,
});
