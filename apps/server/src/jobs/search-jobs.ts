import { searchLimits, type searchJobs as endpoint } from '@candor/contracts/jobs';
import { cvDocument, toText, type CvDocument } from '@candor/domain/cv';
import { answersQuery, LEAST_CV, mergeAdverts } from '@candor/domain/matching';
import type { GivenAdvert } from '@candor/domain/matching/scoring';
import { say } from '@candor/domain/say';
import { savedAdverts } from '../applications/index.ts';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { monthOf } from '../platform/clock.ts';
import { askSources, type AskedSource } from './ask-sources.ts';
import { presentJob, withWhatItSays, type SourcedAdvert } from './present-job.ts';

const USUAL_QUERY = 'software engineer';
/** So many of what is found are scored; those that answer the query best. */
const MOST_SCORED = 60;
const DAY_MS = 86_400_000;

const PASTED = 'pasted';
const SAVED = 'saved';

type Body = Call<typeof endpoint>['input']['body'];

const pastedAdverts = ({ adverts }: Body): SourcedAdvert[] =>
  adverts.map(({ text, url, ...fields }, at) => ({
    ...fields,
    id: String(at),
    text,
    url: url === '' ? null : url,
    terms: '',
    pay: null,
    postedAt: null,
    source: { id: PASTED, name: say`Pasted by you`, credit: null },
  }));

/** What a person does, for a search without words. */
const titleOf = ({ basics: { headline }, experience }: CvDocument) =>
  headline.trim() || (experience[0]?.position.trim() ?? '');

const givenAdvert = ({ text, title, location, postedAt }: SourcedAdvert, now: Date): GivenAdvert => ({
  text,
  ...(title && { title }),
  ...(location && { location }),
  ageDays: postedAt === null ? null : (now.getTime() - Date.parse(postedAt)) / DAY_MS,
});

const sourced = ({ source, adverts }: AskedSource, wanted: { query: string; location: string }) =>
  adverts.map((advert) => ({
    ...advert,
    source: { id: source.id, name: source.name, credit: source.creditFor(wanted) },
  }));

/** How adverts fit, one after the other; no thread is started for none. */
async function matchesOf(ctx: Context, document: CvDocument | null, found: readonly SourcedAdvert[]) {
  if (found.length === 0) return [];
  const now = ctx.clock.now();
  const asked = {
    document: document ?? cvDocument(),
    adverts: found.map((advert) => givenAdvert(advert, now)),
    today: monthOf(now),
  };
  return ctx.optimizerWorkers.run('match', asked, { signal: ctx.signal, by: ctx.owner.id });
}

/** Adverts that were pasted, were saved and are found, those first that fit the CV best. Nothing of it is stored. */
export async function searchJobs({ ctx, input: { body } }: Call<typeof endpoint>) {
  await ctx.limits.spend('analysing', ctx.owner.id);
  const cv = body.cvId === undefined ? null : (await ownDocument(ctx, cvKind, body.cvId)).document;
  const document = cv && toText(cv).length >= LEAST_CV ? cv : null;
  const query = body.query || (cv && titleOf(cv)) || USUAL_QUERY;
  const wanted = { query, location: body.location || (cv?.basics.location ?? '') };
  const [saved, asked] = await Promise.all([
    savedAdverts(ctx),
    askSources(await ctx.jobBoards.sources(), wanted),
  ]);
  const pasted = pastedAdverts(body);
  const others = [
    ...saved.map((advert) => ({
      ...advert,
      source: { id: SAVED, name: say`Saved by you`, credit: null },
    })),
    ...asked.flatMap((one) => sourced(one, wanted)),
  ]
    .map((advert) => ({ advert, answers: answersQuery(advert, query) }))
    .filter(({ advert, answers }) => answers > 0 || advert.source.id === SAVED)
    .toSorted((a, b) => b.answers - a.answers)
    .slice(0, MOST_SCORED)
    .map(({ advert }) => advert);
  const found: SourcedAdvert[] = [...pasted, ...others];
  const matches = await matchesOf(ctx, document, found);
  const scored = found.flatMap((advert, at) => {
    const match = matches[at];
    return match ? [{ ...withWhatItSays(advert, match), match }] : [];
  });
  const ranked = mergeAdverts(scored).toSorted((a, b) =>
    document ? b.match.rawScore - a.match.rawScore : 0,
  );
  // What somebody pastes they want to see, however it scores.
  const isPasted = ({ source }: SourcedAdvert) => source.id === PASTED;
  const room = searchLimits.jobs - ranked.filter(isPasted).length;
  const best = new Set(ranked.filter((one) => !isPasted(one)).slice(0, room));
  return {
    success: true,
    query,
    jobs: ranked
      .filter((one) => isPasted(one) || best.has(one))
      .map(({ match, ...advert }) => presentJob(advert, match, document !== null)),
    sources: asked.map(({ source: { name }, state }) => ({ name, state })),
  };
}
