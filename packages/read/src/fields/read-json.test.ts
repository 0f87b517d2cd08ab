import { expect, it } from 'vitest';
import { readFile } from '../read-file.ts';

async function read(text: string, name = 'cv.json') {
  return readFile({ name, bytes: new TextEncoder().encode(text) });
}

async function readValue(value: unknown) {
  const answer = await read(JSON.stringify(value));
  if (answer.kind === 'refused') throw new Error(answer.sentence);
  return { ...answer.read, notes: answer.notes };
}

it.each([
  ['a list', '[1,2,3]', /a list at its top/],
  ['a figure', '42', /a number at its top/],
  ['an empty object', '{}', /no “basics”/],
  ['a package', '{"name":"left-pad","version":"1.0.0","scripts":{"test":"x"}}', /no “basics”/],
  ['a cut file', '{"basics":{"name":"Ada"},\n"work":[{"name":"Xy', /cut off in line 2, at “name”/],
  ['a slip', '{"basics":{"name":"Ada"},\n"work":[{"name": oops}]}', /error in line 2, at “name”/],
])('refuses %s with the place of what is wrong', async (_, text, sentence) => {
  const answer = await read(text);
  expect(answer.kind === 'refused' && answer.sentence).toMatch(sentence);
});

it('reads a text that begins with a bracket as text', async () => {
  expect(await read('[Skills]\nGo, Rust\n', 'cv.txt')).toMatchObject({ kind: 'read', type: 'txt' });
});

it('takes null in place of a section for no section', async () => {
  const { document } = await readValue({
    basics: { name: 'Ada Brink' },
    work: [{ name: 'X' }],
    skills: null,
  });
  expect(document).toMatchObject({ basics: { name: 'Ada Brink' }, experience: [{ company: 'X' }] });
});

it('reads an object in place of a list as one entry, and says so', async () => {
  const { document, notes } = await readValue({ basics: { name: 'Ada' }, work: { name: 'Xylem' } });
  expect(document.experience).toMatchObject([{ company: 'Xylem' }]);
  expect(notes).toEqual(['“work” should be a list, but is an object. It was read as one entry.']);
});

it.each([
  ['Markdown', { basics: { name: 'Noor', summary: 'Bakes **bread**.' }, sections: { work: { items: [] } } }],
  [
    'HTML',
    {
      basics: { name: 'Noor' },
      summary: { content: '<p>Bakes <strong>bread</strong>.</p>' },
      sections: { experience: { items: [] } },
    },
  ],
])('reads the words of a Reactive Resume in %s without its signs and odd blanks', async (_, value) => {
  expect((await readValue(value)).document.summary).toBe('Bakes bread.');
});

it('reads each role of a Reactive Resume as a post, and tells its other fields', async () => {
  const { document, unplaced } = await readValue({
    basics: { name: 'Noor', customFields: [{ id: '1', icon: 'x', text: 'Born 1990' }] },
    sections: {
      experience: {
        title: 'Experience',
        items: [
          {
            company: 'Korst',
            position: 'Head baker',
            period: 'Jan 2019 - Present',
            roles: [{ position: 'Baker', period: '2017 - 2018', description: '<p>Baked.</p>' }],
          },
        ],
      },
    },
  });
  expect(document.experience).toMatchObject([
    { company: 'Korst', position: 'Head baker', start: '2019-01', end: 'present' },
    { company: 'Korst', position: 'Baker', start: '2017', end: '2018', bullets: ['Baked.'] },
  ]);
  expect(unplaced).toEqual(['basics customFields 1 text: Born 1990']);
});

it('reads the sections that the person of a Reactive Resume 6 made, each item told once', async () => {
  const item = { id: 'a', hidden: false };
  const section = { icon: 'star', columns: 1, hidden: false, keepTogether: true, startOnNewPage: false };
  const website = { url: '', label: '', inlineLink: false };
  const { document, unplaced } = await readValue({
    picture: { hidden: true, fit: 'cover', url: '/uploads/a.jpg' },
    basics: {
      name: 'Noor Haddad',
      website: { url: 'https://noor.example', label: 'Site' },
      customFields: [],
    },
    summary: {
      ...section,
      title: 'About',
      content: '<p>Bakes <strong>bread</strong>, and <em>cakes</em>.</p>',
    },
    sections: {
      skills: {
        ...section,
        title: 'Skills',
        keywordLayout: 'list',
        layout: 'inline',
        items: [
          {
            ...item,
            icon: 'x',
            iconColor: 'rgba(1, 2, 3, 1)',
            name: 'Baking',
            proficiency: '',
            level: 3,
            keywords: ['Rye'],
          },
        ],
      },
      volunteer: {
        ...section,
        title: 'Volunteering',
        items: [
          {
            ...item,
            organization: 'Food bank',
            location: '',
            period: '2019 - 2021',
            website,
            description: '<p>Sorted.</p>',
          },
        ],
      },
      interests: {
        ...section,
        title: 'Interests',
        items: [{ ...item, name: 'Cycling', keywords: ['Touring'] }],
      },
    },
    customSections: [
      {
        ...section,
        id: 'b',
        type: 'experience',
        title: 'Freelance',
        items: [
          {
            ...item,
            company: 'Korst',
            position: 'Baker',
            period: '2022',
            description: '<ul><li>Baked.</li></ul>',
            roles: [],
          },
        ],
      },
      {
        ...section,
        id: 'c',
        type: 'summary',
        title: 'Notes',
        items: [{ ...item, content: '<p>Drives.</p>' }],
      },
    ],
    metadata: { template: 'onyx', notes: '' },
  });
  expect(document).toMatchObject({
    basics: { links: [{ label: 'Site', url: 'https://noor.example' }] },
    summary: 'Bakes bread, and cakes.',
    skills: [{ name: 'Rye', group: 'Baking' }],
  });
  expect(document.custom).toEqual([
    {
      title: 'Volunteering',
      entries: [{ title: 'Food bank', subtitle: '', start: '2019', end: '2021', bullets: ['Sorted.'] }],
    },
    {
      title: 'Interests',
      entries: [{ title: 'Cycling', subtitle: '', start: '', end: '', bullets: ['Touring'] }],
    },
    {
      title: 'Freelance',
      entries: [{ title: 'Baker', subtitle: 'Korst', start: '2022', end: '', bullets: ['Baked.'] }],
    },
    { title: 'Notes', entries: [{ title: '', subtitle: '', start: '', end: '', bullets: ['Drives.'] }] },
  ]);
  expect(unplaced).toEqual([]);
});

it('lists some of what it cannot place of a file that holds far too much, and says how much more there is', async () => {
  const { document, unplaced, notes } = await readValue({
    basics: { name: 'Ada Brink', summary: 'ward and '.repeat(100_000) },
    work: Array.from({ length: 100 }, (_, at) => ({ name: `House ${at}`, highlights: [`Ran shift ${at}`] })),
  });
  expect(document).toMatchObject({ basics: { name: 'Ada Brink' }, experience: { length: 60 } });
  expect(unplaced).toHaveLength(60);
  expect(notes).toEqual([
    expect.stringMatching(/^21 more lines didn’t match a field/),
    expect.stringMatching(/^1 line .* is longer than 20,000 characters/),
  ]);
});

it('tells what no field holds of a file that has nothing else', async () => {
  const { document, unplaced, notes } = await readValue({ basics: { name: 'Bo' }, work: 'Cook at Xylem' });
  expect(document).toMatchObject({ basics: { name: 'Bo' }, experience: [] });
  expect(unplaced).toEqual(['work: Cook at Xylem']);
  expect(notes).toEqual([expect.stringMatching(/^“work” should be a list, but is a string/)]);
});
