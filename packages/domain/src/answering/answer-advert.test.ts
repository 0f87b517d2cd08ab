import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDemand, demandKey } from './answer-demand.ts';
import type { Demand, DemandOption } from './demand.ts';
import { cvDocument, type CvDocumentInput } from '../cv/index.ts';
import { framingWords, isPaperWord } from '../jobs/index.ts';
import { answered, sources } from './testing/answered.ts';
import { readPerson } from './person.ts';
import type { Verdict } from './states.ts';

const option = (words: string, more: Partial<DemandOption> = {}): DemandOption => ({
  id: words.toLowerCase(),
  isKnown: false,
  name: words,
  words,
  category: 'hard',
  ...more,
});

/** A demand as one sentence asks it, answered by a CV. */
function answer(
  options: readonly DemandOption[],
  cv: CvDocumentInput,
  more: Partial<Demand> = {},
  verdicts: readonly Verdict[] = [],
) {
  const quote = options.map(({ words }) => words).join(' or ');
  const demand: Demand = {
    id: quote,
    kind: 'skill',
    name: quote,
    isRequired: true,
    span: { start: 0, end: quote.length },
    quote,
    options,
    ...more,
  };
  const person = readPerson({ document: cvDocument(cv), profile: null, today: '2026-11' }, sources);
  const given = {
    sources,
    language: 'en',
    framing: framingWords('en'),
    isPaper: isPaperWord('en'),
    verdicts,
  };
  const { state, lines, near } = answerDemand(demand, person.lines, given);
  return {
    state,
    line: lines[0]?.line.text ?? '',
    path: lines[0]?.line.path ?? '',
    near: near.map(({ line }) => line.text),
    key: demandKey(demand),
  };
}
const withLine = (line: string): CvDocumentInput => ({
  experience: [{ position: 'Planner', bullets: [line] }],
});

describe('figures', () => {
  it('are answered by as much or more, and asked about where a line has less', () => {
    const size = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(size, size, (asked, held) => {
        const { state } = answer(
          [option(`forecast at least ${asked} SKUs`)],
          withLine(`Forecast ${held} SKUs by month`),
        );
        expect(state).toBe(held >= asked ? 'met' : 'maybe');
      }),
    );
  });
});

describe('alternatives', () => {
  const names = ['Kinaxis', 'Blue Yonder', 'Anaplan', 'SAP IBP'];
  it('are answered by any one of them', () => {
    fc.assert(
      fc.property(fc.subarray(names, { minLength: 2 }), fc.constantFrom(...names), (asked, held) => {
        const { state, line } = answer(
          asked.map((one) => option(one)),
          withLine(`Plan weekly in ${held}`),
        );
        const isMet = state === 'met' && line === `Plan weekly in ${held}`;
        expect(isMet).toBe(asked.includes(held));
      }),
    );
  });
});

describe('papers', () => {
  it('stand in any section, by their short name or in full', () => {
    const full = 'Certified in Planning and Inventory Management';
    for (const [asked, held] of [
      ['CPIM', 'CPIM'],
      ['CPIM', full],
      [full, 'CPIM'],
    ] as const)
      for (const cv of [
        { certifications: [{ name: held, date: '2022' }] },
        { education: [{ degree: held }] },
        { summary: `Planner with ${held}.` },
      ])
        expect(answer([option(asked, { category: 'certificate' })], cv, { kind: 'certificate' }).state).toBe(
          'met',
        );
  });

  it('are not held by who only lists their subject as a skill', () => {
    const state = (cv: CvDocumentInput) =>
      answer([option('Wound care certification', { category: 'certificate' })], cv, { kind: 'certificate' })
        .state;
    expect(state({ skills: [{ name: 'Wound care' }] })).toBe('maybe');
    expect(state({ certifications: [{ name: 'Wound care' }] })).toBe('met');
    expect(state({ skills: [{ name: 'Wound care certificate' }] })).toBe('met');
  });

  it('are asked about while they are not held', () => {
    for (const held of ['Studying for CPIM', 'CPIM, exam due in May', 'CPIM (lapsed)'])
      expect(
        answer(
          [option('CPIM', { category: 'certificate' })],
          { certifications: [{ name: held }] },
          { kind: 'certificate' },
        ).state,
      ).toBe('maybe');
  });

  it('are of their grade: a higher level answers a lower, a class only itself', () => {
    const level = (asked: string, held: string) =>
      answer(
        [option(asked, { category: 'certificate' })],
        { certifications: [{ name: held }] },
        { kind: 'certificate' },
      ).state;
    expect(level('NVQ Level 2 in cookery', 'NVQ Level 3 Cookery')).toBe('met');
    expect(level('NVQ Level 3 in cookery', 'NVQ Level 2 Cookery')).toBe('maybe');
    expect(level('driving licence class C', 'Driving licence class B')).toBe('maybe');
  });
});

it('knows words in any form, and a line in other words only as maybe', () => {
  expect(answer([option('mentoring of students')], withLine('Mentor two students each term')).state).toBe(
    'met',
  );
  expect(answer([option('supervising apprentices')], withLine('In charge of 2 apprentices')).state).toBe(
    'maybe',
  );
  // Short words are not taken for others that begin alike.
  expect(answer([option('car')], withLine('Wrote care plans'))).toMatchObject({ line: '', near: [] });
});

describe('what no line shows', () => {
  const planned = withLine('Planned the rota');
  const tableau = option('Tableau', { category: 'tool', isKnown: true });
  it('is asked about where a line may say it in words that no table has', () => {
    for (const one of [option('phlebotomy'), option('CPIM', { category: 'certificate', isKnown: true })])
      expect(answer([one], planned)).toMatchObject({ state: 'maybe', line: '' });
  });

  it('is open where it has one name everywhere, and nothing else will do', () => {
    expect(answer([tableau], planned).state).toBe('open');
    expect(answer([tableau], planned, { quote: 'Tableau or a similar tool' }).state).toBe('maybe');
    expect(answer([tableau, option('charting')], planned).state).toBe('maybe');
    const welsh = option('Welsh', { category: 'language', isKnown: true });
    expect(answer([welsh], planned, { kind: 'language' }).state).toBe('open');
  });

  it('is open once its person says that they lack it, until they say that a line shows it', () => {
    const asked = [option('phlebotomy')];
    const { key } = answer(asked, planned);
    const lacked: Verdict = { demand: key, line: '', isAnswer: false };
    expect(answer(asked, planned, {}, [lacked]).state).toBe('open');
    const shown: Verdict = { demand: key, line: 'Planned the rota', isAnswer: true };
    expect(answer(asked, planned, {}, [lacked, shown]).state).toBe('met');
  });

  it('is asked about with the lines to look at first, where they say too little to be shown', () => {
    const line = 'Ran the ward rota';
    const found = answer([option('planning rota changes with three other wards')], withLine(line));
    expect(found).toMatchObject({ state: 'maybe', line: '', near: [line] });
  });
});

it('takes a name alone for no answer to what a clause asks beside it', () => {
  const asked = { quote: 'see sales through to completion with solicitors' };
  expect(answer([option('sales')], withLine('Counted sales each week'), asked).state).toBe('maybe');
  expect(answer([option('sales')], withLine('Took sales to completion with solicitors'), asked).state).toBe(
    'met',
  );
  expect(answer([option('sales')], withLine('Counted sales each week')).state).toBe('met');
});

it('counts neither a wish nor a denial for an answer', () => {
  expect(answer([option('Tableau')], withLine('Want to learn Tableau')).state).toBe('maybe');
  expect(answer([option('Tableau')], withLine('Have not used Tableau')).state).toBe('maybe');
});

it('calls what is asked as the advert does where the lexicon’s name shares no word with it', () => {
  const names = answered(['Taking blood', 'Handovers'], {}).map(({ demand }) => demand.name);
  expect(names).toEqual(expect.arrayContaining(['Taking blood', 'handover']));
});

it('calls a trait no gap, and finds none in words that are said of something else', () => {
  const trait = option('attention to detail', { category: 'soft', isKnown: true });
  expect(answer([trait], withLine('Raised forecast accuracy by 9 points'))).toMatchObject({
    state: 'maybe',
    line: '',
  });
});

it('shows the line that shows it before the list that names it', () => {
  const cv = { ...withLine('Built 14 dashboards in Power BI'), skills: [{ name: 'Power BI', group: '' }] };
  expect(answer([option('Power BI')], cv).path).toBe('experience.0.bullets.0');
});

it('keeps what its person says of a line, whatever advert asks', () => {
  const line = 'In charge of 2 apprentices';
  const asked = [option('supervising apprentices')];
  const { key } = answer(asked, withLine(line));
  const judged = (isAnswer: boolean) =>
    answer(asked, withLine(line), {}, [{ demand: key, line, isAnswer }]).state;
  expect([judged(true), judged(false)]).toEqual(['met', 'maybe']);
  // A line that went counts no more.
  expect(answer(asked, withLine('Planned'), {}, [{ demand: key, line, isAnswer: true }]).state).toBe('maybe');
});

it('asks of a language how well, and counts years of that kind of work only', () => {
  const german = (level: string) =>
    answer(
      [option('Spanish', { category: 'language', id: 'spanish', isKnown: true })],
      { languages: [{ name: 'Spanish', level }] },
      { kind: 'language', quote: 'Spanish (B2)' },
    ).state;
  expect([german('C1'), german('native'), german('A2')]).toEqual(['met', 'met', 'maybe']);
  const asked = ['At least 3 years of experience as a coordinator'];
  const as = (position: string) =>
    answered(asked, { experience: [{ position, start: '2020-01', end: 'present' }] }).find(
      ({ demand }) => demand.kind === 'years',
    )?.state;
  expect([as('Coordinator'), as('Plumber')]).toEqual(['met', 'maybe']);
});

it('takes the language that a CV is written in, and another product of its kind, for maybe', () => {
  const english = option('English', { category: 'language', id: 'english', isKnown: true });
  expect(answer([english], withLine('Planned the deliveries of the whole week with the drivers')).state).toBe(
    'maybe',
  );
  const kinds: Readonly<Record<string, string>> = {
    JavaScript: 'Web platform software',
    Java: 'Web platform software',
  };
  const known = { ...sources, softwareKind: (name: string) => kinds[name] ?? '' };
  const java = option('Java', { category: 'tool', id: 'java', isKnown: true });
  const demand: Demand = {
    id: 'java',
    kind: 'skill',
    name: 'Java',
    isRequired: true,
    span: { start: 0, end: 4 },
    quote: 'Java',
    options: [java],
  };
  const document = cvDocument({ skills: [{ name: 'JavaScript', group: '' }] });
  const { lines } = readPerson({ document, profile: null, today: '2026-11' }, known);
  const given = {
    sources: known,
    language: 'en',
    framing: framingWords('en'),
    isPaper: isPaperWord('en'),
    verdicts: [],
  };
  expect(answerDemand(demand, lines, given).state).toBe('maybe');
});
