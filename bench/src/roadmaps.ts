import {
  buildRoadmap,
  relatedness,
  roadmapInputSchema,
  roadmapPlanSchema,
  timeframes,
  learningStyles,
  type OccupationFacts,
} from '@candor/domain/career';
import { occupationTitles, relatedOccupations } from '@candor/occupations';
import { factsOf } from '@candor/occupations/facts';
import { careerMoves, careerRoles, moveBetween } from '@candor/occupations/moves';
import { adviserIn, requirementsFor } from '@candor/occupations/requirements';
import { ms, percentile, type Figure } from './figures.ts';

const SHORT_TIER = 5;
const RANDOM_PAIRS = 20_000;

/** The same numbers at every run (Lehmer). */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const facts = new Map<string, OccupationFacts>();
function known(code: string): OccupationFacts {
  const before = facts.get(code) ?? factsOf(code, 'us');
  if (!before) throw new Error(`no occupation ${code}`);
  facts.set(code, before);
  return before;
}

/** The third of occupations whose pairs the weights were not fitted on. */
const isHeldOut = (code: string) =>
  [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0) % 3 === 0;

/** The share of O*NET's short-tier pairs that are nearer than 95 in 100 random pairs. */
function relatednessFigure(codes: readonly string[]): Figure {
  const next = chance(7);
  const any = () => codes[Math.floor(next() * codes.length)] ?? '';
  const held = codes.filter(isHeldOut);
  const random = Array.from(
    { length: RANDOM_PAIRS },
    () => [held[Math.floor(next() * held.length)] ?? '', any()] as const,
  )
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => relatedness(known(a), known(b)));
  const bar = percentile(random, 95);
  const pairs = held.flatMap((code) =>
    relatedOccupations(code)
      .slice(0, SHORT_TIER)
      .map((other) => [code, other] as const),
  );
  const above = pairs.filter(([a, b]) => relatedness(known(a), known(b)) > bar).length;
  const share = above / pairs.length;
  return {
    what: `related occupations (short tier, ${pairs.length} pairs of the third held out) nearer than 95 in 100 random pairs`,
    measured: `${(100 * share).toFixed(1)} %`,
    wanted: 'at least 70 %',
    isHeld: share >= 0.7,
  };
}

/** Makes a roadmap of every related pair that is stored; counts those that fail. */
function everyPair(codes: readonly string[]): Figure[] {
  const times: number[] = [];
  const wrong: string[] = [];
  let at = 0;
  for (const code of codes)
    for (const other of relatedOccupations(code)) {
      at += 1;
      const from = performance.now();
      try {
        const current = factsOf(code, 'us');
        const target = factsOf(other, 'us');
        const plan = buildRoadmap({
          input: roadmapInputSchema.parse({
            currentRole: current?.title,
            targetRole: target?.title,
            timeframe: timeframes[at % timeframes.length],
            learningStyle: learningStyles[at % learningStyles.length],
          }),
          current,
          target,
          candidates: relatedOccupations(code).flatMap((one) => factsOf(one, 'us') ?? []),
          person: { hasCv: false, text: '', shown: new Map(), interests: [], degrees: [] },
          country: 'us',
          placeNotes: [],
          move: null,
          requirements: requirementsFor(
            { title: target?.title ?? '', code: other },
            { title: '', code },
            'us',
          ),
          adviser: adviserIn('us'),
          grades: null,
        });
        times.push(performance.now() - from);
        roadmapPlanSchema.parse(plan);
      } catch (error) {
        wrong.push(`${code} ${other}: ${String(error).slice(0, 200)}`);
      }
    }
  for (const one of wrong.slice(0, 20)) console.log(`wrong roadmap: ${one}`);
  return [
    {
      what: `roadmaps of all ${at} related pairs: without error`,
      measured: `${at - wrong.length}`,
      wanted: `${at}`,
      isHeld: wrong.length === 0,
    },
    {
      what: 'a roadmap, worked out (p95)',
      measured: ms(percentile(times, 95)),
      wanted: 'under 100 ms',
      isHeld: percentile(times, 95) < 100,
    },
  ];
}

/** Looks every way between two roles up, with what the target asks for. */
function waysFigure(): Figure {
  const times = careerRoles.flatMap((from) =>
    careerRoles.map((to) => {
      const start = performance.now();
      moveBetween(from, to, 'gb');
      requirementsFor({ title: to.names[0] ?? '', code: to.code }, { title: '', code: from.code }, 'gb');
      return performance.now() - start;
    }),
  );
  const moves = careerMoves;
  return {
    what: `a way looked up among ${moves.length} moves of ${careerRoles.length} roles (p95 of ${times.length} ways)`,
    measured: ms(percentile(times, 95)),
    wanted: 'under 5 ms',
    isHeld: percentile(times, 95) < 5,
  };
}

export function roadmapFigures(): Figure[] {
  const codes = occupationTitles()
    .map(({ code }) => code)
    .filter((code) => relatedOccupations(code).length > 0);
  return [relatednessFigure(codes), ...everyPair(codes), waysFigure()];
}
