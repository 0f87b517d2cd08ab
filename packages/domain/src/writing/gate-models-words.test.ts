import { expect, it } from 'vitest';
import { cvRequestSchema } from '../cv/index.ts';
import { composeCv } from './composing/compose-cv.ts';
import { factGate } from './fact-gate.ts';
import { people } from './composing/golden/people.fixture.ts';

const today = '2026-11';

/** What became of a sentence that a model put in the place of the first of a job, or of the whole summary. */
function gated(who: string, part: number | 'summary', sentence: string) {
  const request = cvRequestSchema.parse(people[who]);
  const fallback = composeCv(request, { today });
  const candidate = structuredClone(fallback.document);
  if (part === 'summary') candidate.summary = sentence;
  else candidate.experience[part]?.bullets.splice(0, 1, sentence);
  const { document, facts } = factGate({ request, candidate, fallback, writer: 'model', today });
  const refused = facts.sentences.flatMap((one) => (one.refused ? [one.refused] : []));
  const text = [document.summary, ...document.experience.flatMap((job) => job.bullets)].join('\n');
  return { kinds: refused.map(({ kind }) => kind), isThere: text.includes(sentence), marks: facts.marks };
}

it.each([
  ['accountant', 0, 'figure', 'Managed a team of eight accountants'],
  ['chef', 0, 'figure', 'Trained 17 cooks in butchery'],
  ['lawyer', 0, 'distinction', 'Won the award for the best settlement'],
] as const)('%s, %s: refuses for a %s "%s"', (who, part, kind, sentence) => {
  expect(gated(who, part, sentence)).toMatchObject({ kinds: [kind], isThere: false });
});

it.each([
  ['nurse', 0, 'Led the training of 18 newly qualified nurses in Epic'],
  ['nurse', 1, 'Reduced patient falls through hourly rounding'],
  ['electrician', 0, 'Founded the solar division of the firm'],
  ['data-scientist', 0, 'Headed the hiring of data scientists'],
] as const)('%s, %s: lets "%s" through with a mark', (who, part, sentence) => {
  const { isThere, kinds, marks } = gated(who, part, sentence);
  expect({ isThere, kinds }).toEqual({ isThere: true, kinds: [] });
  expect(marks).toContainEqual(
    expect.objectContaining({ line: `experience.${part}.bullets.0`, kind: 'doubt', words: sentence }),
  );
});

it.each([
  ['nurse', 0, 'Run nights on a 32-bed surgical ward'],
  ['nurse', 0, 'Cut quarterly medication errors from 14 to 3 by introducing two-nurse checks'],
  ['nurse', 0, 'Support newly qualified nurses (18 so far) in learning Epic and early warning scores'],
  ['nurse', 1, 'Looked after 6-8 post-operative abdominal and vascular patients each shift'],
  ['electrician', 0, 'Rewire about 60 homes per year and upgrade consumer units'],
  ['chef', 0, 'Lead a nine-person brigade serving 140 covers nightly'],
  ['chef', 0, 'Brought food cost down six points, from 34% to 28%, by tighter ordering'],
  ['accountant', 0, 'Halved the month-end close of five entities from 12 to 6 working days'],
  [
    'lawyer',
    0,
    'Advised on 23 closed M&A deals worth $2.1bn in total for technology and life-science clients',
  ],
  ['truck-driver', 0, 'Covered 1.3m miles across 38 states without a preventable accident'],
  ['executive', 0, 'Integrated two acquired companies in 2020 and 2022'],
  ['teacher', 0, 'Grew the math club from 9 to 41 students'],
  ['receptionist', 0, 'Answer some 80 phone calls daily and schedule appointments'],
  ['career-changer', 1, 'Ran a restaurant with 22 employees and a $1.4M annual budget'],
  ['gaps', 0, 'Introduced text reminders that cut missed appointments from 12 to 5 a month'],
  ['researcher', 0, 'Secured a £180,000 NERC grant together with Dr. A. Muir'],
  ['social-worker', 0, 'Hold a caseload of 28 families and prepare safety plans and court reports'],
  ['weak-english', 0, 'Prepare soups and noodles for 200 guests daily'],
  [
    'nurse',
    'summary',
    'Charge nurse running a 32-bed surgical ward, skilled in Epic, wound care and medication safety.',
  ],
] as const)('%s, %s: lets "%s" pass', (who, part, sentence) => {
  expect(gated(who, part, sentence)).toMatchObject({ kinds: [], isThere: true });
});

it('does not say a fact twice where a refused sentence has no sentence of its own', () => {
  const request = cvRequestSchema.parse(people['chef']);
  const fallback = composeCv(request, { today });
  const candidate = structuredClone(fallback.document);
  const [job] = candidate.experience;
  if (job) job.bullets = ['Lead a nine-person brigade serving 140 covers nightly', 'Won a Michelin star'];
  const bullets = factGate({ request, candidate, fallback, writer: 'model', today }).document.experience[0]
    ?.bullets;
  expect(bullets?.filter((bullet) => bullet.includes('140 covers'))).toHaveLength(1);
});
