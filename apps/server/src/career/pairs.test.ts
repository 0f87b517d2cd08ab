import { expect, it } from 'vitest';
import {
  buildRoadmap,
  learningStyles,
  relatedness,
  roadmapInputSchema,
  roadmapPlanSchema,
  timeframes,
  type PersonFacts,
} from '@candor/domain/career';
import { countries } from '@candor/domain/salary';
import { occupationTitles, relatedOccupations } from '@candor/occupations';
import { factsOf } from '@candor/occupations/facts';
import { adviserIn, requirementsFor } from '@candor/occupations/requirements';

const EVERY = 61;
const nobody: PersonFacts = {
  hasCv: false,
  text: '',
  shown: new Map(),
  interests: [],
  degrees: [],
};

/** Every so many of the related pairs that are stored; `bench roadmaps` goes over all. */
const sample = occupationTitles()
  .flatMap(({ code }) => relatedOccupations(code).map((other) => [code, other] as const))
  .filter((_, at) => at % EVERY === 0)
  .map(([a, b], at) => {
    const country = countries[at % countries.length] ?? 'us';
    const [current, target] = [factsOf(a, country), factsOf(b, country)];
    if (!current || !target) throw new Error(`no facts of ${a} or ${b}`);
    const input = roadmapInputSchema.parse({
      currentRole: current.title,
      targetRole: target.title,
      timeframe: timeframes[at % timeframes.length],
      learningStyle: learningStyles[at % learningStyles.length],
    });
    return {
      input,
      current,
      target,
      candidates: [],
      person: nobody,
      country,
      placeNotes: [],
      move: null,
      requirements: requirementsFor(
        { title: target.title, code: b },
        { title: current.title, code: a },
        country,
      ),
      adviser: adviserIn(country),
      grades: null,
    };
  });

it('has enough pairs', () => {
  expect(sample.length).toBeGreaterThan(140);
});

it('makes a roadmap of each that ends with posts and names its sources', () => {
  for (const question of sample) {
    const plan = roadmapPlanSchema.parse(buildRoadmap(question));
    expect(plan.steps.at(-1)?.title).toMatch(/^(?:Find|Ask for)/);
    const { difficulty, marketDemand, salaryGrowth } = plan.basis;
    const known = [difficulty, marketDemand, ...(plan.salaryGrowth === null ? [] : [salaryGrowth])];
    for (const { isDefault, sources, parts } of known)
      expect(isDefault || (sources.length > 0 && parts.length > 0)).toBe(true);
  }
});

it('prints no phrase of a list of skills, technologies or tools as a task', () => {
  for (const question of sample) {
    const { steps } = buildRoadmap(question);
    const json = JSON.stringify(
      steps.map(({ title, description, milestones }) => [title, description, milestones]),
    );
    const { technologies, tools } = question.target;
    const listed = [...technologies, ...tools].filter(
      ({ name }) => name.includes(' ') && json.includes(name),
    );
    expect(listed).toEqual([]);
  }
});

it('says of no licence, time or experience that it is the person’s own', () => {
  for (const question of sample) {
    const json = JSON.stringify(buildRoadmap(question));
    expect(json).not.toMatch(/you have it already|You have it:|Listed in your CV|it takes you about/i);
  }
});

it('adds difficulty and demand up from their parts', () => {
  for (const question of sample) {
    const { basis, difficulty, marketDemand } = buildRoadmap(question);
    const sum = (name: 'difficulty' | 'marketDemand') =>
      basis[name].parts.reduce((all, { points }) => all + (points ?? 0), 0);
    expect(difficulty).toBe(Math.round(Math.min(10, Math.max(1, sum('difficulty')))));
    expect(basis.marketDemand.isDefault || sum('marketDemand') === marketDemand).toBe(true);
  }
});

it('is the same at every time of asking', () => {
  for (const question of sample.slice(0, 20)) expect(buildRoadmap(question)).toEqual(buildRoadmap(question));
});

it('finds related occupations nearer than most others', () => {
  const near = sample.map(({ current, target }) => relatedness(current, target));
  const far = sample.flatMap(({ current }, at) => {
    const other = sample[(at + 71) % sample.length];
    return other ? [relatedness(current, other.current)] : [];
  });
  const bar = far.toSorted((a, b) => a - b)[Math.floor(0.9 * far.length)] ?? 1;
  expect(near.filter((one) => one > bar).length / near.length).toBeGreaterThan(0.6);
  for (const { current, target } of sample.slice(0, 20))
    expect(relatedness(current, target)).toBeCloseTo(relatedness(target, current), 10);
});

it('offers only alternatives that are neither end of the way, nearest kinds of preparation', () => {
  for (const question of sample.filter((_, at) => at % 10 === 0)) {
    const { current, target, country } = question;
    const candidates = relatedOccupations(current.code).flatMap((code) => factsOf(code, country) ?? []);
    const { alternativePaths } = buildRoadmap({ ...question, candidates });
    for (const { code, jobZone } of alternativePaths) {
      expect([current.code, target.code]).not.toContain(code);
      expect((jobZone ?? 0) - (current.jobZone ?? 5)).toBeLessThanOrEqual(1);
    }
  }
});
