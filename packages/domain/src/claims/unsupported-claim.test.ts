import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requests } from '@candor/testing';
import { splitDescription, type CvRequest } from '../cv/index.ts';
import { composeCv, factGate, writeCvNow } from '../writing/composing/index.ts';
import { claimSource, unsupportedClaim } from './judging/index.ts';
import { isEnglish, readingOf } from './reading.ts';

const today = '2026-11';

/** English statements of the profiles, of two words and more, in random company. */
const statements = requests()
  .map((request: CvRequest) => request.experience.flatMap(({ description }) => splitDescription(description)))
  .filter((all) => all.length > 0)
  .chain((all) => fc.tuple(fc.constantFrom(...all), fc.subarray(all)))
  .map(([said, others]) => ({ said, given: [said, ...others] }))
  .filter(({ said }) => /^[A-Z][a-z]+ [a-z ]+/.test(said) && isEnglish(readingOf(said)));

const judged = (sentence: string, given: readonly string[]) =>
  unsupportedClaim(sentence, claimSource(given.map((text) => ({ text }))));

const plain = (said: string) => said.replace(/[.!;,\s]+$/, '');

it('takes what was typed without its subject for typed', () => {
  expect(judged('Lead a team of 5', ['I lead a team of 5', 'Finance Manager'])).toBeUndefined();
  expect(judged('Lead a team of 9', ['I lead a team of 5', 'Finance Manager'])).toBeDefined();
});

it('takes a post for held as it was typed, whatever a tagger makes of its words elsewhere', () => {
  const given = ['I resign.', 'Junior Sister, Ward 7 (Respiratory)', 'Nene Vale Hospitals'];
  const resigns = (post: string) => `I resign from my post as ${post} at Nene Vale Hospitals.`;
  expect(judged(resigns('Junior Sister, Ward 7 (Respiratory)'), given)).toBeUndefined();
  expect(judged(resigns('Matron, Ward 7 (Respiratory)'), given)).toBeDefined();
});

describe('over random profiles', () => {
  it.each([
    ['a share', (said: string) => `${said}, 97% of all`],
    ['money', (said: string) => `${said}, worth €7,777`],
    ['a year', (said: string) => `${said} in 1987`],
    ['an employer', (said: string) => `${said} for Zeppelin Werft`],
    ['a tool', (said: string) => `${said} in Bugzilla`],
    ['a degree', (said: string) => `${said}, with a doctorate`],
    ['a prize', (said: string) => `${said}, winning a gold medal`],
    ['being alone', (said: string) => `${said}, single-handedly`],
    ['being first', (said: string) => `${said}, the best in the country`],
    ['praise', (said: string) => `${said}, exceeding all targets`],
    ['frequency', (said: string) => `${said}, without fail, always`],
    ['scope', (said: string) => `${said} throughout the entire continent`],
    ['a thing', (said: string) => `${said} and a hydraulic zeppelin`],
  ])('%s that nobody gave is refused', (_kind, plant) => {
    fc.assert(
      fc.property(statements, ({ said, given }) => {
        fc.pre(!given.some((text) => /\b(?:PhD|doctorate|always)\b/i.test(text)));
        expect(judged(plant(plain(said)), given)).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['the statement itself', (said: string) => said],
    ['another case at its start', (said: string) => said.charAt(0).toLowerCase() + said.slice(1)],
    ['a full stop', (said: string) => `${plain(said)}.`],
    ['digits for words', (said: string) => said.replace(/\bthree\b/, '3').replace(/\btwelve\b/, '12')],
    ['words for digits', (said: string) => said.replace(/(?<![\d.,-])\b4\b(?![\d.,%-])/, 'four')],
  ])('lets %s pass', (_what, change) => {
    fc.assert(
      fc.property(statements, ({ said, given }) => {
        expect(judged(change(said), given)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });

  it('refuses nothing of what it let through', () => {
    fc.assert(
      fc.property(requests(), (request) => {
        const { document } = writeCvNow(request, { today });
        const fallback = composeCv(request, { today });
        const again = factGate({ request, candidate: document, fallback, writer: 'model', today });
        expect(
          again.facts.sentences.filter(({ refused }) => refused).map(({ refused }) => refused?.text),
        ).toEqual([]);
        expect(again.document.experience).toEqual(document.experience);
      }),
      { numRuns: 60 },
    );
  });
});

describe('laws', () => {
  /** A statement, something said of it that need not hold, its company and one statement more. */
  const cases = fc.tuple(
    statements,
    statements,
    fc.constantFrom(
      (said: string) => said,
      (said: string) => `${said} with great care`,
      (said: string) => said.replace(/^\w+/, 'Handled'),
      (said: string) => said.replace(/^\w+/, 'Managed'),
      (said: string) => said.replace(/\band\b/, 'and sold'),
      (said: string) => said.split(' ').slice(0, 4).join(' '),
    ),
  );
  const seen = (found: ReturnType<typeof judged>) => found?.kind;

  it('holds whatever the order of the source', () => {
    fc.assert(
      fc.property(cases, ([{ said, given }, , change]) => {
        const words = change(plain(said));
        expect(seen(judged(words, given.toReversed()))).toBe(seen(judged(words, given)));
      }),
      { numRuns: 80 },
    );
  });

  it('refuses no more for a statement more', () => {
    fc.assert(
      fc.property(cases, ([{ said, given }, { said: another }, change]) => {
        const words = change(plain(said));
        fc.pre(judged(words, given) === undefined);
        expect(judged(words, [...given, another])).toBeUndefined();
      }),
      { numRuns: 80 },
    );
  });

  it('lets every sentence of the source pass', () => {
    fc.assert(
      fc.property(statements, ({ given }) => {
        expect(given.filter((said) => judged(said, given) !== undefined)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses every figure that was changed', () => {
    fc.assert(
      fc.property(statements, fc.integer({ min: 2, max: 9 }), ({ said }, factor) => {
        const changed = said.replace(/(?<![\d.,])\d+(?![\d.,])/, (digits) =>
          String(Number(digits) * 10 + factor),
        );
        fc.pre(changed !== said);
        expect(judged(changed, [said])).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});

describe('kinds of claims', () => {
  it.each([
    ['Helped plan the harbour festival.', 'Planned the harbour festival.'],
    ['My boatmaster licence lapsed in 2021.', 'Boatmaster licence holder.'],
    ['My brother and I rebuilt the engine of a tug.', 'Rebuilt the engine of a tug.'],
    ['Attendance rose by 12% while I was teaching there.', 'Raised attendance by 12% as a teacher.'],
    ['Finalist, Young Florist of 2022.', 'Won Young Florist of 2022.'],
    ['I hope to become a train driver; now I check tickets.', 'Train driver.'],
    ['Painted one wing of the museum.', 'Painted the museum.'],
    ['I occasionally drive the minibus.', 'Drives the minibus.'],
    ['I was coached by a former Olympic rower.', 'Coached a former Olympic rower.'],
    ['I did not sign the permits, I only filled them in.', 'Signed and filled in permits.'],
    ['Delivered parcels to Siemens.', 'Worked for Siemens.'],
    ['Laid 400 metres of cable.', 'Laid 400 feet of cable.'],
    // Wished, planned, tried: nobody knows that it came true.
    ['I wanted to open a tea room.', 'Opened a tea room.'],
    ["I'd love to work on boats.", 'Worked on boats.'],
    ['The plan was to train as a diver.', 'Trained as a diver.'],
    ['I was meant to chair the meeting but I was ill.', 'Chaired the meeting.'],
    ['Tried to mend the organ.', 'Mended the organ.'],
    ['I could drive the crane if I had the ticket.', 'Drive the crane.'],
    ['The new rota was drawn up by me and Sam.', 'Drew up the new rota.'],
    // What became of a thing by itself.
    ['Sales trebled under the new landlord.', 'Tripled sales.'],
    ['Exam marks got better in my time there.', 'Improved exam marks.'],
    ['I ran the café. Orders doubled that summer.', 'Doubled orders that summer.'],
    ['Our choir toured Estonia; I joined afterwards.', 'Toured Estonia with the choir.'],
    ['I was there when the rink opened.', 'Opened the rink.'],
    ['Some Danish from an evening class.', 'Fluent Danish.'],
    ['A bit of woodwork.', 'Skilled in woodwork.'],
    ['Worked 1 yr in Lyon and 2 in Nice.', 'Four years in Lyon and Nice.'],
    [
      'From June 2019 until June 2022 I was with the gardener of a park.',
      'Gardener of a park from June 2019 to June 2022.',
    ],
    ['Joined 4/19.', 'Joined in April 2018.'],
    ['Counted the stock wkly.', 'Counted the stock daily.'],
  ])('%s is not: %s', (given, said) => {
    expect(judged(said, [given])).toBeDefined();
  });

  it.each([
    ['My brother and I rebuilt the engine of a tug.', 'Rebuilt the engine of a tug with my brother.'],
    ['Laid 0.4 km of cable.', 'Laid 400 metres of cable.'],
    ['RN on a surgical unit since Feb 2017', 'Registered nurse on a surgical unit since February 2017.'],
    ['a budget of 2 lakh rupees', 'Budget of 200,000 rupees.'],
    ['passed exam on 5.6.24 (Berlin)', 'Exam passed on 5 June 2024 (Berlin).'],
    ['Ich habe drei Azubis im Lager angelernt.', 'Anlernen von 3 Azubis im Lager.'],
    ['I wanted to open a tea room and did it in 2019.', 'Opened a tea room in 2019.'],
    ['I used to drive a van.', 'Drove a van.'],
    ['They asked me to check the tills.', 'Checked the tills.'],
    ['I would open the shop every day at 7.', 'Opened the shop every day at 7.'],
    ['My new rota made room for two more nurses.', 'Devised a new rota that made room for two more nurses.'],
    ['The floor was mopped nightly by me.', 'Mopped the floor nightly.'],
    ['Footfall rose by 12% last summer.', 'Saw footfall rise by 12% last summer.'],
    ['Six mths on the tills', 'Half a year on the tills.'],
    ['Worked 1 yr in Lyon and 2 in Nice.', 'Worked three years in Lyon and Nice.'],
    ['Air con fitter, vans and lorries.', 'Fitter of air conditioning in vans and lorries.'],
    ['Lab tech on the blood line', 'Laboratory technician on the blood line.'],
    ['two seasons voluntary ranger', '2 seasons as a voluntary ranger.'],
    [
      'From June 2019 until June 2022 I was the gardener of a park.',
      'Gardener of a park from June 2019 to June 2022.',
    ],
    ['Joined 4/19, left end of Oct 23.', 'April 2019 to October 2023.'],
    ['Counted the stock qtrly.', 'Counted the stock quarterly.'],
    ['Swept the yard every single evening.', 'Swept the yard each evening.'],
    ['Drove 300 km on an ordinary day.', 'Typically drove 300 km a day.'],
    ['Worked the cash register.', 'Operated the till.'],
    ['One of three people trusted with the keys to the store', 'One of three keyholders for the store.'],
    ['She does the work of two. Beatriz Costa', 'Beatriz does the work of 2.'],
    [
      'Made sure that all sites were safe at Volt Ltd.',
      'Made sure that sites were safe at Volt Ltd. All sites were safe.',
    ],
  ])('%s is: %s', (given, said) => {
    expect(judged(said, [given])).toBeUndefined();
  });
});

it('takes what a letter says of itself for no deed of the person it is about', () => {
  const source = claimSource([
    { text: 'Beatriz Costa, teacher' },
    { text: 'She writes reports for parents.' },
  ]);
  expect(
    unsupportedClaim('I am writing to recommend Beatriz Costa.', source, { isLetter: true }),
  ).toBeUndefined();
});

it('lets a typed sentence pass that a semicolon parts, whatever stands around it', () => {
  const said = 'As a volunteer I wrote four applications; three were funded, for $86,000 in all.';
  expect(judged(said, [`I wrote about budgets. ${said}`])).toBeUndefined();
});

it('takes the month of May for no modal verb', () => {
  const told = [
    'May 2019 to June 2020 I ran the shop on Mill Lane.',
    'From May 2019 ran the shop on Mill Lane.',
  ];
  for (const said of told) expect(judged('Ran the shop on Mill Lane.', [said])).toBeUndefined();
  expect(judged('Ran the shop on Mill Lane.', ['I may run the shop on Mill Lane.'])).toBeDefined();
});

it.each([
  ['Baker at Roos, 2015 to 2019', 'Baker at Roos since 2015', 'Baker at Roos from 2015 to 2019'],
  [
    'Most of the 300 trees we planted have taken.',
    'All of the 300 trees we planted have taken.',
    'Most of the 300 trees that we planted have taken.',
  ],
  ['I would be able to start on 11 January.', 'I will start on 11 January.', 'I could start on 11 January.'],
])(
  '%s: what is over goes on in no rewording, the greater part is not all, what could be is no promise',
  (given, more, same) => {
    expect(judged(more, [given])).toBeDefined();
    expect(judged(same, [given])).toBeUndefined();
  },
);

it('lets what goes on again go on', () => {
  expect(judged('Baker at Roos since 2015', ['Baker at Roos, 2015 to present'])).toBeUndefined();
});
