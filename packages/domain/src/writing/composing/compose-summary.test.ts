import * as fc from 'fast-check';
import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { figuresIn } from '../../text/index.ts';
import { writeCvNow } from './built-in-writer.ts';

const today = '2026-11';

function summary(
  parts: Parameters<typeof aRequest>[0],
  jobs: readonly (readonly [position: string, company: string, duration: string])[],
) {
  const experience = jobs.map(([position, company, duration]) => ({ position, company, duration }));
  return writeCvNow(aRequest({ skills: [], ...parts, experience }), { today }).document.summary;
}

it.each([
  [
    'Florist',
    [
      ['Florist', 'Petal', '2020 - 2026-11'],
      ['Baker', 'Crumbs', '2014 - 2020'],
    ],
    'six years',
  ],
  [
    'Roofer',
    [
      ['Lead Roofer', 'Red', '2021 - present'],
      ['Roofer', 'Blue', '2015 - 2021'],
    ],
    'eleven years',
  ],
  [
    'Nail technician',
    [
      ['Nail technician', 'Lux', '2017-11 - now'],
      ['Seamstress', 'Mill', '2009 - 2017'],
    ],
    'nine years',
  ],
] as const)('%s: %j has %s', (jobTitle, jobs, years) => {
  expect(summary({ jobTitle }, jobs)).toContain(`with ${years}' experience`);
});

it.each([
  [
    'a title that shares a word',
    [
      ['Customer adviser', 'A', '2022 - present'],
      ['Adviser', 'B', '2019 - 2022'],
    ],
  ],
  ['a date that is still to come', [['Customer adviser', 'A', '2012 - 2031']]],
  [
    'an end before the start',
    [
      ['Customer adviser', 'A', '2022 - present'],
      ['Customer adviser', 'B', '2012 - 2002'],
    ],
  ],
  [
    'no readable date',
    [
      ['Customer adviser', 'A', '3 yrs'],
      ['Customer adviser', 'B', '2012 - 2019'],
    ],
  ],
  [
    'learning the trade',
    [
      ['Customer adviser', 'A', '2022 - present'],
      ['Trainee customer adviser', 'B', '2015 - 2022'],
    ],
  ],
] as const)('states no years with %s', (_what, jobs) => {
  expect(summary({ jobTitle: 'Customer adviser' }, jobs)).not.toMatch(/years/);
});

it.each([
  ['Roofer since 2015, mostly steep slope. Looking for a crew of five.'],
  ['Chartered librarian and former history teacher. Next step is head librarian.'],
  ['Ten years in libraries, six of them mobile, now aiming to be a head librarian.'],
])('adds nothing to %j, which says where to', (typed) => {
  const parts = {
    jobTitle: 'Librarian',
    targetRole: 'Head Librarian',
    summary: typed,
    skills: ['Koha', 'RefWorks'],
  };
  const said = summary(parts, [['Librarian', 'Don Valley College', '2012 - present']]);
  expect(said).toBe(typed);
});

it('adds no sentence of ours about what is sought', () => {
  const typed = 'Ten years in libraries, six of them mobile.';
  const targetRole = 'Head Librarian';
  expect(summary({ jobTitle: 'Librarian', targetRole, summary: typed }, [])).toBe(typed);
});

it.each([['Twelve years at sea and now on the buses.', 'years of something else']])(
  'leaves %j as it stands: %s',
  (typed) => {
    expect(
      summary({ jobTitle: 'Bus driver', summary: typed }, [['Bus driver', 'Red', '2022 - present']]),
    ).toBe(typed);
  },
);

it.each([
  [
    'Care worker',
    'Care coordinator',
    [
      ['Senior Care Worker', 'Alder Care', '2019 - present'],
      ['Care Assistant', 'Birch House', '2012 - 2019'],
    ],
    'Senior care worker at Alder Care since 2019, previously a care assistant at Birch House. Looking for a post as a care coordinator.',
  ],
  [
    'Long-haul driver',
    'Driver trainer',
    [
      ['Class 1 driver', 'Redpine Freight', '2018 - present'],
      ['Bus driver', 'City Buses', '2011 - 2015'],
    ],
    "Driver with twelve years' experience, now at Redpine Freight. Looking for a post as a driver trainer.",
  ],
  ['Cello teacher', 'Orchestra manager', [['Driver', 'Cabs 4 You', '2019 - present']], ''],
  ['Cleaner', '', [['Cleaner', 'Office block', '2016 - present']], "Cleaner with ten years' experience."],
  ['Porter', 'Nurse (bank)', [['Porter', 'hospital', 'last summer']], ''],
  ['Cook', 'cook', [['Waiter', 'Hotel Adler', '2020 - present']], ''],
] as const)('a %s who seeks %j says who they are', (jobTitle, targetRole, jobs, said) => {
  expect(summary({ jobTitle, targetRole }, jobs)).toBe(said);
});

it('says who somebody is before a typed summary that leaves it out', () => {
  const jobs = [['Cleaner', 'Brite Ltd', '2016 - present']] as const;
  expect(summary({ jobTitle: 'Cleaner', summary: 'want mornings' }, jobs)).toBe(
    "Cleaner with ten years' experience, now at Brite Ltd. Looking for mornings.",
  );
});

it('counts no years beside those that were typed', () => {
  const typed = 'I have 12 years with families and I love children.';
  const jobs = [['Housekeeper', 'Brite Ltd', '2018 - present']] as const;
  expect(summary({ jobTitle: 'Housekeeper', summary: typed }, jobs)).toBe(
    'Housekeeper at Brite Ltd since 2018. Has 12 years with families and loves children.',
  );
});

it('composes a summary of the form where none was typed', () => {
  const experience = [
    {
      position: 'Baker',
      company: 'Crumb & Co',
      duration: '2019 - present',
      description: 'Brought waste down from 9% to 3% in a year',
    },
  ];
  const request = aRequest({
    jobTitle: 'Baker',
    targetRole: 'Head Baker',
    experience,
  });
  const { document } = writeCvNow(request, { today });
  expect(document.summary).toBe(
    "Baker with seven years' experience, now at Crumb & Co. Looking for a post as a head baker.",
  );
});

it('takes hours for no result, and states years that were typed as well', () => {
  const description = 'Stocked the shelves from 10 pm to 6 am';
  const experience = [{ position: 'Baker', company: 'Crumb & Co', duration: '2010 - 2018', description }];
  const typed = 'Returning to work after six years at home. Eight years at an oven before that.';
  expect(
    writeCvNow(aRequest({ jobTitle: 'Baker', summary: typed, experience }), { today }).document.summary,
  ).toBe(typed);
  expect(writeCvNow(aRequest({ jobTitle: 'Baker', experience }), { today }).document.summary).toBe(
    "Baker with eight years' experience.",
  );
});

it.each([
  ['I would like a shop with a door that shuts.', 'Looking for a shop with a door that shuts.'],
  ['Hoping for a bench by the window.', 'Hoping for a bench by the window.'],
])('keeps %j, not a form line of ours', (wish, said) => {
  const typed = 'Baker of rye bread for two hotels by the lake.';
  const parts = { jobTitle: 'Baker', targetRole: 'Shop Manager', summary: `${typed} ${wish}` };
  expect(summary(parts, [])).toBe(`${typed} ${said}`);
});

it.each([
  ['Beekeeper by trade. I know the heather.', 'Beekeeper by trade. Knows the heather.'],
  ['I am a beekeeper. I do not mind stings.', 'Beekeeper. Does not mind stings.'],
  ['I am looking for work in the hills.', 'Looking for work in the hills.'],
  ['Currently writing my thesis on foul brood.', 'Currently writing my thesis on foul brood.'],
  [
    'Aged 61, keeping bees for 30 years and teaching it. I like to be outside.',
    'Keeping bees for 30 years and teaching it. Likes to be outside.',
  ],
  ['I kept hives for six years, then stayed home with my daughter.', 'Kept hives for six years.'],
])('%j is told of the beekeeper: %j', (typed, said) => {
  expect(summary({ jobTitle: 'Beekeeper', summary: typed }, [])).toBe(said);
});

it('keeps its "I" throughout where one sentence needs it', () => {
  const typed = 'Beekeeper by trade. I moved here because I like the heather. I keep forty hives.';
  expect(summary({ jobTitle: 'Beekeeper', summary: typed }, [])).toBe(typed);
});

it('stays as it was typed where nothing else tells who somebody is', () => {
  const typed = 'My brother and I dug wells.';
  expect(summary({ jobTitle: 'Wells', summary: typed }, [])).toBe(typed);
});

it('leaves no sentence that speaks of one that was left out', () => {
  const typed = 'I was off sick for a year. That taught me patience. Welder of ships by trade.';
  expect(summary({ jobTitle: 'Welder', summary: typed }, [])).toBe('Welder of ships by trade.');
});

it('says nothing where only a thin profile is given', () => {
  const parts = { jobTitle: 'Housekeeper', targetRole: 'Camp Chef?', skills: ['Ironing', 'Laundry', 'Beds'] };
  expect(summary(parts, [['Housekeeper', 'Hotel', '3 years']])).toBe('');
});

const trades = ['Roofer', 'Florist', 'Librarian'];
const ranks = ['', '', 'Senior ', 'Trainee '];
const isoMonth = (months: number) =>
  `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
const span = fc
  .tuple(fc.integer({ min: 1990 * 12, max: 2025 * 12 }), fc.integer({ min: -6, max: 90 }))
  .map(([from, length]) => ({ start: isoMonth(from), end: isoMonth(from + length) }));
const open = fc
  .tuple(fc.integer({ min: 1990 * 12, max: 2027 * 12 }), fc.constantFrom('present', 'til now', 'some day'))
  .map(([from, end]) => ({ start: isoMonth(from), end }));
const job = fc.record({
  rank: fc.constantFrom(...ranks),
  trade: fc.constantFrom(...trades),
  company: fc.constantFrom('Alder', 'Birch', 'Cedar', 'Dale', 'Elm'),
  span: fc.oneof({ weight: 5, arbitrary: span }, open),
});

/** The months that some posts cover, each once. */
function monthsOf(jobs: readonly { start: string; end: string }[]): number {
  const months = new Set<number>();
  const at = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5));
  for (const { start, end } of jobs)
    for (let one = at(start); one < at(/^\d/.test(end) ? end : today); one += 1) months.add(one);
  return months.size;
}

it('states no figure of years that the dated posts of that occupation do not sum to', () => {
  let stated = 0;
  fc.assert(
    fc.property(fc.constantFrom(...trades), fc.array(job, { minLength: 1, maxLength: 4 }), (title, jobs) => {
      const text = summary(
        { jobTitle: title },
        jobs.map(({ rank, trade, company, span: { start, end } }) => [
          `${rank}${trade}`,
          company,
          `${start} - ${end}`,
        ]),
      );
      expect(text).not.toMatch(/most recently/);
      const [, figure] = /with (\S+) years/.exec(text) ?? [];
      if (figure === undefined) return;
      stated += 1;
      const own = jobs.filter(({ trade, rank }) => trade === title && rank !== 'Trainee ');
      expect(figuresIn(figure)[0]?.value).toBe(Math.floor(monthsOf(own.map((one) => one.span)) / 12));
      const [, place] = /, now at (\w+)/.exec(text) ?? [];
      const held = own
        .filter((one) => /present|now/.test(one.span.end))
        .map(({ company }): string => company);
      expect(place === undefined || held.includes(place)).toBe(true);
    }),
    { numRuns: 200 },
  );
  expect(stated).toBeGreaterThan(10);
});
