import type { analyseSalary as endpoint } from '@candor/contracts/salary';
import { currencies, titleLevel } from '@candor/domain/salary';
import type { TitleMatch } from '@candor/occupations';
import { residenceOf } from '../cv/index.ts';
import { skillsOfCv } from '../occupations/index.ts';
import type { Call } from '../platform/bind.ts';
import { figuresOf, notesOn } from './figures.ts';
import { findCountry } from './find-country.ts';
import { findOccupation } from './find-occupation.ts';
import { liveAdverts } from './live-adverts.ts';
import { ownPayIn } from './store.ts';

const MOST_ALTERNATIVES = 6;

const matchOf = ({ code, title, certainty }: TitleMatch) => ({ code, title, confidence: certainty });

/** What a position pays where it is asked for; without figures it says why, and offers what is near. */
export async function analyse({ ctx, input }: Call<typeof endpoint>) {
  const { what, where, experience, occupation: chosen, cvId } = input.body;
  const skills = cvId === undefined ? [] : await skillsOfCv(ctx, cvId);
  const { occupation, alternatives, isTold } = await findOccupation(ctx, what, { chosen, skills });
  const at = findCountry(where, where === '' ? await residenceOf(ctx, cvId) : null);
  const answer = {
    results: [],
    adverts: null,
    listingsNote: null,
    period: 'year' as const,
    occupation: occupation && matchOf(occupation),
    alternatives: alternatives.slice(0, MOST_ALTERNATIVES).map(matchOf),
    country: at.country,
    currency: at.country && currencies[at.country],
    place: at.country === null ? null : at.place,
    notes: [],
    figures: null,
    success: false,
  };
  if (at.country === null) return { ...answer, error: at.reason };
  if (!occupation)
    return {
      ...answer,
      error: `We couldn’t find an occupation called “${[...what].slice(0, 100).join('')}”.`,
    };
  const [own, live] = await Promise.all([
    ownPayIn(ctx.store, ctx.owner.id, at.country),
    liveAdverts(ctx.jobBoards, { position: what, country: at.country, where, place: at.place }),
  ]);
  const figures = figuresOf(occupation.code, at.country, experience, own, {
    ...live,
    title: isTold ? what : undefined,
  });
  const { results, adverts, listingsNote } = live;
  const found = { ...answer, results, adverts, listingsNote };
  if (!figures) return { ...found, error: 'No salary data available for this search.' };
  return {
    ...found,
    success: true,
    error: null,
    notes: notesOn(at.country, at.place, experience, titleLevel(what)),
    figures,
  };
}
