import * as fc from 'fast-check';
import { cvRequestSchema, type CvRequest, type CvRequestInput } from '@candor/domain/cv';
import {
  durations,
  hostileTexts,
  ownSummaries,
  people,
  schools,
  trades,
  type Trade,
} from './profiles.data.ts';

const figure = fc.oneof(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 999 }));
const hostile = fc.constantFrom(...hostileTexts);

function some<T>(values: readonly T[], maxLength: number): fc.Arbitrary<T[]> {
  return fc.subarray([...values], { maxLength: Math.min(maxLength, values.length) });
}

function one<T>(values: readonly T[]): fc.Arbitrary<T> {
  return fc.constantFrom(...values);
}

/** A duty with its figures filled in. */
function duty(trade: Trade): fc.Arbitrary<string> {
  return fc
    .tuple(one(trade.duties), figure, figure)
    .map(([text, first, second]) => text.replace('%n', String(first)).replace('%n', String(second)));
}

function description(trade: Trade): fc.Arbitrary<string> {
  const text = fc.oneof({ weight: 12, arbitrary: duty(trade) }, { weight: 1, arbitrary: hostile });
  const join = fc.constantFrom('\n', '. ', '\n• ', '; ', '\n- ');
  return fc.tuple(fc.array(text, { maxLength: 6 }), join).map(([texts, mark]) => texts.join(mark));
}

function profile(trade: Trade): fc.Arbitrary<CvRequestInput> {
  const orHostile = (values: readonly string[]) =>
    fc.oneof({ weight: 20, arbitrary: one(values) }, { weight: 1, arbitrary: hostile });
  const job = fc.record({
    company: fc.oneof({ weight: 8, arbitrary: orHostile(trade.employers) }, fc.constant('')),
    position: fc.oneof({ weight: 8, arbitrary: orHostile(trade.titles) }, fc.constant('')),
    location: fc.constantFrom('', 'Austin, TX', 'Köln', 'Remote'),
    duration: one(durations),
    description: description(trade),
  });
  return fc.record({
    personalInfo: fc.record({
      fullName: one(people),
      email: fc.constant('someone@example.org'),
      phone: fc.constantFrom('', '+1 202 555 0148'),
      location: fc.constantFrom('', 'San Antonio, TX', 'Zürich'),
    }),
    jobTitle: orHostile(trade.titles),
    targetRole: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, one(trade.titles)),
    summary: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: one(ownSummaries) },
      { weight: 1, arbitrary: hostile },
    ),
    experience: fc.array(job, { maxLength: 5 }),
    skills: some([...trade.tools, ...trade.skills, '__proto__', 'Teamwork'], 12),
    education: fc.array(
      fc.record({
        institution: one(schools),
        degree: orHostile(trade.degrees),
        year: fc.constantFrom('', '2016', '2012 - 2016', 'expected 2027'),
      }),
      { maxLength: 3 },
    ),
    languages: some(
      [
        { name: 'English', level: 'native' },
        { name: 'Spanish', level: 'B2' },
      ],
      2,
    ),
    certifications: some(trade.certificates, 3).map((names) =>
      names.map((name) => ({ name, issuer: 'City Board', date: '2021' })),
    ),
  });
}

/** Requests as people of several trades send them: weak openers, odd dates, other scripts, now and then hostile text. */
export function requests(): fc.Arbitrary<CvRequest> {
  return fc.oneof(...trades.map(profile)).map((request) => cvRequestSchema.parse(request));
}
