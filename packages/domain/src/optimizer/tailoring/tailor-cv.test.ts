import { expect, it } from 'vitest';
import { cvDocument, toText, type CvDocument } from '../../cv/index.ts';
import { goodCv } from '../testing/good-cv.ts';
import { testTables } from '../testing/lexicon.ts';
import { withJob, withSkills } from '../testing/mutate.ts';
import { applyTailoring } from './apply-tailoring.ts';
import { tailorCv } from './tailor-cv.ts';

const tailored = (document: CvDocument, advert: string, profile: CvDocument | null = null) =>
  tailorCv({
    document,
    advert,
    profile,
    today: '2026-11',
    country: 'gb',
    occupation: null,
    ...testTables,
  });
const idsOf = ({ changes }: ReturnType<typeof tailored>) => changes.map(({ id }) => id);

const advert = [
  'Senior Staff Nurse',
  'Leeds Surgical Centre is looking for a Senior Staff Nurse in Leeds.',
  'Requirements:',
  '- Teaching of students',
  '- Wound care',
  'Desirable:',
  '- Excel',
].join('\n');

it('puts first what the advert asks for, each change with the advert’s words and the fact', () => {
  const { changes, title, company } = tailored(goodCv(), advert);
  expect([title?.name, company?.name]).toEqual(['Senior Staff Nurse', 'Leeds Surgical Centre']);
  expect(changes.map(({ id }) => id)).toEqual(['order:skills', 'order:experience.0', 'order:experience.1']);
  const [skills, lines] = changes;
  expect(skills?.after.split('\n').slice(0, 3)).toEqual(['Wound care', 'Teaching', 'Microsoft Excel']);
  expect(lines?.after.split('\n')[0]).toBe('Dress complex wounds and teach wound care to 2 students a term');
  expect(lines?.answers.map(({ quote }) => quote)).toEqual(['Teaching of students', 'Wound care']);
  expect(lines?.fact.quote).toBe('Dress complex wounds and teach wound care to 2 students a term');
});

it('says with all changes what it said before, and with none is as it was', () => {
  const { changes } = tailored(goodCv(), advert);
  const linesOf = (document: CvDocument) => toText(document).split(/\n|, /u).toSorted();
  expect(linesOf(applyTailoring(goodCv(), changes))).toEqual(linesOf(goodCv()));
  expect(applyTailoring(goodCv(), [])).toEqual(goodCv());
  expect(applyTailoring(goodCv(), changes.toReversed())).toEqual(applyTailoring(goodCv(), changes));
});

it('puts no line first that only says what somebody was there for', () => {
  const cv = goodCv();
  const bullets = [
    'Rewrote the rota of the ward',
    'Responsible for wound care',
    'Dress complex wounds: wound care',
  ];
  const { changes } = tailored(withJob({ bullets })(cv), advert);
  const order = changes.find(({ id }) => id === 'order:experience.0');
  expect(order?.after.split('\n')).toEqual([bullets[2], bullets[0], bullets[1]]);
});

it('leaves lines alone that go on from each other', () => {
  const cv = goodCv();
  const bullets = ['Lead the ward at night', 'This includes wound care', 'Teach students'];
  expect(idsOf(tailored(withJob({ bullets })(cv), advert))).not.toContain('order:experience.0');
});

it.each([
  ['JS', 'JavaScript', 'JavaScript (JS)'],
  ['Excel', 'Microsoft Excel', 'Microsoft Excel'],
])('calls %s by the advert’s name %s', (own, asked, named) => {
  const cv = { ...goodCv(), skills: [{ name: own, group: '' }] };
  const { changes } = tailored(cv, `Analyst\nRequirements:\n- ${asked}`);
  const change = changes.find(({ id }) => id.startsWith('name:'));
  expect(change).toMatchObject({ before: own, after: named, fact: { from: 'cv', quote: own } });
});

it('keeps two names of a list apart that only a list calls one', () => {
  const cv = { ...goodCv(), skills: [{ name: 'Handovers', group: '' }] };
  expect(idsOf(tailored(cv, 'Nurse\nRequirements:\n- handover'))).not.toContain('name:handover');
});

it('takes from the profile a line of the same job, or an entry, in the profile’s own words', () => {
  const line = 'Took blood by phlebotomy from 9 patients a day';
  const profile = cvDocument({
    experience: [{ ...goodCv().experience[0], bullets: [line] }],
    languages: [{ name: 'Spanish', level: 'fluent' }],
  });
  const asks = 'Nurse\nRequirements:\n- Phlebotomy\n- Spanish';
  const { changes } = tailored(goodCv(), asks, profile);
  const taken = changes.filter(({ fact }) => fact.from === 'profile');
  expect(taken.map(({ after, fact }) => [after, fact.quote])).toEqual([
    [line, line],
    ['Spanish: fluent', 'Spanish'],
  ]);
  const document = applyTailoring(goodCv(), taken);
  expect(document.experience[0]?.bullets.at(-1)).toBe(line);
  expect(document.languages.at(-1)).toEqual({ name: 'Spanish', level: 'fluent' });
  expect(idsOf(tailored(goodCv(), asks))).toEqual([]);
});

it('lists a skill that a line shows, and none that somebody helped with or did without', () => {
  const asks = 'Nurse\nRequirements:\n- Wound care\n- Phlebotomy';
  const listed = (line: string) =>
    tailored(withJob({ bullets: [line] })(goodCv()), asks).changes.find(({ id }) => id === 'list:phlebotomy');
  const line = 'Took blood by phlebotomy from 9 patients a day';
  expect(listed(line)).toMatchObject({ after: 'Phlebotomy', fact: { quote: line } });
  for (const other of ['Helped the doctor with phlebotomy', 'Worked without phlebotomy'])
    expect(listed(other)).toBeUndefined();
});

it('heads the CV with the title of the present post where that is what is looked for', () => {
  const cv = goodCv();
  const nurse = { ...cv, basics: { ...cv.basics, headline: 'Nurse' } };
  const change = tailored(nurse, advert).changes.find(({ id }) => id === 'headline');
  expect(change).toMatchObject({ before: 'Nurse', after: 'Staff Nurse' });
  expect(idsOf(tailored(nurse, advert.replaceAll('Senior Staff Nurse', 'Matron')))).not.toContain('headline');
});

it('ends a summary with the skills that are asked for, listed and shown, where it names none of them', () => {
  const cv = { ...goodCv(), summary: 'Staff nurse with seven years on acute wards.' };
  const change = tailored(withSkills('Phlebotomy')(cv), `${advert}\n- Phlebotomy`).changes.find(
    ({ id }) => id === 'summary',
  );
  expect(change?.after).toBe(
    'Staff nurse with seven years on acute wards. Skills include teaching and wound care.',
  );
});

it('finds nothing without an advert, and in one that asks for nothing', () => {
  for (const text of ['', '  \n', 'Chef wanted now']) expect(tailored(goodCv(), text).changes).toEqual([]);
});
