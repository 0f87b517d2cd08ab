import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchableCv, matchAdvert } from '@candor/domain/matching/scoring';
import { readText } from '@candor/domain/reading';
import { titleCertainty } from '@candor/occupations';
import { tableSources as sources } from './advert-sources.ts';
import { ms, percentile, type Figure } from './figures.ts';

/** One CV and eight adverts, each with how well it fits: 3 apply at once, 2 well within reach, 1 a stretch, 0 no. */
interface MatchSet {
  id: string;
  language: string;
  cv: string;
  adverts: { text: string; relevance: number }[];
}

const folder = join(import.meta.dirname, '../texts/match-own');
const TODAY = '2026-11';
const WANTED = { top: 0.8, ndcg: 0.9 };
const DEPTH = 5;

const gain = (relevances: readonly number[]) =>
  relevances
    .slice(0, DEPTH)
    .reduce((sum, relevance, at) => sum + (2 ** relevance - 1) / Math.log2(at + 2), 0);

function scored({ id, cv, adverts }: MatchSet) {
  const { document } = readText(cv, { titleCertainty });
  const prepared = matchableCv(document, TODAY, sources);
  const ranked = adverts
    .map((advert) => {
      const from = performance.now();
      const match = matchAdvert(prepared, { text: advert.text }, sources);
      return { ...advert, match, took: performance.now() - from };
    })
    .toSorted((a, b) => b.match.rawScore - a.match.rawScore);
  const relevances = ranked.map(({ relevance }) => relevance);
  const best = relevances.toSorted((a, b) => b - a);
  return { id, ranked, isHit: relevances[0] === best[0], ndcg: gain(relevances) / gain(best) };
}

function printEach({ id, ranked, isHit, ndcg }: ReturnType<typeof scored>): void {
  console.log(`${isHit ? 'hit ' : 'MISS'} ${id} ${ndcg.toFixed(3)}`);
  for (const { relevance, text, match } of ranked) {
    const parts = match.parts.map(({ id: part, points }) => `${part} ${points ?? '-'}`).join(', ');
    console.log(`  ${relevance}  ${match.rawScore}  ${text.split('\n')[0]}  [${parts}]`);
    const names = (skills: readonly { name: string }[]) => skills.map(({ name }) => name).join(' | ');
    console.log(`       + ${names(match.matchingSkills)}   - ${names(match.missingSkills)}`);
  }
}

/** How well adverts are ranked for a CV: open sets, and sets that nobody looked at while the score was made. `--each` prints the open ones. */
export async function matchFigures(): Promise<Figure[]> {
  const halves = ['open', 'unseen'].map((half) => ({
    half,
    sets: readFileSync(join(folder, `${half}.jsonl`), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => scored(JSON.parse(line) as MatchSet)),
  }));
  if (process.argv.includes('--each')) halves[0]?.sets.forEach(printEach);
  // The first sets load the tables.
  const times = halves.flatMap(({ sets }) =>
    sets.slice(2).flatMap(({ ranked }) => ranked.map(({ took }) => took)),
  );
  return [
    ...halves.map(({ half, sets }) => {
      const hits = sets.filter(({ isHit }) => isHit).length;
      const ndcg = sets.reduce((sum, one) => sum + one.ndcg, 0) / sets.length;
      return {
        what: `match: a best advert ranked first, NDCG at ${DEPTH}; ${half} sets`,
        measured: `${hits} of ${sets.length}, ${ndcg.toFixed(3)}`,
        wanted: `at least ${WANTED.top * sets.length}, ${WANTED.ndcg}`,
        isHeld: hits >= WANTED.top * sets.length && ndcg >= WANTED.ndcg,
      };
    }),
    {
      what: 'match: one advert scored',
      measured: `${ms(percentile(times, 50))}, p95 ${ms(percentile(times, 95))}`,
      wanted: 'p95 under 50 ms',
      isHeld: percentile(times, 95) < 50,
    },
  ];
}
