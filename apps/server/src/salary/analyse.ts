import type { analyseSalary as endpoint } from '@candor/contracts/salary';
import { currencies, describePay, noAdvice, shownTitle, titleLevel, whyNoPay } from '@candor/domain/salary';
import { say } from '@candor/domain/say';
import { payFacts, payScalesFor } from '@candor/occupations';
import { payClassOf } from '@candor/occupations/moves';
import { residenceOf } from '../cv/index.ts';
import { skillsOfCv } from '../occupations/index.ts';
import type { Call } from '../platform/bind.ts';
import { figuresOf, notesOn } from './figures.ts';
import { findCountry } from './find-country.ts';
import { findOccupation, MORE_LIKELY } from './find-occupation.ts';
import { liveAdverts } from './live-adverts.ts';
import { offeredIn, relatedMatches } from './offered.ts';
import { ownPayIn } from './store.ts';

const short = (what: string) => [...what].slice(0, 100).join('');

/** Why no occupation is taken for a position. */
const notKnown = (what: string, isNear: boolean) =>
  isNear
    ? say`We aren’t sure which occupation “${short(what)}” is. Choose the nearest one to see its pay.`
    : say`We couldn’t find an occupation called “${short(what)}”.`;

/** What a position pays where it is asked for; without figures it says why, and offers what is near. */
export async function analyse({ ctx, input }: Call<typeof endpoint>) {
  const { what, where, experience, occupation: chosen, cvId } = input.body;
  const skills = cvId === undefined ? [] : await skillsOfCv(ctx, cvId);
  const at = findCountry(where, await residenceOf(ctx, cvId));
  const answer = {
    results: [],
    adverts: null,
    listingsNote: null,
    period: 'year' as const,
    occupation: null,
    alternatives: [],
    country: at.country,
    currency: at.country && currencies[at.country],
    place: at.country === null ? null : at.place,
    otherPlaces: at.country === null ? [] : at.others,
    scales: [],
    notes: [],
    figures: null,
    success: false,
  };
  if (at.country === null) return { ...answer, error: at.reason };
  const { country, place } = at;
  const { occupation, alternatives, isNamed, role } = await findOccupation(ctx, what, {
    country,
    chosen,
    skills,
    least: MORE_LIKELY,
  });
  const scales = payScalesFor(what, occupation?.code ?? null, country, role?.grade);
  if (!occupation) {
    const near = offeredIn(country, alternatives, null);
    return { ...answer, scales, alternatives: near, error: notKnown(what, near.length > 0) };
  }
  const facts = payFacts(occupation.code, country, {
    title: isNamed ? what : undefined,
    ownClass: isNamed ? payClassOf(role, country) : undefined,
  });
  const [own, live] = await Promise.all([
    ownPayIn(ctx.store, ctx.owner.id, country),
    liveAdverts(ctx.jobBoards, { position: what, country, where, place }),
  ]);
  const figures = figuresOf({ code: occupation.code, facts }, experience, own, live);
  const { results, adverts, listingsNote } = live;
  const pay = describePay(facts);
  const { code, certainty } = occupation;
  const title = pay ? shownTitle(pay.publishedAs) : occupation.title;
  const named = { code, title, confidence: certainty };
  const found = { ...answer, results, adverts, listingsNote, scales, occupation: named };
  if (!figures)
    return {
      ...found,
      alternatives: offeredIn(country, [...alternatives, ...relatedMatches(occupation.code)], null),
      error: whyNoPay(facts, occupation.title),
    };
  return {
    ...found,
    alternatives: offeredIn(country, alternatives, pay?.row ?? null),
    success: true,
    error: null,
    notes: notesOn(country, place, experience, titleLevel(what)),
    figures: scales.length === 0 ? figures : { ...figures, advice: noAdvice },
  };
}
