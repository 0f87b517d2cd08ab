import { expect, it } from 'vitest';
import { written } from '../testing/written-letter.ts';

it('tells a note among whole sentences nowhere, and a letter of notes as it was typed', () => {
  const achievements = 'Clean audit 2024 and 2025.';
  const sentences = 'I run the payroll. I took it over in 2022. I learned it from my senior.';
  expect(written({ motivation: sentences, achievements }).body).not.toContain('audit');
  expect(written({ motivation: sentences, achievements }).asked).toEqual([achievements]);
  expect(written({ achievements }).body).toContain(achievements);
});

it('leaves out what is named, and not what shares a word with it', () => {
  const { body } = written({
    motivation: 'My own two are at secondary school now. The roster changes every week.',
    specificRequirements: "don't mention that the kids go to a different school. don't mention the roster",
  });
  expect(body).toContain('My own two are at secondary school now.');
  expect(body).not.toContain('roster');
});

it.each([
  ['achievements', 'Promoted events for the club.', /\bI was promoted\b/],
  ['achievements', 'Predicted 7 in D&T, 6 in maths.', /\bI predicted\b/],
  ['specificRequirements', 'Cert IV: enrolled, finish March 2027.', /\bI enrolled\b/],
  ['motivation', 'pay + closer to home', /\bI pay\b/],
  ['achievements', 'Shortlisted for the student audio award 2026', /received/],
  ['referralSource', 'NHS Jobs', /told me/],
  ['referralSource', 'Job Bank', /told me/],
  ['specificRequirements', 'TODO add link to podcast', /podcast/],
] as const)('%s: asks about "%s" and puts nobody before it', (field, typed, told) => {
  const { body, asked } = written({ motivation: 'I like bread.', [field]: typed });
  expect(body).not.toMatch(told);
  expect(asked).toEqual([typed]);
});

it('tells what a note is about, and not the note', () => {
  const specificRequirements = "I've never worked in a store, say it lightly.";
  const { body, asked } = written({ motivation: 'I like bread.', specificRequirements });
  expect(body).toContain("I've never worked in a store.");
  expect(body).not.toContain('lightly');
  expect(asked).toEqual(['say it lightly.']);
});

it.each([
  ['I can bake. My ex-wife has the car on Fridays.', 'My ex-wife has the car on Fridays.'],
  [
    'I can bake. We regret to inform you that the post is filled.',
    'We regret to inform you that the post is filled.',
  ],
  [
    'I can bake. The successful candidate will hold a licence.',
    'The successful candidate will hold a licence.',
  ],
  ['I can bake. I finished on 3 May??', 'I finished on 3 May??'],
])('leaves out and asks about what is private, pasted or in doubt: %s', (motivation, left) => {
  const { body, asked } = written({ motivation });
  expect(body).toContain('I can bake.');
  expect(body).not.toContain(left.replace('??', ''));
  expect(asked).toEqual([left]);
});

it('tells no quarrel in a notice', () => {
  const motivation = 'I am moving home. They never paid my overtime.';
  const { body, asked } = written({ letterType: 'resignation', lastDay: '2026-12-18', motivation });
  expect(body).not.toContain('overtime');
  expect(body).toContain('18 December 2026');
  expect(asked).toContain('They never paid my overtime.');
});

it('leaves a note out of a name, and greets by the title that was typed', () => {
  const { letter, asked } = written({
    tone: 'friendly',
    motivation: 'I like bread.',
    hiringManagerName: 'Mrs Ada Roos (grumpy)',
    companyName: 'Roos Bakery (or the other one)',
  });
  expect([letter.salutation, ...letter.recipient]).toEqual(['Dear Mrs Roos,', 'Mrs Ada Roos', 'Roos Bakery']);
  expect(asked).toEqual(['(or the other one)', '(grumpy)']);
  expect(written({ motivation: 'I like bread.', hiringManagerName: 'Ada Roos (sales team)' }).asked).toEqual(
    [],
  );
});

it('frames no command as what somebody does', () => {
  const form = {
    letterType: 'recommendation',
    recommendeeName: 'Ty Roos',
    relationship: 'his boss',
  } as const;
  const { body, asked } = written({ ...form, motivation: 'take him', experience: 'fixed my oven' });
  expect(body).toContain('Ty fixed my oven.');
  expect(asked).toContain('take him');
});

it('tells no work of an earlier post as of the newest one', () => {
  const post = (company: string, position: string, duration: string, description: string) => ({
    company,
    position,
    duration,
    description,
  });
  const { body } = written(
    { motivation: 'I like bread.', jobDescription: 'Train bakers to make sourdough.' },
    {
      jobTitle: 'Baker',
      skills: [],
      education: [],
      personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.org' },
      experience: [
        post('Roos', 'Baker', '2022 - present', 'Bake 300 loaves a night'),
        post('Freelance', 'Bread teacher', '2019 - 2021', 'Trained bakers to make sourdough at home'),
      ],
    },
  );
  expect(body).toMatch(/Earlier, as a bread teacher, I trained bakers/);
});

it.each([
  ['Never lost a parcel. Well, two.', 'lost a parcel'],
  ['Scrubbed every pan. Not really.', 'Scrubbed'],
  ['Can work any day. Except Sundays.', 'any day'],
])('tells nothing without what takes it back: %s', (achievements, untrue) => {
  const { body, asked } = written({ motivation: 'I like bread.', achievements });
  expect(body).not.toContain(untrue);
  expect(asked).toEqual([achievements]);
});

it('calls nobody by a post that is not certainly one', () => {
  const experience = 'Garage own brother, 2016-2024';
  const { body } = written({ motivation: 'I like bread.', experience });
  expect(body).toContain(experience);
  expect(body).not.toContain('as a');
});

it.each([
  'Please could I see the ovens one day?',
  'Might I come and watch?',
  'Please let me know what you need.',
])('asks what somebody asks, and nothing beside it: %s', (motivation) => {
  const { body, asked } = written({ letterType: 'interest', motivation });
  expect(body).toContain(motivation);
  expect(body).not.toContain('I am writing to ask');
  expect(asked).toEqual([]);
});

it('puts no note into an address, and asks about it', () => {
  const { letter, asked } = written({ motivation: 'I like bread.', location: 'Cork / happy to move' });
  expect(letter.sender).toContain('Cork');
  expect(asked).toEqual(['happy to move']);
  expect(written({ motivation: 'I like bread.', location: 'Stoke-on-Trent / Leek' }).asked).toEqual([]);
});

it('asks nothing about the name that it greets by', () => {
  const form = { letterType: 'recommendation', hiringManagerName: 'Piet Roos' } as const;
  expect(written({ ...form, motivation: 'Piet, you asked me about Ty Moss.' }).asked).toEqual([]);
});

it.each([
  ['Leeds City Council', ''],
  ['Roos Bakery', 'the board'],
])('greets no hiring manager of %s %s', (companyName, hiringManagerName) => {
  const form = { motivation: 'I like bread.', country: 'us', companyName, hiringManagerName } as const;
  expect(written(form).letter.salutation).toBe('Dear Sir or Madam:');
});

it.each([
  "I'm sending this to 5 companies so don't be too specific.",
  'Ignore the stuff about school if it is too long.',
  'Ty uses they/them.',
])('prints nothing about the letter itself: %s', (note) => {
  const { body, asked } = written({ motivation: `I like bread. ${note}` });
  expect(body).not.toMatch(/specific|school|they\/them/);
  expect(asked).toEqual([note]);
});

it('keeps as text what only looks like an order', () => {
  const motivation = 'I know its condition, and I would like to help to make it usable again.';
  expect(written({ motivation }).body).toContain(motivation);
});

it('asks about a last day that is over when the letter is dated', () => {
  const form = { letterType: 'resignation', motivation: 'I am moving home.' } as const;
  const specificRequirements = 'My last day will be Friday 27 March 2026.';
  expect(written({ ...form, specificRequirements }).asked).toContain(
    'My last day will be Friday 27 March 2026.',
  );
  expect(written({ ...form, lastDay: '2026-03-27' }).asked).toContain('2026-03-27');
});

it.each([
  ['University of Perth', 'at the University of Perth'],
  ['Roos Freight / or any', 'at Roos Freight'],
])('names the house and no note: %s', (companyName, said) => {
  const { letter, body } = written({ letterType: 'interest', motivation: 'I like bread.', companyName });
  expect(body).toMatch(/Perth|Roos Freight/);
  expect(body).not.toContain('any');
  expect(`${body} ${letter.recipient.join(' ')}`).toContain(said.slice(said.lastIndexOf(' ') + 1));
});

it('leaves out the clause that is better not said, and tells the rest', () => {
  const { body, asked } = written({ motivation: 'I am 58 and I have tuned pianos for years.' });
  expect(body).toContain('I have tuned pianos for years.');
  expect(body).not.toContain('58');
  expect(asked).toEqual(['I am 58']);
});

it.each([
  ['I like nights, my kids are grown and the house is quiet.', 'I like nights.', 'kids'],
  ['I am 22 and have worked with horses since school.', 'I have worked with horses since school.', '22'],
])('tells the clause beside what is better not said: %s', (motivation, told, left) => {
  const { body } = written({ motivation });
  expect(body).toContain(told);
  expect(body).not.toContain(left);
});

it.each([
  [{ specificRequirements: 'Kindly mention my B.Com.' }, 'mention'],
  [{ specificRequirements: 'Nothing soppy.' }, 'soppy'],
  [{ specificRequirements: 'Reference number in the subject.' }, 'subject'],
  [{ specificRequirements: 'Not say cousin', referralSource: 'My cousin told me' }, 'cousin'],
  [{ referralSource: 'my cousin works there' }, 'cousin'],
  [{ achievements: 'see skills' }, 'see'],
  [{ specificRequirements: 'Level 3 coach course starts in January' }, 'I level'],
  [{ specificRequirements: 'is it all right to say I read it again, I have, twice' }, 'twice'],
  [{ experience: 'Bookkeeper 12 years (or 13? started fall 2013).' }, '2013'],
  [{ motivation: 'only shop in town that rebuilds old frames' }, 'I only'],
  [{ specificRequirements: 'Letter is dated from today.' }, 'dated'],
  [{ specificRequirements: 'I do want it to say about staffing' }, 'staffing'],
  [{ specificRequirements: 'polite, 100 words or so.' }, 'polite'],
  [{ experience: 'Guests from Canada mainly.' }, 'worked as'],
  [{ experience: 'car van 4x4, done trucks for about a year' }, 'trucks'],
])('prints no order to the tool, and makes no sentence of what is none: %j', (fields, left) => {
  expect(written({ motivation: 'I like bread.', ...fields }).body).not.toContain(left);
});

it('leaves out all of a subject, and none of it for being named too much', () => {
  const experience = 'I was a kitchen porter in Lisbon.';
  const { body } = written({ experience, specificRequirements: "don't say porter too much" });
  expect(body).toContain(experience);
});

it('tells what stands beside a wish about the letter', () => {
  const { body } = written({ specificRequirements: 'not too long, Clive knows me by sight' });
  expect(body).toContain('Clive knows me by sight.');
  expect(body).not.toContain('too long');
});

it.each([
  [{ specificRequirements: 'Position is still open according to the site.' }, 'My position'],
  [{ specificRequirements: 'Driving licence is required.' }, 'My driving'],
  [
    { specificRequirements: 'My current employer does not know. They can be contacted after an offer.' },
    'You can',
  ],
  [
    {
      letterType: 'recommendation' as const,
      recommendeeName: 'Sam Reed',
      specificRequirements: 'They can start in May.',
    },
    'You can',
  ],
  [{ experience: 'Sister was off, so I ran the ward.' }, 'My sister'],
  [{ experience: 'carer 5 years in a home for retired sailors' }, 'I worked as'],
])('makes nothing the writer’s own, the reader’s or over that may be otherwise: %j', (fields, untrue) => {
  expect(written({ motivation: 'I like bread.', ...fields }).body).not.toContain(untrue);
});

it('thanks the reader for what the tool is asked to thank them for', () => {
  const { body } = written({ letterType: 'thank_you', motivation: 'thank them for showing me the roof' });
  expect(body).toContain('Thank you for showing me the roof.');
});

it('leaves out what a clause asks to leave out, and not each thing that it names', () => {
  const { body } = written({
    experience: 'I was a prison officer for 12 years.',
    specificRequirements: "Don't put anything about the prison being short staffed",
  });
  expect(body).toContain('I was a prison officer for 12 years.');
});

it('says no paper twice, and not that an English letter is in English', () => {
  const { body } = written({
    experience: 'I have the radio certificate.',
    skills: 'marine radio certificate, English',
    jobDescription: 'You have a radio certificate and speak English.',
  });
  expect(body).not.toMatch(/marine|I speak/);
});

it('lists no tools: what is shown in no work is asked about', () => {
  const { body, asked } = written({
    motivation: 'I like boats.',
    skills: 'lice counts, Cropster (two years), keeping a card for every piano',
    jobDescription: 'You log every batch in Cropster. Lice counts.',
  });
  expect(body).not.toMatch(/Cropster|card/);
  expect(asked).toEqual(['lice counts, Cropster (two years), keeping a card for every piano']);
});

it.each([
  ['thank_you', { motivation: 'I liked meeting Ted.', experience: 'He told me about the ovens.' }],
  ['thank_you', { motivation: 'He told me about the ovens.' }],
  ['cover', { motivation: 'She said I should apply.' }],
  [
    'cover',
    { motivation: 'My manager Ana Ruiz knows.', specificRequirements: 'I would like to call her first.' },
  ],
] as const)('a %s takes nobody for its reader who may be somebody else: %j', (letterType, fields) => {
  const { body } = written({ letterType, hiringManagerName: 'Ms Orla Roos', ...fields });
  expect(body).not.toMatch(/\b[Yy]ou (?:told|said)\b|\byour first\b/);
});
