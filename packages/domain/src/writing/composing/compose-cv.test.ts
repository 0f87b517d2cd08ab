import { aRequest } from '@candor/testing';
import { expect, it } from 'vitest';
import { composeCv } from './compose-cv.ts';

const today = '2026-11';
const post = { company: 'Alder', position: 'Deckhand', duration: '2019 - 2022' };

it('takes a start without an end for a post that goes on, and asks', () => {
  const experience = [{ ...post, duration: 'from 2/2025', description: 'Mend the nets' }];
  const { document, questions } = composeCv(aRequest({ experience }), { today });
  expect(document.experience[0]).toMatchObject({
    start: '2025-02',
    end: 'present',
    bullets: ['Mend the nets'],
  });
  expect(questions.map(({ question }) => question)).toEqual([expect.stringMatching(/^Are you still here/)]);
});

it.each([
  ['2018 -> 2021', '2018', '2021'],
  ['2023 / present', '2023', 'present'],
  ['16-19', '2016', '2019'],
  ['2021 to now (6 on 2 off)', '2021', 'present'],
  ['March 2019 (part time)', '2019-03', ''],
])('reads %j as from %j to %j', (duration, start, end) => {
  const experience = [{ ...post, duration }];
  expect(composeCv(aRequest({ experience }), { today }).document.experience[0]).toMatchObject({ start, end });
});

it('carries no note to the writer onto the page, and gives it back', () => {
  const description =
    'Mended the nets (please make it sound good)\nKept the log - maybe explain what that is?';
  const experience = [{ ...post, company: "Harbour Co (don't name the boat)", description }];
  const { document, leftOut } = composeCv(aRequest({ summary: '(you write this)', experience }), { today });
  expect(document.experience[0]).toMatchObject({
    company: 'Harbour Co',
    bullets: ['Mended the nets', 'Kept the log'],
  });
  expect(document.summary).not.toContain('you');
  expect(leftOut).toEqual([
    { place: 'summary', text: '(you write this)', reason: 'note' },
    { place: 'experience.0', text: '(please make it sound good)', reason: 'note' },
    { place: 'experience.0', text: 'maybe explain what that is?', reason: 'note' },
    { place: 'experience.0', text: "(don't name the boat)", reason: 'note' },
  ]);
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

it('asks of a German CV in German', () => {
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
  expect(composeCv(request, { today }).questions.map(({ question }) => question)).toEqual([
    'Wann war das? Geben Sie im Formular die Jahre an, etwa 2019 – 2022.',
  ]);
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
    ['', 'Elternzeit'],
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

it('takes nothing of a pasted advert for work of the person', () => {
  const description =
    'Filled the night shelves for six aisles\n---\nJob ad: Alder Foods is seeking a Store Manager. Lead a team of 40.\nRequirements: own a car';
  const { document, leftOut } = composeCv(aRequest({ experience: [{ ...post, description }] }), { today });
  expect(document.experience[0]?.bullets).toEqual(['Filled the night shelves for six aisles']);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['advert', 'advert', 'advert']);
});

it.each([
  ['de', 'Bitte nicht schreiben, dass ich krank war.', 'Verkauf von Brot und Kuchen am Morgen.'],
  ['fr', 'Licence retirée en 2019, à ne pas mettre.', 'Conduite de la pelle sur les chantiers de la ville.'],
  ['es', 'No pongas mi edad por favor.', 'Limpieza de las habitaciones del hotel por la mañana.'],
  ['en', 'Not sure what to put here.', 'Cleaned the rooms of the hotel in the morning.'],
])('leaves out a note in %s', (_language, note, told) => {
  const experience = [{ ...post, description: `${told}\n${note}` }];
  const { document, leftOut } = composeCv(aRequest({ summary: note, experience }), { today });
  expect(document.experience[0]?.bullets).toEqual([told.slice(0, -1)]);
  expect(document.summary).not.toContain(note);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['note', 'note']);
});

it('puts a post that goes on first', () => {
  const experience = [
    {
      ...post,
      duration: 'always - 2011',
      description: 'Mended nets',
    },
    { ...post, company: 'Birch', duration: '2019 - present', description: 'Mend nets' },
  ];
  const { document } = composeCv(aRequest({ targetRole: 'Crew Trainer', experience }), { today });
  expect(document.experience.map(({ company }) => company)).toEqual(['Birch', post.company]);
});

it('asks which school a diploma is of, which is not on the CV without one', () => {
  const education = [{ institution: '', degree: 'Cert III Dairy Production', year: '2014' }];
  const { document, questions } = composeCv(aRequest({ education }), { today });
  expect(document.education).toEqual([]);
  expect(questions).toEqual([
    {
      field: 'education.0.institution',
      sentence: 'Cert III Dairy Production',
      question: expect.stringMatching(/^Which school or provider/),
    },
  ]);
});

it('shows papers by their state: run out ones are offered back, those under way stand in education', () => {
  const { document, leftOut, questions } = composeCv(
    aRequest({
      certifications: [
        { name: 'Safe Pass', issuer: 'SOLAS', date: 'expired 2019' },
        { name: 'Level 5 Care', issuer: 'Berk College', date: 'started September 2026' },
        { name: 'First aid', issuer: 'Red Kite', date: '2025' },
      ],
    }),
    { today },
  );
  expect(document.certifications.map(({ name }) => name)).toEqual(['First aid']);
  expect(document.education).toContainEqual(
    expect.objectContaining({
      degree: 'Level 5 Care',
      institution: 'Berk College',
      start: 'started September 2026',
    }),
  );
  expect(leftOut).toContainEqual({
    place: 'certifications',
    text: 'Safe Pass, SOLAS, expired 2019',
    reason: 'unsaid',
  });
  expect(questions.map(({ question }) => question)).toContain('Was it renewed since?');
});

it.each([
  ['The firm was sold in the summer.', 'Ran the stores. The firm was sold in the summer.'],
  ['left six months early for Faro', 'Two-year fellowship, left six months early for Faro'],
  ['Tired of it.', 'Ran the stores for 6 sites. Tired of it.'],
  ['Closed 2004.', 'Led 9 on the afternoon shift. Closed 2004.'],
])('takes %j out of what a post says', (gone, description) => {
  const { document, leftOut } = composeCv(aRequest({ experience: [{ ...post, description }] }), { today });
  expect(document.experience[0]?.bullets.join(' ')).not.toContain(gone.replace('.', ''));
  expect(leftOut).toContainEqual({ place: 'experience.0', text: gone, reason: 'leaving' });
});

it.each(['want to do it', 'thinking about it', 'eligible 2026, not applied yet'])(
  'lists no paper whose date says %j',
  (date) => {
    const certifications = [{ name: 'Counterbalance', issuer: '', date }];
    const { document, leftOut } = composeCv(aRequest({ summary: '', certifications }), { today });
    expect(document.certifications).toEqual([]);
    expect(leftOut).toContainEqual({
      place: 'certifications',
      text: `Counterbalance, ${date}`,
      reason: 'unsaid',
    });
  },
);

it('offers back a skill that tells of a body, and one that is only wished for', () => {
  const skills = ['Height: 180 cm', 'Forklift (want to learn)', 'Working at height'];
  const { document, leftOut } = composeCv(aRequest({ summary: '', skills }), { today });
  expect(document.skills.map(({ name }) => name)).toEqual(['Working at height']);
  expect(leftOut.map(({ text, reason }) => [text, reason])).toEqual([
    ['Height: 180 cm', 'private'],
    ['Forklift (want to learn)', 'unsaid'],
  ]);
});

it.each([
  ['We closed the firm because Davie retired', 'leaving'],
  ['cerro la fabrica', 'leaving'],
  ['My contract was not renewed', 'leaving'],
  ['No sick days this year', 'private'],
] as const)('offers %j back', (said, reason) => {
  const experience = [{ ...post, description: `Mended nets\n${said}` }];
  const { document, leftOut } = composeCv(aRequest({ summary: '', experience }), { today });
  expect(document.experience[0]?.bullets).toEqual(['Mended nets']);
  expect(leftOut).toContainEqual({ place: 'experience.0', text: said, reason });
});
