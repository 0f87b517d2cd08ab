import { expect, it } from 'vitest';
import { readLines, type LineRun, type PositionedLine } from './index.ts';

let top = 0;

/** A line below the one before; a stretch is `*bold*`, `/italic/` or plain, and bars part stretches by a wide gap. */
function line(text: string, type: { size?: number; x0?: number } = {}): PositionedLine {
  const { size = 10, x0 = 50 } = type;
  top += size * 1.6;
  let x = x0;
  const stretches = text.split(/\s*‖\s*/u);
  const runs = stretches.map((stretch, at): LineRun => {
    const bare = stretch.replaceAll(/^[*/]|[*/]$/g, '');
    const from = x;
    x += bare.length * size * 0.5 + 40;
    return {
      text: at < stretches.length - 1 ? `${bare}\t` : bare,
      x0: from,
      x1: x - 40,
      size,
      isBold: stretch.startsWith('*'),
      isItalic: stretch.startsWith('/'),
    };
  });
  return {
    text: runs.map((run) => run.text).join(''),
    page: 1,
    x0,
    x1: x - 40,
    top,
    bottom: top + size,
    size,
    isBold: runs[0]?.isBold ?? false,
    isItalic: runs[0]?.isItalic ?? false,
    runs,
    isWhole: true,
  };
}

const jobs = (...lines: PositionedLine[]) =>
  readLines([
    line('Ana Brandt', { size: 24 }),
    line('*Experience*', { size: 14 }),
    ...lines,
    line('*Education*', { size: 14 }),
  ]).document.experience.map(({ position, company, location, start, end }) =>
    [position, company, location, start, end].join(' | '),
  );

it.each([
  [
    'title and dates, then employer and place',
    ['*Head Nurse* ‖ 2019 – 2021', '/Lakeside Hospital/ ‖ Austin, TX', '• Led 12'],
  ],
  ['employer first', ['*Lakeside Hospital* ‖ Austin, TX', '/Head Nurse/ ‖ 2019 – 2021', '• Led 12']],
  ['dates first', ['2019 – 2021 ‖ Head Nurse, Lakeside Hospital, Austin, TX', '• Led 12']],
  ['all on one line', ['Head Nurse at Lakeside Hospital, Austin, TX (2019 – 2021)', '• Led 12']],
  ['dates below', ['*Head Nurse*', 'Lakeside Hospital | Austin, TX', '2019 – 2021', '• Led 12']],
])('reads a job with %s', (_, texts) => {
  expect(jobs(...texts.map((text) => line(text)))).toEqual([
    'Head Nurse | Lakeside Hospital | Austin, TX | 2019 | 2021',
  ]);
});

it.each([
  [
    'Portfolio manager who ends what she begins | PMP | Speaker on',
    'railways and their tunnels at Ostmark Bahn AG',
  ],
  ['Bäckermeisterin | Dozentin für Sauerteig und alte', 'Getreidesorten an der Akademie Weinheim'],
])('loses no second line of a headline: %s', (first, second) => {
  const { document, unplaced } = readLines([
    line('Ana Brandt', { size: 24 }),
    line(first, { size: 12 }),
    line(second, { size: 12 }),
    line('Vienna, Austria'),
    line('*Experience*', { size: 14 }),
    line('*Head of Works* ‖ 2019 – 2021'),
    line('Ostmark Bahn AG, Vienna'),
    line('• Led 12'),
  ]);
  const told = [document.basics.headline, document.summary, ...unplaced].join(' ');
  for (const word of `${first} ${second}`.split(' ')) expect(told).toContain(word);
  expect(document.basics.location).toBe('Vienna, Austria');
});

const staff = [
  line('*Staff Engineer* ‖ 2019 – 2021'),
  line('Harbour Cloud BV, Utrecht'),
  line('• Moved 31 services'),
];
const engineer = [line('*Engineer*'), line('Brightloop Ltd, Delft'), line('• Wrote the reports')];
const senior = [
  line('*Senior Engineer* ‖ 2015 – 2018'),
  line('Delta Pay NV, Rotterdam'),
  line('• Built a ledger'),
];

/** Lines one below the other, with more room above each group. */
const below = (...groups: PositionedLine[][]) =>
  groups.flatMap((group) => {
    top += 12;
    return group.map((one): PositionedLine => {
      top += 16;
      return { ...one, top, bottom: top + 10 };
    });
  });

it.each([
  ['first', [engineer, staff, senior]],
  ['in the middle', [staff, engineer, senior]],
  ['last', [staff, senior, engineer]],
])('reads a job without dates that stands %s among dated ones', (_, groups) => {
  expect(jobs(...below(...groups))).toEqual(
    groups.map((group) =>
      group === engineer
        ? 'Engineer | Brightloop Ltd | Delft |  | '
        : group === staff
          ? 'Staff Engineer | Harbour Cloud BV | Utrecht | 2019 | 2021'
          : 'Senior Engineer | Delta Pay NV | Rotterdam | 2015 | 2018',
    ),
  );
});

it('reads a job whose dates stand below its head among jobs that have them beside it', () => {
  const dated = [
    line('*Engineer*'),
    line('Brightloop'),
    line('Jan 2012 – May 2015 · Springfield, IL'),
    line('• Wrote'),
  ];
  expect(jobs(...below(staff, dated))).toEqual([
    'Staff Engineer | Harbour Cloud BV | Utrecht | 2019 | 2021',
    'Engineer | Brightloop | Springfield, IL | 2012-01 | 2015-05',
  ]);
});

const schools = (...lines: PositionedLine[]) =>
  readLines([
    line('Ana Brandt', { size: 24 }),
    line('*Education*', { size: 14 }),
    ...lines,
  ]).document.education.map(({ degree, institution, start, end, bullets }) =>
    [degree, institution, start, end, ...bullets].join(' | '),
  );

it('gives a year to its own school', () => {
  const texts = ['BSc Physics, Leiden University', 'MSc Computer Science, Delft University ‖ 2011'];
  expect(schools(...texts.map((text) => line(text)))).toEqual([
    'BSc Physics | Leiden University |  | ',
    'MSc Computer Science | Delft University |  | 2011',
  ]);
  expect(
    schools(
      ...[...texts.slice(texts.length / 2), ...texts.slice(0, texts.length / 2)].map((text) => line(text)),
    ),
  ).toEqual(['MSc Computer Science | Delft University |  | 2011', 'BSc Physics | Leiden University |  | ']);
});

const degreeFirst = {
  leeds: ['*BSc Physics*', 'University of Leeds'],
  delft: ['*MSc Computing* ‖ 2011', 'Delft University'],
  turin: ['*Diploma in Cookery* ‖ 2008', 'Turin College'],
};

it.each([
  ['first', ['leeds', 'delft', 'turin']],
  ['in the middle', ['delft', 'leeds', 'turin']],
  ['last', ['delft', 'turin', 'leeds']],
] as const)('gives each of three schools its own year where that without one stands %s', (_, order) => {
  const read = {
    leeds: 'BSc Physics | University of Leeds |  | ',
    delft: 'MSc Computing | Delft University |  | 2011',
    turin: 'Diploma in Cookery | Turin College |  | 2008',
  };
  const groups = order.map((name) => degreeFirst[name].map((text) => line(text)));
  expect(schools(...below(...groups))).toEqual(order.map((name) => read[name]));
});

it('keeps the words of a time that names no month, and a certificate with "at" in its name', () => {
  const { document } = readLines([
    line('Ana Brandt', { size: 24 }),
    line('*Experience*', { size: 14 }),
    line('*Coordinator, Alder Works* ‖ Summer 2013, 2014'),
    line('• Kept the stock'),
    line('*Coordinator, Ivy Works* ‖ 20XX'),
    line('• Kept the ivy'),
    line('*Certifications*', { size: 14 }),
    line('*First Aid at Work, Red Cross* ‖ 2022'),
    line('*PRINCE2 Practitioner, Axelos* ‖ 2019'),
  ]);
  expect(document.experience).toMatchObject([
    { company: 'Alder Works', location: '', start: 'Summer 2013, 2014', end: '' },
    { company: 'Ivy Works', start: '20XX', bullets: ['Kept the ivy'] },
  ]);
  expect(document.certifications).toMatchObject([
    { name: 'First Aid at Work', issuer: 'Red Cross', date: '2022' },
    { name: 'PRINCE2 Practitioner', issuer: 'Axelos', date: '2019' },
  ]);
});

it('reads an unknown title as its neighbours that are set alike', () => {
  expect(
    jobs(
      line('*Software Engineer* ‖ 2019 – 2021'),
      line('/Quillon/'),
      line('• Built it'),
      line('*Wrangler of Bits* ‖ 2017 – 2019'),
      line('/Harrow Labs/'),
      line('• Kept it'),
    ),
  ).toEqual([
    'Software Engineer | Quillon |  | 2019 | 2021',
    'Wrangler of Bits | Harrow Labs |  | 2017 | 2019',
  ]);
});

it('gives several positions under one employer that employer', () => {
  expect(
    jobs(
      line('*Harrow Payments Ltd*'),
      line('Principal Engineer ‖ 2022 – Present'),
      line('• Led it'),
      line('Software Engineer ‖ 2019 – 2022'),
      line('• Built it'),
    ),
  ).toEqual([
    'Principal Engineer | Harrow Payments Ltd |  | 2022 | present',
    'Software Engineer | Harrow Payments Ltd |  | 2019 | 2022',
  ]);
});

it('takes no date of a statement for a job', () => {
  expect(
    jobs(
      line('*Analyst*, Acme Inc ‖ 2015 – 2020'),
      line('• Rewrote the flood plan that was used in October 2017'),
    ),
  ).toHaveLength(1);
});

const whole = (...lines: PositionedLine[]) =>
  readLines([line('Ana Brandt', { size: 24 }), ...lines]).document;

it('keeps a school whole whose name goes on with "at"', () => {
  const { education } = whole(
    line('*Education*', { size: 14 }),
    line('BSc Nursing, University of Texas at Austin ‖ 2007 – 2011'),
  );
  expect(education).toMatchObject([{ institution: 'University of Texas at Austin', degree: 'BSc Nursing' }]);
});

it('takes a label with its list beside it for no label of the next', () => {
  const { skills } = whole(
    line('*Skills*', { size: 14 }),
    line('*Tools: Excel*'),
    line('Methods: Modelling'),
  );
  expect(skills).toEqual([
    { name: 'Excel', group: 'Tools' },
    { name: 'Modelling', group: 'Methods' },
  ]);
});

it('reads a name over two lines between which its owner’s address stands at the right', () => {
  const { basics } = readLines([
    line('Ingrid', { size: 24 }),
    line('i.brandt@lake.example', { x0: 400 }),
    line('+47 55 01 23 45', { x0: 400 }),
    line('Brandt-Solheim', { size: 24 }),
    line('Hydrologist'),
    line('*Experience*', { size: 14 }),
    line('Hydrologist, Lake Institute ‖ 2019 – 2021'),
  ]).document;
  expect(basics).toMatchObject({
    name: 'Ingrid Brandt-Solheim',
    email: 'i.brandt@lake.example',
    phone: '+47 55 01 23 45',
  });
});

it('joins a name with a hyphen at the end of its first line', () => {
  const { basics } = readLines([
    line('Maren Okafor-', { size: 24 }),
    line('Lindqvist', { size: 24 }),
    line('*Experience*', { size: 14 }),
    line('Nurse, Lakeside Hospital ‖ 2019 – 2021'),
  ]).document;
  expect(basics.name).toBe('Maren Okafor-Lindqvist');
});

it('takes dates written in figures for no telephone number', () => {
  expect(whole(line('*Education*', { size: 14 }), line('BSc, Lagos ‖ 08.2023 – 2027')).basics.phone).toBe('');
});

it('takes a short name behind an employer for its town where the other heads have theirs there', () => {
  const { experience } = whole(
    line('*Experience*', { size: 14 }),
    line('Nurse – Lakeside Hospital, Berlin ‖ 2019 – 2021'),
    line('Nurse – Holzapfel, Friedberg ‖ 2016 – 2019'),
  );
  expect(experience.map(({ company, location }) => [company, location])).toEqual([
    ['Lakeside Hospital', 'Berlin'],
    ['Holzapfel', 'Friedberg'],
  ]);
});

it('parts a line at the comma that parts its neighbours, where the words of one alone do not tell', () => {
  expect(
    jobs(
      line('*Nurse, Lakeside Hospital* ‖ 2019 – 2021'),
      line('• Led 12'),
      line('*Nurse, Quillon* ‖ 2016 – 2019'),
      line('• Led 9'),
    ),
  ).toEqual(['Nurse | Lakeside Hospital |  | 2019 | 2021', 'Nurse | Quillon |  | 2016 | 2019']);
});

it('reads entries that stand in the middle of the page, however far in each line begins', () => {
  const centred = (text: string, type: { size?: number } = {}) => {
    const at = line(text, type);
    const half = (at.x1 - at.x0) / 2;
    return { ...at, x0: 300 - half, x1: 300 + half };
  };
  const apart = (text: string) => {
    top += 10;
    return centred(text);
  };
  expect(
    jobs(
      centred('*Head Nurse*'),
      centred('/Lakeside Hospital/'),
      centred('2019 – 2021'),
      centred('Led the ward and its twelve nurses'),
      apart('*Nurse*'),
      centred('/Holzapfel Clinic/'),
      centred('2016 – 2019'),
      centred('Cared for nine patients'),
    ),
  ).toEqual(['Head Nurse | Lakeside Hospital |  | 2019 | 2021', 'Nurse | Holzapfel Clinic |  | 2016 | 2019']);
});

it('joins the lines of a Japanese paragraph without a space', () => {
  const { summary } = whole(
    line('*職務要約*', { size: 14 }),
    line('製造業の経理として月次決算から連結決算まで担当してまいりまし'),
    { ...line('た。決算早期化を主導しました。'), top: top - 6 },
  );
  expect(summary).toBe(
    '製造業の経理として月次決算から連結決算まで担当してまいりました。決算早期化を主導しました。',
  );
});

it.each(['Made with Candor', 'Made with Candor 2 / 3', '2 / 3'])(
  'takes "%s" at the foot of a page for our own mark',
  (mark) => {
    const { skills } = whole(line('*Skills*', { size: 14 }), line('Triage, Mentoring'), line(mark));
    expect(skills.map(({ name }) => name)).toEqual(['Triage', 'Mentoring']);
  },
);

it('keeps the first statement apart from a head that fills its line', () => {
  const { experience } = whole(
    line('*Experience*', { size: 14 }),
    { ...line('2019 – 2021: Nurse – Lakeside Hospital (Austin)'), isWhole: false },
    { ...line('Led the ward', { x0: 64 }), isWhole: false, top: top - 5 },
  );
  expect(experience).toMatchObject([{ company: 'Lakeside Hospital', bullets: ['Led the ward'] }]);
});
