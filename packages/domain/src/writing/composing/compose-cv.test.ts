import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { composeCv } from './compose-cv.ts';

const today = '2026-11';
const post = { company: 'Alder', position: 'Deckhand', duration: '2019 - 2022' };

it('takes a start without an end for a post that goes on, and asks', () => {
  const experience = [{ ...post, duration: 'from 2/2025', description: 'Mends the nets' }];
  const { document, questions } = composeCv(aRequest({ experience }), { today });
  expect(document.experience[0]).toMatchObject({
    start: '2025-02',
    end: 'present',
    bullets: ['Mend the nets'],
  });
  expect(questions.map(({ question }) => question)).toEqual([expect.stringMatching(/^Are you still here/)]);
});

it.each([
  ['2001 - 2011 (10 yrs)', '2001', '2011'],
  ['10 years (2001-2011)', '2001', '2011'],
  ['2018 -> 2021', '2018', '2021'],
  ['2023 / present', '2023', 'present'],
  ['16-19', '2016', '2019'],
  ['March 2019 (part time)', 'March 2019 (part time)', ''],
])('reads %j as from %j to %j', (duration, start, end) => {
  const experience = [{ ...post, duration }];
  expect(composeCv(aRequest({ experience }), { today }).document.experience[0]).toMatchObject({ start, end });
});

it('carries no instruction in brackets onto the page', () => {
  const experience = [{ ...post, description: 'Mended the nets (please make it sound good)' }];
  const { document, leftOut } = composeCv(aRequest({ summary: '(you write this)', experience }), { today });
  expect(document.experience[0]?.bullets).toEqual(['Mended the nets']);
  expect(document.summary).not.toContain('you');
  expect(leftOut).toEqual([]);
});

it('lists nothing of a summary that stands, and nothing twice', () => {
  const summary = 'I want to run a boat. I am 44 years old. Deckhand from Mallaig.';
  const { leftOut } = composeCv(aRequest({ summary, experience: [post] }), { today });
  expect(leftOut).toEqual([{ place: 'summary', text: 'I am 44 years old.', reason: 'private' }]);
});

it('keeps initials and small words of a request in capitals', () => {
  const description = 'MENDED THE NETS AND KEPT THE VHF WATCH FOR ALL OF THE FOUR DAYS AT SEA, EVERY TRIP';
  const experience = [{ ...post, company: 'MFV SILVER DAWN', description }];
  const skills = ['BAKING FOR 6', 'VHF'];
  const { document } = composeCv(aRequest({ summary: '', experience, skills }), { today });
  expect(document.experience[0]?.company).toBe('MFV Silver Dawn');
  expect(document.experience[0]?.bullets[0]).toContain('the VHF watch');
  expect(document.skills.map(({ name }) => name)).toEqual(['Baking for 6', 'VHF']);
});

it('leaves out skills that are none, and why somebody left, but not the work before it', () => {
  const experience = [
    { ...post, description: 'Boxed 60 boxes a day, two boats, left bc the skipper was rude' },
  ];
  const skills = ['none really', 'Splicing', 'Driving licence (desirable)'];
  const { document } = composeCv(aRequest({ summary: '', experience, skills }), { today });
  expect(document.experience[0]?.bullets).toEqual(['Boxed 60 boxes a day, two boats']);
  expect(document.skills.map(({ name }) => name)).toEqual(['Splicing']);
});

it('asks nothing in English of a German CV', () => {
  const experience = [
    {
      company: 'Bäckerei Kern',
      position: 'Verkäuferin',
      duration: 'damals',
      description: 'Verkauf und Beratung der Kunden',
    },
  ];
  const request = aRequest({
    jobTitle: 'Verkäuferin',
    targetRole: '',
    summary: 'Ich suche eine Stelle in der Nähe.',
    experience,
    skills: [],
  });
  expect(composeCv(request, { today }).questions).toEqual([]);
});

it.each([
  ['Fish packer - Full Time - £23,400 - Oban', 'Fish packer'],
  ['Kitchen porter or anything', 'Kitchen porter'],
  ['Cook - Fish', 'Cook - Fish'],
])('heads %j with %j', (jobTitle, headline) => {
  expect(composeCv(aRequest({ jobTitle }), { today }).document.basics.headline).toBe(headline);
});

it('heads a request in small letters as names are written', () => {
  const personalInfo = { fullName: 'ana de la cruz', email: 'a@example.org', location: 'memphis tn' };
  const { basics } = composeCv(aRequest({ personalInfo }), { today }).document;
  expect([basics.name, basics.location]).toEqual(['Ana de la Cruz', 'Memphis TN']);
});

it('leaves out posts that are nobody’s business, with all they say, and keeps a break', () => {
  const experience = [
    { company: '', position: 'asylum', duration: '2016 - 2021', description: 'not permitted to work' },
    {
      company: 'home',
      position: 'Looked after my mother',
      duration: '2014 - 2016',
      description: 'Did the books',
    },
    { company: 'Elternzeit', position: '', duration: '2012 - 2014' },
  ];
  const { document, leftOut } = composeCv(aRequest({ summary: '', experience, skills: [] }), { today });
  expect(document.experience.map(({ position, company }) => [position, company])).toEqual([
    ['Elternzeit', ''],
  ]);
  expect(leftOut.map(({ text }) => text)).toEqual([
    'asylum, 2016 - 2021\nnot permitted to work',
    'Looked after my mother, home, 2014 - 2016\nDid the books',
  ]);
});

it.each([
  ['Sold shoes, the boss was rude', ['Sold shoes']],
  ['Shop closed when the owner died', []],
  ['Swept up when the shop closed', ['Swept up when the shop closed']],
  ['Fired 200 pots a week', ['Fired 200 pots a week']],
  ['Moved crates. Please make this sound better', ['Moved crates']],
])('of %j keeps %j', (description, bullets) => {
  const experience = [{ ...post, description }];
  expect(composeCv(aRequest({ experience }), { today }).document.experience[0]?.bullets).toEqual(bullets);
});
