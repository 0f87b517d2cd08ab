import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  briefOf,
  companyKey,
  emptyContact,
  engagementOf,
  followUpAfter,
  followUpStatusOf,
  inOrder,
  isFound,
  KnownPeople,
  mergeContacts,
  mostEngaged,
  mostOverdue,
  nextStepOf,
  overviewOf,
  passesFilter,
  proposedFollowUp,
  searchedWords,
  searchWords,
  undoOf,
  fillsOf,
  type ContactFields,
} from './index.ts';

const TODAY = '2026-11-23';
const contact = (fields: Partial<ContactFields> = {}): ContactFields & { createdAt: string } => ({
  ...emptyContact,
  name: 'Ada Lovelace',
  createdAt: '2024-03-01T09:00:00.000Z',
  ...fields,
});
const ago = (days: number) => {
  let day = '2025-01-01';
  while (addDays(day, days) < TODAY) day = addDays(day, 1);
  return day;
};

describe('engagement', () => {
  it.each([
    [0, 100],
    [30, 100],
    [31, 80],
    [90, 80],
    [91, 50],
    [180, 50],
    [181, 10],
    [600, 10],
  ])('of somebody heard of %i days ago is %i', (days, score) => {
    const { reasons, ...engagement } = engagementOf(contact({ lastContact: ago(days) }), TODAY);
    expect(engagement).toEqual({ score, lastInteractionDays: days });
    expect(100 - reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  });

  it.each([
    [0, 100],
    [31, 80],
    [181, 10],
  ])('of somebody added %i days ago and not heard of since is %i', (days, score) => {
    const added = { lastContact: null, createdAt: `${ago(days)}T20:00:00.000Z` };
    expect(engagementOf(added, TODAY)).toMatchObject({ score, lastInteractionDays: null });
  });
});

it.each([
  [null, 'none'],
  ['2026-11-22', 'overdue'],
  ['2026-11-23', 'due_soon'],
  ['2026-11-30', 'due_soon'],
  ['2026-12-01', 'scheduled'],
] as const)('a follow-up on %s is %s', (nextFollowUp, status) => {
  expect(followUpStatusOf({ nextFollowUp }, TODAY)).toBe(status);
});

it('counts days over months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 60)).toBe('2027-03-01');
});

describe('an overview', () => {
  const people = [
    contact({ name: 'A', lastContact: ago(10), nextFollowUp: '2026-11-01' }),
    contact({ name: 'B', lastContact: ago(100), nextFollowUp: '2026-11-25' }),
    contact({ name: 'C', status: 'archived', nextFollowUp: '2026-11-01' }),
  ];

  it('counts what is active, and what of it is due', () => {
    expect(overviewOf(people, TODAY)).toEqual({
      total: 3,
      active: 2,
      overdue: 1,
      dueSoon: 1,
      engagement: 75,
      networkScore: 67,
    });
    expect(overviewOf([], TODAY)).toMatchObject({ engagement: null, networkScore: null });
  });

  it('names up to five overdue, the longest first, and the five that are closest', () => {
    const many = Array.from({ length: 8 }, (_, at) =>
      contact({ name: `P${at}`, lastContact: ago(at * 40), nextFollowUp: `2026-11-0${8 - at}` }),
    );
    expect(mostOverdue(many, TODAY).map(({ name }) => name)).toEqual(['P7', 'P6', 'P5', 'P4', 'P3']);
    expect(mostEngaged(many, TODAY).map(({ name }) => name)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  });

  it('filters by how long ago, by score, by what is due, and by the archive', () => {
    const named = (filter: Parameters<typeof passesFilter>[1]) =>
      people.filter((one) => passesFilter(one, filter, TODAY)).map(({ name }) => name);
    expect(named('all')).toEqual(['A', 'B']);
    expect(named('recent')).toEqual(['A']);
    expect(named('high_value')).toEqual(['A']);
    expect(named('overdue')).toEqual(['A']);
    expect(named('due_soon')).toEqual(['B']);
    expect(named('archived')).toEqual(['C']);
  });

  it('puts first who is to be got back to', () => {
    const later = contact({ name: 'Aaron', nextFollowUp: '2027-05-01' });
    expect(inOrder([later, ...people.slice(0, 2).toReversed()], TODAY).map(({ name }) => name)).toEqual([
      'A',
      'B',
      'Aaron',
    ]);
  });
});

it.each([
  ['lovel ada', true],
  ['LOVELÁCE', true],
  ['engines mentor', true],
  ['ada@engines.test', true],
  ['2079', true],
  ['ada turing', false],
])('a search for "%s" finds her: %s', (search, isThere) => {
  const searched = searchedWords(
    contact({ company: 'Engines', tags: ['Mentor'], email: 'Ada@engines.test', phone: '+44 20 79' }),
  );
  expect(isFound(searched, searchWords(search))).toBe(isThere);
});

describe('the rhythm of the tags', () => {
  const cadences = [
    { tag: 'Mentor', days: 30 },
    { tag: 'Peer', days: 90 },
  ] as const;
  const mentor = { tags: ['Peer', 'Mentor'], lastContact: '2026-11-01', nextFollowUp: null };

  it('proposes the shortest after the last contact, and no day that is over', () => {
    const at = { cadences: [...cadences], today: TODAY };
    expect(proposedFollowUp(mentor, at)).toBe('2026-12-01');
    expect(proposedFollowUp({ ...mentor, lastContact: '2026-01-01' }, at)).toBe(TODAY);
    expect(proposedFollowUp({ ...mentor, tags: ['Other'] }, at)).toBeNull();
  });

  it.each([
    ['what was due is done', { tags: [], nextFollowUp: '2026-11-20' }, null],
    ['what is planned for later stays', { nextFollowUp: '2026-11-26' }, '2026-11-26'],
    ['what the rhythm set is set anew', { nextFollowUp: '2026-12-01' }, '2026-12-23'],
    ['what was due is set anew', { nextFollowUp: '2026-11-20' }, '2026-12-23'],
  ])('after an interaction: %s', (_, fields, next) => {
    expect(followUpAfter({ ...mentor, ...fields }, { on: TODAY, cadences: [...cadences] })).toBe(next);
  });

  it('is not touched by what happened before the last contact', () => {
    const known = { ...mentor, nextFollowUp: '2026-12-01' };
    expect(followUpAfter(known, { on: '2026-10-01', cadences: [...cadences] })).toBe('2026-12-01');
  });
});

describe('the next step', () => {
  const history = (interactionType: 'coffee' | 'email', interactionDate: string) => [
    { interactionType, interactionDate, outcome: '' },
  ];

  it('begins, thanks, follows up and catches up by what is recorded', () => {
    const by = (fields: Partial<ContactFields>, interactions: Parameters<typeof nextStepOf>[1]) =>
      nextStepOf(contact({ email: 'a@b.test', ...fields }), interactions, TODAY)?.title ?? null;
    expect(by({}, [])).toBe('Send an email to start the conversation');
    expect(by({ email: '', phone: '1' }, [])).toBe('Call to start the conversation');
    expect(by({}, history('coffee', '2026-11-22'))).toBe('Send an email to say thank you');
    expect(by({}, history('email', '2026-11-22'))).toBeNull();
    expect(by({ nextFollowUp: '2026-11-20' }, history('coffee', ago(20)))).toBe('Send an email to follow up');
    expect(by({ nextFollowUp: '2026-12-20' }, history('coffee', ago(120)))).toBeNull();
    expect(by({}, history('coffee', ago(120)))).toBe('Send an email to catch up');
    expect(by({ status: 'archived' }, [])).toBeNull();
  });
});

it('briefs by what is stored, and by nothing else', () => {
  const known = contact({
    position: 'Engineer',
    company: 'Engines',
    notes: 'Likes tea.',
    lastContact: ago(2),
  });
  const interactions = [
    {
      interactionType: 'call',
      interactionDate: ago(2),
      subject: 'Role',
      content: 'Long talk.\nMore.',
      outcome: '',
    },
  ] as const;
  expect(briefOf({ contact: known, interactions, applications: ['Analyst, Engines'], today: TODAY })).toEqual(
    [
      { title: 'Who', lines: ['Engineer at Engines'] },
      { title: 'Last in touch', lines: ['2 days ago'] },
      { title: 'What was said', lines: [`${ago(2)}, Call: Role: Long talk.`] },
      { title: 'Your applications there', lines: ['Analyst, Engines'] },
      { title: 'Notes', lines: ['Likes tea.'] },
    ],
  );
  expect(briefOf({ contact: contact(), interactions: [], today: TODAY })).toEqual([]);
});

it.each([
  ['Acme, Inc.', 'ACME'],
  ['Müller GmbH & Co. KG', 'muller gmbh'],
  ['Analytical Engines Ltd', 'analytical  engines'],
])('knows %s and %s for one company', (a, b) => {
  expect(companyKey(a)).toBe(companyKey(b));
});

describe('the same person', () => {
  const ada = contact({
    company: 'Engines Ltd',
    email: 'ada@x.test',
    linkedinUrl: 'https://www.linkedin.com/in/ada/',
  });
  const known = new KnownPeople([ada]);

  it.each([
    ['the address', { name: 'A. Lovelace', email: 'ADA@x.test' }],
    ['the profile', { name: 'Someone', linkedinUrl: 'http://uk.linkedin.com/in/Ada?x=1' }],
    ['name and company', { name: 'ada  LOVELACE', company: 'engines' }],
  ])('is known by %s', (_, fields) => {
    expect(known.find(contact(fields))).toBe(ada);
  });

  it.each([
    ['the name alone', {}],
    ['a mailbox that others read too', { name: 'Ben Nevis', email: 'ada@x.test' }],
    ['the company alone', { name: 'Ben Nevis', company: 'Engines' }],
  ])('is not known by %s', (_, fields) => {
    expect(known.find(contact(fields))).toBeUndefined();
  });
});

describe('a merge', () => {
  const words = fc.constantFrom('', 'one', 'Two', 'three 3');
  const day = fc.constantFrom(null, '2026-01-01', '2026-10-10');
  const anyContact = fc.record<ContactFields>({
    name: fc.constantFrom('Ada', 'Ada King'),
    company: words,
    position: words,
    email: words,
    phone: words,
    linkedinUrl: fc.constantFrom('', 'https://a.test/x'),
    connectionType: fc.constantFrom('direct', 'referral', 'event'),
    lastContact: day,
    nextFollowUp: day,
    notes: words,
    status: fc.constantFrom('active', 'archived'),
    tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
    location: words,
    industry: words,
    details: fc.array(fc.record({ label: fc.constantFrom('Phone', 'X'), value: fc.constantFrom('1', '2') }), {
      maxLength: 3,
    }),
  });
  const holds = (whole: ContactFields | null, text: string) =>
    JSON.stringify(whole).toLowerCase().includes(JSON.stringify(text).slice(1, -1).toLowerCase());

  it('loses no word of either', () => {
    fc.assert(
      fc.property(anyContact, anyContact, (kept, other) => {
        const merged = mergeContacts(kept, other);
        for (const one of [kept, other]) {
          const { name, company, position, email, phone, notes, location, industry, tags, details } = one;
          const texts = [name, company, position, email, phone, notes, location, industry, ...tags];
          for (const text of [...texts, ...details.map(({ value }) => value)])
            expect(holds(merged, text)).toBe(true);
        }
      }),
    );
  });

  it('of an import is undone to what was there, and said twice changes nothing', () => {
    fc.assert(
      fc.property(anyContact, anyContact, (kept, incoming) => {
        const change = fillsOf(kept, incoming);
        if (change === null) return;
        const after = { ...kept, ...change.after };
        expect({ ...after, ...undoOf(after, change) }).toEqual(kept);
        expect(fillsOf(after, incoming)).toBeNull();
      }),
    );
  });
});
