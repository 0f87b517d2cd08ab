import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile, readLimits } from './index.ts';
import { openStream, pdfOf } from './testing/pdf-of.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, name = 'cv') => readFile({ name, bytes });

/** A PDF written by hand, with the given operators on its only page; pages share it. */
function aPdf(content: string, pages = 1): Uint8Array {
  const kids = Array.from({ length: pages }, () => '3 0 R').join(' ');
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    openStream(content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
  ]);
}

const draw = (x: number, y: number, text: string, size = 10, font = 'F1') =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text}) Tj ET`;

it.each([
  ['empty', new Uint8Array()],
  ['empty', bytesOf('  \n\t ')],
  ['wrong_type', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 4])],
  ['wrong_type', zipSync({ 'photo.jpg': new Uint8Array(10) })],
  ['damaged', bytesOf('%PDF-1.7\nnothing of the kind')],
  ['damaged', zipSync({ 'word/document.xml': strToU8('<w:document/>') }).slice(0, 60)],
  ['scanned', aPdf('q 500 0 0 700 40 40 cm Q')],
  ['too_little', aPdf(draw(50, 700, 'CV 1'))],
  ['too_many_pages', aPdf(draw(50, 700, 'Jane'), readLimits.pages + 1)],
  ['too_large', new Uint8Array(readLimits.bytes + 1).fill(65)],
])('refuses what is %s with a sentence of its own', async (code, bytes) => {
  const answer = await read(bytes);
  expect(answer).toMatchObject({ kind: 'refused', code });
  expect(answer.kind === 'refused' && answer.sentence).toMatch(/^[A-Z].{20,}\.$/);
});

it('refuses an archive that unpacks to far more than it holds', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(readLimits.unzippedBytes + 1) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await read(bomb)).toMatchObject({ kind: 'refused', code: 'too_much_inside' });
});

it('tells the type by what is inside, whatever the name says', async () => {
  expect(
    await read(bytesOf('<!doctype html><html><body><h1>Jane Doe</h1></body></html>'), 'cv.pdf'),
  ).toMatchObject({ type: 'html' });
  expect(await read(bytesOf('{"basics":{"name":"Jane Doe"}}'), 'cv.docx')).toMatchObject({
    type: 'json-resume',
  });
  expect(await read(bytesOf('# Jane Doe\n\n## Skills\n\n- Go'), 'cv.txt')).toMatchObject({ type: 'md' });
  expect(await read(bytesOf('Jane Doe\nNurse'), 'cv.exe')).toMatchObject({ type: 'txt' });
});

it('reads a side bar apart from the main column', async () => {
  const rows = [
    'Led the ward and its twelve nurses',
    'Cut waiting time by a third',
    'Wrote the plan for nights',
  ];
  const bytes = aPdf(
    [
      draw(220, 790, 'Jane Doe', 24, 'F2'),
      ...['Skills', 'Languages'].map((text, at) => draw(40, 740 - at * 100, text, 13, 'F2')),
      ...['Triage', 'Epic', 'Wound care'].map((text, at) => draw(40, 721 - at * 17, text)),
      ...['English', 'Welsh'].map((text, at) => draw(40, 621 - at * 17, text)),
      draw(220, 745, 'Experience', 13, 'F2'),
      draw(220, 727, 'Head Nurse', 10, 'F2'),
      draw(460, 727, '2019 - Present'),
      draw(220, 714, 'Lakeside Hospital'),
      ...rows.map((text, at) => draw(230, 701 - at * 13, text)),
    ].join('\n'),
  );
  const answer = await read(bytes);
  if (answer.kind !== 'read') throw new Error(answer.sentence);
  const { document } = answer.read;
  expect(document.basics.name).toBe('Jane Doe');
  expect(document.skills.map((skill) => skill.name)).toEqual(['Triage', 'Epic', 'Wound care']);
  expect(document.languages.map((language) => language.name)).toEqual(['English', 'Welsh']);
  expect(document.experience).toEqual([
    {
      company: 'Lakeside Hospital',
      position: 'Head Nurse',
      location: '',
      start: '2019',
      end: 'present',
      bullets: rows,
    },
  ]);
  const name = answer.read.fields.find(({ path }) => path === 'basics.name');
  expect(name).toMatchObject({ page: 1 });
  expect(name?.box.x0).toBeCloseTo(220, 0);
});

it('joins the letters of a spaced heading', async () => {
  const spaced = `BT /F2 14 Tf 6 Tc 50 700 Td (EDUCATION AND TRAINING) Tj 0 Tc ET`;
  const answer = await read(
    aPdf(
      `${draw(50, 760, 'Jane Doe', 22)}\n${spaced}\n${draw(50, 680, 'BSc Biology, University of Leeds, 2012')}`,
    ),
  );
  expect(answer).toMatchObject({
    read: {
      sections: ['EDUCATION AND TRAINING'],
      document: { education: [{ institution: 'University of Leeds', end: '2012' }] },
    },
  });
});

it('reads a LinkedIn export by its columns, below its notes', async () => {
  const bytes = zipSync({
    'Profile.csv': strToU8(
      'First Name,Last Name,Headline,Summary,Geo Location,Websites\nJane,Doe,Nurse,"Calm, kind",Leeds,[BLOG:https://jane.example]\n',
    ),
    'Positions.csv': strToU8(
      'Notes:\n"Some words, changing"\n\nCompany Name,Title,Description,Location,Started On,Finished On\nLakeside,Head Nurse,"Led 12",Leeds,Mar 2019,\n',
    ),
    'Email Addresses.csv': strToU8(
      'Email Address,Confirmed,Primary,Updated On\nold@x.example,Yes,No,\njane@x.example,Yes,Yes,\n',
    ),
  });
  expect(await read(bytes)).toMatchObject({
    type: 'linkedin',
    read: {
      document: {
        basics: {
          name: 'Jane Doe',
          email: 'jane@x.example',
          location: 'Leeds',
          links: [{ url: 'https://jane.example' }],
        },
        summary: 'Calm, kind',
        experience: [
          {
            company: 'Lakeside',
            position: 'Head Nurse',
            start: '2019-03',
            end: 'present',
            bullets: ['Led 12'],
          },
        ],
      },
    },
  });
});

it('tells what of a LinkedIn export no field holds, and keeps its honors, publications and volunteering', async () => {
  const bytes = zipSync({
    'Profile.csv': strToU8(
      'First Name,Last Name,Headline,Birth Date,Twitter Handles,Websites\nNora,Vogel,Baker,Mar 4,[@nora_bakes],"[BLOG:https://nora.example,SHOP:https://shop.example]"\n',
    ),
    'Email Addresses.csv': strToU8(
      'Email Address,Confirmed,Primary,Updated On\nnora@old.example,Yes,No,1/2/24\nnora@x.example,Yes,Yes,1/2/24\n',
    ),
    'Honors.csv': strToU8('Title,Description,Issued On\nGolden Loaf,Best rye of Tyrol,May 2020\n'),
    'Publications.csv': strToU8(
      'Name,Published On,Description,Publisher,Url\nRye and Time,"Jan 5, 2021",A book of 40 recipes,Alp Press,https://alp.example/rye\n',
    ),
    'Volunteering.csv': strToU8(
      'Company Name,Role,Cause,Started On,Finished On,Description\nTafel Wien,Driver,Social Services,Mar 2018,Apr 2019,Brought bread each week\n',
    ),
  });
  const answer = await read(bytes);
  if (answer.kind === 'refused') throw new Error(answer.sentence);
  const { document, unplaced } = answer.read;
  expect(document.custom).toMatchObject([
    {
      title: 'Volunteering',
      entries: [
        {
          title: 'Driver',
          subtitle: 'Tafel Wien',
          start: '2018-03',
          end: '2019-04',
          bullets: ['Social Services', 'Brought bread each week'],
        },
      ],
    },
    {
      title: 'Honors',
      entries: [{ title: 'Golden Loaf', start: '2020-05', bullets: ['Best rye of Tyrol'] }],
    },
    { title: 'Publications', entries: [{ title: 'Rye and Time', subtitle: 'Alp Press' }] },
  ]);
  expect(unplaced).toEqual([
    'Profile 1 birth date: Mar 4',
    'Profile 1 twitter handles: [@nora_bakes]',
    'Email Addresses 1 email address: nora@old.example',
  ]);
});

it.each([
  [
    'v3',
    {
      basics: { name: 'Jane', location: { city: 'Leeds' } },
      sections: {
        work: {
          items: [
            {
              name: 'Lakeside',
              position: 'Nurse',
              date: { start: '2019-03-01T00:00:00Z', end: '' },
              summary: '- Led 12',
            },
          ],
        },
      },
    },
  ],
  [
    'v4',
    {
      basics: { name: 'Jane', location: 'Leeds' },
      sections: {
        experience: {
          items: [
            {
              visible: true,
              company: 'Lakeside',
              position: 'Nurse',
              date: 'March 2019 - Present',
              summary: '<ul><li><p>Led 12</p></li></ul>',
            },
          ],
        },
      },
    },
  ],
  [
    'v5',
    {
      basics: { name: 'Jane', location: 'Leeds' },
      summary: { content: '' },
      sections: {
        experience: {
          items: [
            {
              hidden: false,
              company: 'Lakeside',
              position: 'Nurse',
              period: 'Mar 2019 – Present',
              description: '<ul><li>Led 12</li></ul>',
            },
          ],
        },
      },
    },
  ],
])('reads an export of Reactive Resume %s', async (_, resume) => {
  expect(await read(bytesOf(JSON.stringify(resume)))).toMatchObject({
    type: 'reactive-resume',
    read: {
      document: {
        basics: { name: 'Jane', location: 'Leeds' },
        experience: [{ company: 'Lakeside', position: 'Nurse', end: 'present', bullets: ['Led 12'] }],
      },
    },
  });
});

it('ends with the reason of its signal, and tells its progress', async () => {
  const seen: number[] = [];
  await readFile({
    name: 'cv',
    bytes: aPdf(draw(50, 700, 'Jane'), 3),
    onProgress: ({ done }) => seen.push(done),
  });
  expect(seen).toEqual([1, 2, 3]);
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(readFile({ name: 'cv', bytes: bytesOf('x'), signal })).rejects.toThrow('gone');
});
