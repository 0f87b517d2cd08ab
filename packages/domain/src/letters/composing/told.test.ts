import { expect, it } from 'vitest';
import { written } from '../testing/written-letter.ts';

it.each([
  ['referralSource', 'Piet Roos, your night baker, told me about the job'],
  ['motivation', 'Maples lets its tenants paint the doors; my own shop does too, with a pot of spare blue.'],
] as const)('%s: a sentence with its subject and verb is told as typed: %s', (field, typed) => {
  const { body, asked } = written({ motivation: 'I like bread.', [field]: typed });
  expect(body).toContain(typed);
  expect(asked).toEqual([]);
});

it.each([
  [
    'achievements',
    'Voted Porter of the Year by the wards in 2025.',
    'I was voted Porter of the Year by the wards in 2025.',
  ],
  ['achievements', 'Elected treasurer in 2020', 'I was elected treasurer in 2020.'],
  ['experience', 'Joined 4 May 2020.', 'I joined on 4 May 2020.'],
  [
    'specificRequirements',
    'Ask politely whether the list is closed.',
    'I would like to ask whether the list is closed.',
  ],
  [
    'motivation',
    'A pan I got right: the owner took three of them home.',
    'A pan I got right: the owner took three of them home.',
  ],
  ['achievements', 'Highly commended at the craft awards', 'I was highly commended at the craft awards.'],
  ['achievements', 'Semi-finalist at Booligal, 2014', 'I was a semi-finalist at Booligal in 2014.'],
  ['achievements', 'Long service medal (15 years)', 'I received a long service medal (15 years).'],
  ['achievements', 'Third in the county show', 'I came third in the county show.'],
  ['achievements', 'Best Nurse of the Department, 2024', 'I was Best Nurse of the Department in 2024.'],
  ['motivation', 'To work with Swiss wines.', 'I would like to work with Swiss wines.'],
  ['specificRequirements', 'Will close the books by May.', 'I will close the books by May.'],
  [
    'specificRequirements',
    'Free from 7 June to the end of August',
    'I am free from 7 June to the end of August.',
  ],
  [
    'experience',
    'I mend bikes, and last year I was paid to run the shed.',
    'and last year I was paid to run the shed.',
  ],
  ['referralSource', 'Nate mentioned it on a Wednesday', 'Nate mentioned it on a Wednesday.'],
  [
    'achievements',
    'Bronze medal in the regional masonry contest, 2019',
    'I received a bronze medal in the regional masonry contest in 2019.',
  ],
  [
    'achievements',
    'Second prize at the county show (2023)',
    'I received second prize at the county show in 2023.',
  ],
  ['achievements', 'Star of the Quarter, Q3 2024', 'I was Star of the Quarter in Q3 2024.'],
  ['achievements', 'Distinction for the thesis, 2021', 'I received a distinction for the thesis in 2021.'],
  [
    'achievements',
    'Sales in Ulster: 0 to 310 tonnes from 2021 to 2025',
    'Sales in Ulster went from 0 to 310 tonnes between 2021 and 2025.',
  ],
  ['experience', 'Two juniors under me since May.', 'I have had two juniors under me since May.'],
  ['experience', 'We had no fire, and I check the pumps on Fridays.', 'and I check the pumps on Fridays.'],
  [
    'specificRequirements',
    'Saturdays and every other Sunday.',
    'I can work Saturdays and every other Sunday.',
  ],
  ['specificRequirements', 'Kindly mention B.Com., 2014.', 'I have a B.Com. (2014).'],
  [
    'specificRequirements',
    'I will come on 9 to 12 December if they want to meet me',
    'I will come on 9 to 12 December if you want to meet me.',
  ],
  ['achievements', '9 years without an accident', 'I have gone 9 years without an accident.'],
  [
    'achievements',
    'First place for anteriors at the state table clinic, 2022',
    'I came first for anteriors at the state table clinic in 2022.',
  ],
  [
    'motivation',
    'the range of basins, which nobody sells in Portugal yet',
    'What draws me to Acme is the range of basins, which nobody sells in Portugal yet.',
  ],
  [
    'experience',
    'Head cook in a rest home for seven years, three staff.',
    'for seven years, with three staff.',
  ],
  [
    'experience',
    'last 2 winters filled in at the desk, 5 weeks in all',
    'In the last 2 winters I filled in at the desk',
  ],
  [
    'experience',
    '8 years cooking, 3 as lead cook at a bistro',
    'I have spent 8 years cooking, 3 as lead cook at a bistro.',
  ],
  ['experience', 'finishing year 13 this month', 'I am finishing year 13 this month.'],
  ['experience', 'I qualified as an assessor in 2018.', 'I qualified as an assessor in 2018.'],
  ['experience', 'ran the shop with pupils, till and cash', 'I ran the shop with pupils, till and cash.'],
  ['experience', 'have own boots and a ute licence', 'I have my own boots and a ute licence.'],
  ['motivation', 'father mended clocks in our kitchen', 'My father mended clocks in our kitchen.'],
  ['motivation', 'still want it', 'I still want it.'],
  ['achievements', 'Teacher of the Year nominee, 2022', 'I was a Teacher of the Year nominee in 2022.'],
  [
    'achievements',
    'Best project in highways, shared with one classmate',
    'I had the best project in highways, shared with one classmate.',
  ],
  ['achievements', 'Led the club for parents, 2025', 'I led the club for parents in 2025.'],
  [
    'referralSource',
    'Saw the advert in the paper of 20 November',
    'I saw the advert in the paper of 20 November.',
  ],
  ['specificRequirements', 'Can you mention that Tuesdays are best?', 'Tuesdays are best.'],
  [
    'specificRequirements',
    'Say thanks to Craig too, the young man on the desk.',
    'Please give my thanks to Craig, the young man on the desk.',
  ],
  ['skills', 'isiXhosa, Afrikaans, English', 'I speak isiXhosa, Afrikaans and English.'],
  ['skills', 'Hiligaynon, Tagalog', 'I speak Hiligaynon and Tagalog.'],
  [
    'achievements',
    'nominated for plant safety award 2025',
    'I was nominated for the plant safety award in 2025.',
  ],
  [
    'achievements',
    'rebuilt a grand with my teacher, Noel Castleden, 2023',
    'I rebuilt a grand with my teacher, Noel Castleden, in 2023.',
  ],
  ['experience', 'delivery rider at the mo', 'I work as a delivery rider at the moment.'],
  ['specificRequirements', 'Clean driving licence.', 'I hold a clean driving licence.'],
  [
    'specificRequirements',
    'can start after Xmas, a month notice',
    'I can start after Christmas. My notice period is a month.',
  ],
  ['specificRequirements', 'Notice is four weeks.', 'My notice is four weeks.'],
  [
    'specificRequirements',
    'Ask if I could come for a day, unpaid, to see if I suit.',
    'I would like to ask whether I could come for a day, unpaid, to see if I suit.',
  ],
  [
    'specificRequirements',
    'Ask if they got the CV, the website hung when I sent it.',
    'I would like to ask whether you got the CV. The website hung when I sent it.',
  ],
  ['specificRequirements', 'Ask about the overtime politely.', 'I would like to ask about the overtime.'],
  [
    'specificRequirements',
    'thank Tahlia too for showing me the ovens',
    'Please give my thanks to Tahlia for showing me the ovens.',
  ],
  ['achievements', 'never been late once', 'I have never been late once.'],
  [
    'achievements',
    'zero lost-time injuries on my shift this season',
    'There have been zero lost-time injuries on my shift this season.',
  ],
  ['achievements', 'Best field project in my year.', 'I had the best field project in my year.'],
  ['achievements', '3rd in the county show', 'I came 3rd in the county show.'],
  [
    'experience',
    '15 years a butcher, 6 of them as charge hand',
    'I have been a butcher for 15 years, 6 of them as charge hand.',
  ],
  [
    'specificRequirements',
    'Notice period one month, negotiable.',
    'My notice period is one month, negotiable.',
  ],
  ['specificRequirements', 'Willing to be posted in any county.', 'I am willing to be posted in any county.'],
  [
    'specificRequirements',
    "say that I am free from June and that I'd be glad to help",
    "I am free from June. I'd be glad to help.",
  ],
  [
    'referralSource',
    'Noreen in your bakery, we were in school together',
    'Noreen in your bakery told me about the post of Cook at Acme. We were in school together.',
  ],
  ['experience', 'currently at the docks, nights', 'I am currently at the docks, nights.'],
  ['experience', 'Before I worked in a brewery in Poland.', 'Before that I worked in a brewery in Poland.'],
  ['specificRequirements', 'Saturdays no trouble', 'I can work Saturdays.'],
  ['specificRequirements', 'Available Fri + weekends.', 'I am available Friday and weekends.'],
  [
    'specificRequirements',
    'not asking for a post right now, only to visit the yard',
    'I am not asking for a post right now, only to visit the yard.',
  ],
  ['specificRequirements', 'Thank Mr Vance too.', 'Please give my thanks to Mr Vance.'],
  [
    'referralSource',
    'your Leeds manager, Ms. Lata Ganesh',
    'Your Leeds manager, Ms. Lata Ganesh, told me about the post',
  ],
] as const)(
  '%s: a fragment that lacks no more than its subject and its verb “to be” or “have” is told: %s',
  (field, typed, told) => {
    const { body, asked } = written({ motivation: 'I like bread.', [field]: typed });
    expect(body).toContain(told);
    expect(asked).toEqual([]);
  },
);

it('keeps a phrase that was punctuated as a sentence among sentences', () => {
  const motivation = 'I came in and stayed for three hours. Best afternoon of my winter.';
  expect(written({ motivation }).body).toContain(motivation);
  expect(written({ motivation: 'I came in. best afternoon of my winter' }).body).not.toContain('afternoon');
});

it('says how young somebody is who has no more to tell, and what they want instead', () => {
  const { body } = written({
    motivation: 'I do not want to go to college, I want to learn to build boats.',
    experience: 'I am 16 and finish school in June 2027. I am 58 and fit.',
  });
  expect(body).toContain('I do not want to go to college. I want to learn to build boats.');
  expect(body).toContain('I am 16 and finish school in June 2027.');
  expect(body).not.toContain('58');
});

it.each([
  [
    'resignation',
    {
      specificRequirements:
        "Two months' notice from 30 November 2026, so my last day is Friday 29 January 2027 because I have leave left.",
    },
    "I am giving two months' notice from 30 November 2026, and my last day will be Friday 29 January 2027 because I have leave left.",
  ],
  [
    'resignation',
    { specificRequirements: '2 weeks, last day dec 12' },
    "I am giving 2 weeks' notice, and my last day will be December 12.",
  ],
  ['resignation', { motivation: 'I am leaving to farm.' }, 'resign'],
  [
    'resignation',
    {
      specificRequirements:
        'Two months would run to 28 January but Orla has agreed to 31 December as my last day.',
    },
    'but you agreed to 31 December as my last day.',
  ],
  ['recommendation', { motivation: 'I recommend her gladly.' }, 'I recommend Maria Silva gladly.'],
  [
    'interest',
    { specificRequirements: 'I am not asking for a post. I would like half an hour of her time.' },
    'I would like half an hour of your time.',
  ],
  [
    'cover',
    { hiringManagerName: 'Sheila Roos', referralSource: 'Sheila told me about it herself' },
    'You told me about it yourself.',
  ],
  [
    'recommendation',
    { skills: 'splices rope badly, sails at night', specificRequirements: 'Leave the rope out.' },
    'Maria sails at night.',
  ],
  [
    'resignation',
    { specificRequirements: 'two weeks from monday 30 nov.' },
    "I am giving two weeks' notice from Monday 30 November.",
  ],
  [
    'resignation',
    { specificRequirements: 'last day fri 18 dec (some leave to come off)' },
    'My last day will be Friday 18 December.',
  ],
  [
    'resignation',
    { specificRequirements: 'I can stay until Christmas if they want.' },
    'I can stay until Christmas if you want.',
  ],
  [
    'resignation',
    { specificRequirements: 'Offer to train the new person.' },
    'I would be glad to train the new person.',
  ],
  [
    'thank_you',
    {
      experience:
        'Interview on Wednesday 18 November with Ms Roos and Mr Vance, then a walk through the wing.',
    },
    'Thank you for the interview on Wednesday 18 November with you and Mr Vance, and for the walk through the wing.',
  ],
  [
    'thank_you',
    { experience: 'Interviewed on Friday with Ms Roos.' },
    'Thank you for the interview on Friday.',
  ],
  [
    'recommendation',
    { relationship: 'her Biology teacher, September 2024 to now' },
    'I have been her Biology teacher since September 2024.',
  ],
  ['recommendation', { relationship: 'my student 2021 – 2025' }, 'Maria was my student from 2021 to 2025.'],
] as const)('a %s says what a note of its field says: %j', (letterType, fields, told) => {
  const { body } = written({
    letterType,
    motivation: 'I like bread.',
    hiringManagerName: 'Ms Orla Roos',
    recommendeeName: 'Maria Silva',
    ...fields,
  });
  expect(body).toContain(told);
});

it('says what is applied for behind a sentence of somebody’s own about who told them', () => {
  const { body } = written({
    motivation: 'I like bread.',
    referralSource: 'Your baker told me about the job',
  });
  expect(body).toMatch(/^Your baker told me about the job\. .*\bCook\b/);
});

it.each([
  ['video interview on 9 November', 'Thank you for the video interview on 9 November.'],
  ['I came on Monday.', 'I am writing to thank you.'],
])('a thank-you thanks: %s', (experience, thanks) => {
  const { body } = written({ letterType: 'thank_you', motivation: 'I liked the ovens.', experience });
  expect(body).toContain(thanks);
});

it.each([['Ask for a short call.', 'I would be grateful for a short call.']])(
  'asks of the reader what the form says: %s',
  (specificRequirements, said) => {
    expect(
      written({ letterType: 'interest', motivation: 'I like bread.', specificRequirements }).body,
    ).toContain(said);
  },
);

it('keeps each verb of a coordination with its subject', () => {
  const form = { letterType: 'recommendation', recommendeeName: 'Ty Roos', motivation: 'Take him.' } as const;
  const experience = 'Checks every loaf, cleans as he works, and he will tell you when a tin is bent.';
  expect(written({ ...form, experience }).body).toContain(
    'Ty checks every loaf, cleans as he works, and he will tell you when a tin is bent.',
  );
});

it('closes a resignation with a wish, and asks for nothing that its writer did not ask for', () => {
  for (const tone of ['professional', 'formal', 'friendly'] as const) {
    const form = { letterType: 'resignation', tone, lastDay: '2026-12-18' } as const;
    const specificRequirements = 'The van goes to Piet.';
    const { body } = written({ ...form, motivation: 'I am moving home.', specificRequirements });
    expect(body).toMatch(/The van goes to Piet\. I wish you (?:and the team )?all the best\.$/);
  }
});

it('names in a recommendation’s subject whom it is about, never its writer’s post', () => {
  const form = { letterType: 'recommendation', motivation: 'Ty Roos was my baker.' } as const;
  expect(written(form).letter.subject).toBe('');
  expect(written({ ...form, recommendeeName: 'Ty Roos' }).letter.subject).toBe('Ty Roos');
});

it('asks at the end, once, where somebody’s own words open a letter of interest', () => {
  const motivation = 'I have bought your rye every Saturday since your shop opened in Cork, snow or not.';
  const { body } = written({ letterType: 'interest', motivation, experience: 'I have baked for six years.' });
  expect(body.match(/\bCook\b/g)).toHaveLength(1);
  expect(body).toMatch(/^I have bought[^]*I have baked for six years\.[^.]*\bCook\b[^.]*[.?]$/);
});

it('tells in the order that was typed', () => {
  const form = { motivation: 'Ada Moss worked for me until May.', experience: 'He opened up at four.' };
  expect(written({ ...form, letterType: 'recommendation' }).body).toMatch(/Ada Moss worked[^]*He opened/);
  const later = { motivation: 'I am still keen.', experience: 'I applied on 3 May.' };
  expect(written({ ...later, letterType: 'follow_up' }).body).toMatch(/still keen[^]*applied on 3 May/);
});

it('recommends once, in its writer’s words where they name whom', () => {
  const form = {
    letterType: 'recommendation',
    recommendeeName: 'Ada Moss',
    relationship: 'her boss',
  } as const;
  const motivation = 'I gladly recommend Ada Moss for the bakery.';
  const { body } = written({ ...form, motivation });
  expect(body.match(/recommend/g)).toHaveLength(1);
  expect(body.startsWith(motivation)).toBe(true);
});

it.each([
  ['Rick Roos', 'Rick showed me the ovens.', 'You showed me the ovens.'],
  ['Ms Orla Roos', 'I interviewed on 3 May with Ms Roos.', 'I interviewed on 3 May with you.'],
  ['Magnus Roos', 'I sold bread at the St Magnus fair.', 'I sold bread at the St Magnus fair.'],
  ['Rick Roos', 'I met Rick Rooster.', 'I met Rick Rooster.'],
])('says “you” to %s where that is sure: %s', (hiringManagerName, motivation, said) => {
  expect(written({ letterType: 'thank_you', hiringManagerName, motivation }).body).toContain(said);
});

it('says of somebody recommended what they are, and for what', () => {
  const { body } = written({
    letterType: 'recommendation',
    recommendeeName: 'Lwazi Mthembeni',
    relationship: 'I am his foreman',
    positionApplyingFor: 'Master Craftsman Bursary',
    motivation: 'I have had 19 apprentices.',
    experience:
      'Apprentice turner with us since February 2024, under me from the first day. He measures twice.',
  });
  expect(body).toContain('I would like to recommend Lwazi Mthembeni for the Master Craftsman Bursary');
  expect(body).toContain(
    'Lwazi has worked as an apprentice turner with us since February 2024, under me from the first day.',
  );
});

it('makes no post of what is done, and no secret of work that was shared', () => {
  const form = { motivation: 'I like bread.' };
  expect(written({ ...form, experience: 'cook, wash, medicine, night' }).body).not.toContain('worked as');
  const experience = 'I ran a guest house with my husband for 22 years.';
  expect(written({ ...form, experience }).body).toContain(experience);
  const reason = 'My husband works nights.';
  expect(written({ motivation: reason }).asked).toEqual([reason]);
});

it('names all languages of a list, though a word of one was said', () => {
  const form = { experience: 'I repair English saddles.', skills: 'French, English B2' };
  expect(written(form).body).toContain('I speak French and English (B2).');
});

it.each([
  'I am leather worker since 2008 => I have been a leather worker since 2008.',
  'I am a clerk at a laboratory for four years => I have been a clerk at a laboratory for four years.',
  'I am baker since 8 year => I have been a baker for 8 years.',
  'I am a nurse for children => I am a nurse for children.',
])('says a post that goes on in the perfect: %s', (row) => {
  const [experience = '', said = ''] = row.split(' => ');
  expect(written({ motivation: 'I like bread.', experience }).body).toContain(said);
});

it('leaves a resignation in the person’s own words', () => {
  const motivation = 'Please accept my resignation as Accounts Clerk.';
  const { body, asked } = written({ letterType: 'resignation', motivation, lastDay: '2026-12-31' });
  expect(body).toMatch(/^Please accept my resignation as Accounts Clerk\. My last working day/);
  expect(asked).toEqual([]);
});

it('tells of papers what an advert asks for, each for what it is, and nothing that is not held yet', () => {
  const form = {
    motivation: 'I like libraries.',
    skills: 'driving licence and own car',
    jobDescription: 'Required: ALA-accredited MLS, AIMS membership. Spanish and Powerboat Level 2 preferred.',
  };
  const { body } = written(form, {
    jobTitle: 'Librarian',
    personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.org' },
    experience: [],
    skills: [],
    education: [
      { institution: 'Delta College', degree: 'MLS (ALA-accredited)', year: '2017' },
      { institution: 'Delta College', degree: 'Diploma in Spanish', year: '2026' },
    ],
    certifications: [
      { name: 'AIMS member', issuer: 'AIMS', date: '2016' },
      { name: 'Powerboat Level 2', issuer: 'RYA', date: 'due 2027' },
    ],
  });
  expect(body).toContain(
    'I am an AIMS member, hold an MLS (ALA-accredited), and have a driving licence and my own car.',
  );
  expect(body).not.toMatch(/Diploma|Powerboat/);
});

it('thanks for a talk that is told in any field, with what leans on it behind', () => {
  const { body } = written({
    letterType: 'thank_you',
    hiringManagerName: 'Lorna Bell and Dev Sandhu',
    motivation: 'I keep thinking of the wolf.',
    specificRequirements:
      'Interview was Thursday, with Lorna and Dev. Then Dev showed me round. I can start in May.',
  });
  expect(body).toContain(
    'Thank you for the interview on Thursday. Then Dev showed me round. I keep thinking',
  );
});

it('says how long somebody who leaves has been there', () => {
  const { body } = written({ letterType: 'resignation', experience: 'Eleven years here.' });
  expect(body).toContain('I have been here for eleven years.');
});

it('takes a bare period for the notice of somebody who leaves', () => {
  const { body } = written({ letterType: 'resignation', specificRequirements: 'two weeks.' });
  expect(body).toContain("I am giving two weeks' notice.");
});

it('tells of a CV no thing again that a sentence of its writer’s own tells of', () => {
  const { body } = written(
    { experience: 'I made the cradle for the ketch outside your door.' },
    {
      title: 'CV',
      jobTitle: 'Shipwright',
      personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.com' },
      experience: [
        {
          position: 'Shipwright',
          company: 'Sandy Point',
          duration: '2017 - present',
          description:
            'Built the display cradle for the ketch Amelia R.\nLead a team of five in cabin joinery.',
        },
      ],
    },
  );
  expect(body).toContain('I lead a team of five');
  expect(body.match(/cradle/g)).toHaveLength(1);
});

it('tells the lines of a list that one of them settles for verbs', () => {
  const experience =
    'run the pass on Tuesdays\nwrite prep lists for 5 cooks\ncooked on a wood grill in Bend, 2021';
  const { body } = written({ motivation: 'I like bread.', experience });
  expect(body).toContain(
    'I run the pass on Tuesdays. I write prep lists for 5 cooks. I cooked on a wood grill',
  );
});

it('makes nobody’s father of somebody recommended the writer’s', () => {
  const { body } = written({
    letterType: 'recommendation',
    recommendeeName: 'Kwame Asare',
    motivation: 'Father works nights, yet he never misses school.',
  });
  expect(body).not.toContain('My father');
});

it('gives notice and last day where somebody leaves, in the words of the calendar', () => {
  const { body } = written({
    letterType: 'resignation',
    motivation: 'two weeks notice, last day Sat Dec 12 2026. new job closer to home',
  });
  expect(body).toContain("I am giving two weeks' notice, and my last day will be Saturday December 12 2026.");
});

it('thanks the reader, and not somebody of the reader’s name', () => {
  const { body } = written({
    letterType: 'resignation',
    hiringManagerName: 'Ms. Gail Arceneaux',
    specificRequirements: 'thank Gail for pushing me to take the class',
  });
  expect(body).toContain('Thank you for pushing me to take the class.');
});

it('calls nobody certified who has passed a stage', () => {
  const { body } = written(
    { jobDescription: 'IPASS or working towards it is an advantage.' },
    {
      title: 'CV',
      jobTitle: 'Payroll clerk',
      personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.com' },
      certifications: [{ name: 'IPASS Certified Payroll Technician, stage 1', date: '2026' }],
    },
  );
  expect(body).not.toContain('certified');
});

it('says what was, of whoever retired, and of two who talked that they did', () => {
  const retired = written({
    motivation: 'retired from teaching in July',
    experience: 'primary teacher 31 years, Year 4 mostly',
  });
  expect(retired.body).toContain('I worked as a primary teacher for 31 years');
  const talked = written({ letterType: 'follow_up', experience: 'talked about password resets' });
  expect(talked.body).toContain('We talked about password resets.');
});
