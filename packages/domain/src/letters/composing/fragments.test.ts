import { expect, it } from 'vitest';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';
import { sayLanguages } from './languages.ts';
import { writeLetterNow } from './write-letter.ts';

function written(request: Omit<LetterRequestInput, 'title'>) {
  const whole = letterRequestSchema.parse({
    title: 'Letter',
    name: 'Ana Ruiz',
    country: 'gb',
    companyName: 'Acme',
    jobTitle: 'Porter',
    ...request,
  });
  const { letter, facts } = writeLetterNow(whole, { today: '2026-11-22' });
  return { body: letter.paragraphs.join('\n'), asked: facts.questions.map(({ sentence }) => sentence) };
}

it.each([
  [
    'Porter at the Grand, 120 rooms, two years',
    'I have worked as a porter at the Grand, 120 rooms, for two years.',
  ],
  [
    'Four years driving a van for a florist. No accidents.',
    'I have spent four years driving a van for a florist. I have had no accidents.',
  ],
  [
    'Clerk at a haulage firm, three years. Purchase ledger, bank reconciliation, VAT returns in Xero.',
    'I have worked as a clerk at a haulage firm for three years. Purchase ledger, bank reconciliation, VAT returns in Xero.',
  ],
  [
    'Waiter at the Swan for two summers. Usher at the Odeon since 2024.',
    'I have worked as a waiter at the Swan for two summers. I have worked as an usher at the Odeon since 2024.',
  ],
  ['Reach truck and counterbalance licences.', 'I hold reach truck and counterbalance licences.'],
  [
    'Retail Assistant at Boots, Heathrow, 2022 - present. Work experience at a dairy farm.',
    'I have worked as a retail assistant at Boots, Heathrow, since 2022. Work experience at a dairy farm.',
  ],
  [
    'chef de partie at Trattoria Bruno (2021-2024), commis at the Excelsior before that',
    'I worked as a chef de partie at Trattoria Bruno from 2021 to 2024, commis at the Excelsior before that.',
  ],
  ['Twenty-two years in the fire brigade.', 'I have spent twenty-two years in the fire brigade.'],
  [
    'Six years in hotels, the last two as a head porter, with three juniors.',
    'I have spent six years in hotels, the last two as a head porter, with three juniors.',
  ],
  [
    "Two years as an electrician's apprentice with Kamau, mostly wiring houses",
    "I have spent two years as an electrician's apprentice with Kamau, mostly wiring houses.",
  ],
  [
    'Three seasons at Penn Cycle, mostly repairs.',
    'I have spent three seasons at Penn Cycle, mostly repairs.',
  ],
  [
    'Licensed elevator mechanic with IUEC Local 2.',
    'I have worked as a licensed elevator mechanic with IUEC Local 2.',
  ],
  ['Barista, 6 years. Open mornings.', 'I have worked as a barista for 6 years'],
  ['before that two years as a carer at a hospice', 'Before that I spent two years as a carer at a hospice.'],
  ['before: foreman in a bakery, 15 people under me', 'Before: foreman in a bakery, 15 people under me.'],
  ['MA Textiles, Bath Spa, 2025.', 'I have an MA in Textiles, Bath Spa, 2025.'],
  ['No lost-time accident in seven years.', 'I have had no lost-time accident in seven years.'],
  [
    'Masters from Bath Spa in 2021, my thesis was on flax.',
    'Masters from Bath Spa in 2021. My thesis was on flax.',
  ],
  ['receptionist at a clinic 2021 to now', 'I have worked as a receptionist at a clinic since 2021.'],
])('experience "%s" is said as what it is', (experience, sentence) => {
  expect(written({ experience, motivation: 'I like hotels.' }).body).toContain(sentence);
});

it.each([
  ['skills', 'PCV licence', 'I hold a PCV licence.'],
  ['skills', 'Malayalam, Hindi, English', 'I speak Malayalam, Hindi and English.'],
  [
    'skills',
    'I am patient, strong and never late. I hold a Care Certificate.',
    'I am patient, strong and never late.',
  ],
  ['achievements', 'rolled 600 tortellini a service', 'I rolled 600 tortellini a service.'],
  [
    'motivation',
    'Looking for a place where I can use my Welsh',
    'I am looking for a place where I can use my Welsh.',
  ],
  ['motivation', 'I am hard worker.', 'I am a hard worker.'],
  ['motivation', 'Due to a move I am not able to continue.', 'Due to a move I am not able to continue.'],
  [
    'motivation',
    'I am working in construction since ten years.',
    'I have been working in construction for ten years.',
  ],
] as const)('%s "%s" is said for what it is', (field, typed, said) => {
  expect(written({ motivation: 'I like hotels.', [field]: typed }).body).toContain(said);
});

it.each([
  ['experience', 'toddlers room mostly'],
  ['experience', 'worked there before in 2015 was good lads'],
  ['experience', 'filleting 10 yr, freezer, forklift no licence now'],
  ['motivation', 'good reviews on the web'],
  ['motivation', 'To gain exposure in radiology and sitting for part 2B, also UK is best for training.'],
  ['motivation', 'sick of the rosters, found something better'],
  ['motivation', 'its my first job'],
  ['motivation', 'my uncle post man 20 year he say good job'],
  ['achievements', 'liked the sauna bit lol'],
  ['skills', 'chipper'],
  ['skills', 'early riser, no points'],
] as const)('%s "%s" is asked about, not forced into a sentence', (field, typed) => {
  const { body, asked } = written({ motivation: 'I like hotels.', [field]: typed });
  expect(body).not.toContain(typed.replace(/\.$/, ''));
  expect(asked).toContain(typed);
});

it.each([
  'about 60 patients a day',
  'FRCR 2A passed.',
  'Diploma mechanical (Nepal).',
  'Staircase for the old bank, 42 treads, all by hand.',
  'Top mark in Survival Analysis (out of 46).',
])('evidence that no frame holds is told as it was typed: %s', (achievements) => {
  const { body, asked } = written({ motivation: 'I like hotels.', achievements });
  expect(body.toLowerCase()).toContain(achievements.toLowerCase());
  expect(asked).toEqual([]);
});

it.each([
  [
    'Five years teller then member services rep.',
    'I have spent five years as a teller then member services rep.',
  ],
  [
    'Feed barge operator, then senior technician since 2022.',
    'I have worked as a feed barge operator, then senior technician since 2022.',
  ],
  [
    'assistant librarian in Rotterdam 2014-2020, freelance copyist since',
    'I worked as an assistant librarian in Rotterdam from 2014 to 2020, freelance copyist since.',
  ],
  [
    'School cook 2006-2020, Silverdale Primary, 280 dinners a day',
    'I worked as a school cook from 2006 to 2020, Silverdale Primary, 280 dinners a day.',
  ],
])('posts, their places and times make one sentence: %s', (experience, said) => {
  expect(written({ motivation: 'I like hotels.', experience }).body).toContain(said);
});

it('leaves out of every field what it is told not to mention', () => {
  const { body, asked } = written({
    motivation: 'Nights suit me, kids at school in day.',
    experience: 'I was at the Co-op for eight years. before that I had kids',
    specificRequirements: 'keep it short, dont mention the kids',
  });
  expect(body).not.toMatch(/kids|mention|short/);
  expect(asked).toContain('before that I had kids');
});

it('speaks of the person recommended, and of how the writer knows them', () => {
  const { body } = written({
    letterType: 'recommendation',
    recommendeeName: 'Aisha Malik',
    relationship: 'head coach, she has been my assistant since 2022',
    motivation: 'Aisha stays calm when thirty children are not.',
    achievements: 'trains five mornings a week',
  });
  expect(body).toContain('She has been my assistant since 2022.');
  expect(body).toContain('Aisha trains five mornings a week.');
  expect(body).not.toContain('I was head coach, she');
});

it.each([
  ['PCV licence, making do', 'I hold a PCV licence.', 'making do'],
  ['some Welsh, a till a bit', 'I speak some Welsh.', 'a till a bit'],
])('of skills things are said, qualities and what is no thing are asked about: %s', (skills, said, left) => {
  const form = { motivation: 'I like hotels.', skills };
  const { body, asked } = written(form);
  expect(body).toContain(said);
  expect(asked).toEqual([left]);
  for (const word of left.split(', ')) expect(body).not.toContain(word);
  expect(written({ ...form, letterType: 'thank_you' }).asked).toEqual([skills]);
});

it.each([
  [
    'experience',
    'Clerk at Roos for two years: filed claims, answered calls',
    'I filed claims and answered calls.',
  ],
  ['experience', 'Cert III 2022.', 'Cert III 2022.'],
  ['achievements', 'Food cost down from 34 to 29 per cent.', 'Food cost down from 34 to 29 per cent.'],
  ['achievements', 'Apprentice of the Year 2016.', 'I was Apprentice of the Year in 2016.'],
  ['specificRequirements', 'Live-in is fine, say that.', 'Live-in is fine.'],
  ['specificRequirements', "Two weeks' notice.", 'My notice period is two weeks.'],
  ['specificRequirements', 'Ask when they will decide.', 'I would like to ask when you will decide.'],
  ['experience', 'placer, then kiln fireman', 'I have worked as a placer, then kiln fireman.'],
  ['experience', 'Own tools and van.', 'Own tools and van.'],
  [
    'experience',
    'Clerk for ten years until the branch closed.',
    'Clerk for ten years until the branch closed.',
  ],
  ['motivation', 'Thanks for the trial day.', 'Thanks for the trial day.'],
] as const)('%s: “%s” finds its sentence', (field, typed, said) => {
  const { body, asked } = written({ motivation: 'I like hotels.', [field]: typed });
  expect(body).toContain(said);
  expect(asked).toEqual([]);
});

it('prints nothing that is said to the tool', () => {
  const typed = 'write about 200 words';
  const { body, asked } = written({ motivation: 'I like hotels.', specificRequirements: typed });
  expect(body).not.toContain(typed.slice(1));
  expect(asked).toEqual([typed]);
});

it.each([
  ['Spanish', 'Spanish'],
  ['French and Arabic fluent', 'fluent French and fluent Arabic'],
  ['English B2', 'English (B2)'],
  ['Polish (mother tongue)', 'Polish (mother tongue)'],
  ['Welsh speaker', 'Welsh'],
  ['sign making', ''],
  ['Greek cooking', ''],
])('speaks of the languages "%s", and not of English in English', (typed, said) => {
  expect(sayLanguages([typed], '').said).toBe(said);
  expect(sayLanguages([typed], 'Tills and shelves.').said).toBe('');
});

it.each([
  ['cover', 'Say I can bring the plans if they want them.', 'I can bring the plans if they want them.'],
  [
    'thank_you',
    'Ask if I could come on Saturdays.',
    'I would like to ask whether I could come on Saturdays.',
  ],
  ['interest', 'Ask for half an hour by phone, no job.', 'I would be grateful for half an hour by phone.'],
] as const)('carries out what a %s letter is asked for: %s', (letterType, specificRequirements, said) => {
  const { body, asked } = written({ letterType, motivation: 'I like hotels.', specificRequirements });
  expect(body).toContain(said);
  expect(body).not.toContain('opening');
  expect(asked).toEqual([]);
});

it('asks about what it was asked to mention and cannot say', () => {
  const { asked } = written({
    motivation: 'I like hotels.',
    specificRequirements: 'Mention: German A2 and continuing.',
  });
  expect(asked).toEqual(['Mention: German A2 and continuing.']);
});

it.each([
  [
    'Notice period 60 days, last day 22 January 2027.',
    "I am giving 60 days' notice, and my last day will be 22 January 2027.",
  ],
  [
    "Last day Friday 8 January 2027, six weeks' notice as in my contract.",
    "I am giving six weeks' notice, and my last day will be Friday 8 January 2027.",
  ],
])('says notice and last day as the form has them: %s', (specificRequirements, said) => {
  const form = { letterType: 'resignation', motivation: 'I am leaving to study.' } as const;
  const { body, asked } = written({ ...form, specificRequirements });
  expect(body).toContain(said);
  expect(asked).toEqual([]);
});

it('thanks for the interview that was typed as a note', () => {
  const { body } = written({
    letterType: 'thank_you',
    hiringManagerName: 'Renata Solberg',
    motivation: 'I liked the shop.',
    experience:
      'Interview on Thursday, November 19 with Renata and Curtis, then she walked me through the store',
  });
  expect(body).toContain('Thank you for the interview on Thursday, November 19 with you and Curtis.');
});

it.each(['A co-op answers to the growers, and growers ask questions.', 'A school listens to its pupils.'])(
  'lets a sentence stand that begins as a thing does: %s',
  (motivation) => {
    expect(written({ motivation }).body).toContain(motivation);
  },
);
