import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  Header,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  Textbox,
  TextRun,
  WidthType,
  type FileChild,
  type ISectionOptions,
} from 'docx';
import type { Shown } from '../shown.ts';
import { contactLabels } from '../words.data.ts';

export type DocxDesign = (shown: Shown) => ISectionOptions;

const bold = (text: string, size?: number) => new TextRun({ text, bold: true, ...(size && { size }) });
const italic = (text: string) => new TextRun({ text, italics: true });
const plain = (text: string) => new Paragraph({ text });
const bullet = (text: string) => new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } });
const listed = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const level1 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
const level2 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
const filled = (parts: readonly string[]) => parts.filter((part) => part !== '');
const skillLines = (s: Shown) =>
  s.skills.map(({ group, names }) => (group ? `${group}: ${names.join(', ')}` : names.join(', ')));
const languageLines = (s: Shown) => s.languages.map(({ name, level }) => `${name} (${level})`);
const hyperlinks = (s: Shown) =>
  s.links.flatMap(({ text, url }) => [
    new TextRun('  '),
    new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] }),
  ]);

/** What follows jobs and studies in most designs. */
const rest = (
  s: Shown,
  title: (text: string) => FileChild,
  line: (text: string) => FileChild,
): FileChild[] => [
  title(s.titles.skills),
  ...skillLines(s).map(plain),
  ...(s.languages.length > 0 ? [title(s.titles.languages), plain(languageLines(s).join(', '))] : []),
  ...s.sections.flatMap((section) => [title(section.title), ...section.lines.map(line)]),
];

/** Word's own heading styles and lists: the well-made document. */
export const styled: DocxDesign = (s) => ({
  children: [
    new Paragraph({ text: s.name, heading: HeadingLevel.TITLE }),
    ...filled([s.headline]).map((text) => new Paragraph({ text, style: 'Subtitle' })),
    new Paragraph({
      children: [new TextRun(filled([s.location, s.phone, s.email]).join(' | ')), ...hyperlinks(s)],
    }),
    ...(s.summary ? [level1(s.titles.summary), plain(s.summary)] : []),
    level1(s.titles.experience),
    ...s.jobs.flatMap((job) => [
      level2(job.line),
      ...filled([filled([job.range, job.place]).join(' · ')]).map(
        (text) => new Paragraph({ children: [italic(text)] }),
      ),
      ...job.bullets.map(bullet),
    ]),
    level1(s.titles.education),
    ...s.schools.flatMap((school) => [
      level2(school.degree),
      plain(`${school.institution}, ${school.range}`),
    ]),
    ...rest(s, level1, listed),
  ],
});

/** No styles at all: headings are bold capitals, dates stand at a right tab. */
export const tabbed: DocxDesign = (s) => {
  const title = (text: string) =>
    new Paragraph({
      children: [bold(text.toLocaleUpperCase(s.lang))],
      spacing: { before: 200 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '000000' } },
    });
  const line = (left: TextRun[], right: string) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9_000 }],
      children: [...left, new TextRun({ children: [new Tab(), right] })],
    });
  return {
    children: [
      new Paragraph({ alignment: AlignmentType.CENTER, children: [bold(s.name, 36)] }),
      ...filled([s.headline, filled([s.location, s.phone, s.email]).join(' • ')]).map(
        (text) => new Paragraph({ alignment: AlignmentType.CENTER, text }),
      ),
      ...(s.links.length > 0
        ? [new Paragraph({ alignment: AlignmentType.CENTER, children: hyperlinks(s) })]
        : []),
      ...(s.summary ? [title(s.titles.summary), plain(s.summary)] : []),
      title(s.titles.experience),
      ...s.jobs.flatMap((job) => [
        line([bold(job.lead)], job.range),
        line([italic(job.second)], job.place),
        ...job.bullets.map(
          (text) => new Paragraph({ text: `•\t${text}`, indent: { left: 360, hanging: 360 } }),
        ),
      ]),
      title(s.titles.education),
      ...s.schools.flatMap((school) => [
        line([bold(school.institution)], school.range),
        plain(school.degree),
      ]),
      ...rest(s, title, plain),
    ],
  };
};

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
const cell = (width: number, children: (Paragraph | Table)[], fill?: string) =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    children: children.length > 0 ? children : [plain('')],
    ...(fill && { shading: { fill } }),
  });
const table = (widths: number[], rows: (Paragraph | Table)[][][], fill?: string) =>
  new Table({
    width: { size: 9_600, type: WidthType.DXA },
    columnWidths: widths,
    borders: noBorders,
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map((children, at) => cell(widths[at] ?? 0, children, at === 0 ? fill : undefined)),
        }),
    ),
  });

/** Word's résumé template: one table, contact and skills in the left cell, work in the right. */
export const cells: DocxDesign = (s) => {
  const title = (text: string) => new Paragraph({ children: [bold(text, 24)], spacing: { before: 160 } });
  const left = [
    new Paragraph({ children: [bold(s.name, 34)] }),
    plain(s.headline),
    title(s.titles.contact),
    ...filled([s.phone, s.email, s.location]).map(plain),
    ...(s.links.length > 0 ? [new Paragraph({ children: hyperlinks(s) })] : []),
    title(s.titles.skills),
    ...s.skills.flatMap(({ names }) => names).map(plain),
    ...(s.languages.length > 0 ? [title(s.titles.languages), ...languageLines(s).map(plain)] : []),
  ];
  const right = [
    ...(s.summary ? [title(s.titles.summary), plain(s.summary)] : []),
    title(s.titles.experience),
    ...s.jobs.flatMap((job) => [
      new Paragraph({ children: [bold(job.lead)] }),
      plain(job.second),
      ...filled([job.range]).map((text) => new Paragraph({ children: [italic(text)] })),
      ...job.bullets.map(bullet),
    ]),
    title(s.titles.education),
    ...s.schools.flatMap((school) => [
      new Paragraph({ children: [bold(school.degree)] }),
      plain(school.institution),
      plain(school.range),
    ]),
    ...s.sections.flatMap((section) => [title(section.title), ...section.lines.map(plain)]),
  ];
  return { children: [table([3_000, 6_600], [[left, right]], 'E8EEF4')] };
};

/** Rows of two cells, dates left: the German and Dutch form made with a table. */
export const rows: DocxDesign = (s) => {
  const title = (text: string) =>
    new Paragraph({ children: [bold(text, 26)], spacing: { before: 240, after: 80 } });
  const [address, phone, email] = contactLabels[s.lang];
  const labelled: [string, string][] = [
    [address, s.location],
    [phone, s.phone],
    [email, s.email],
    ...s.links.map(({ text }): [string, string] => ['Web', text]),
    ...s.personal,
  ];
  return {
    children: [
      new Paragraph({ children: [bold(s.name, 40)] }),
      plain(s.headline),
      table(
        [2_600, 7_000],
        labelled
          .filter(([, value]) => value !== '')
          .map(([label, value]) => [[plain(label)], [plain(value)]]),
      ),
      ...(s.summary ? [title(s.titles.summary), plain(s.summary)] : []),
      title(s.titles.experience),
      table(
        [2_600, 7_000],
        s.jobs.map((job) => [
          [plain(job.range)],
          [
            new Paragraph({ children: [bold(job.lead)] }),
            plain(filled([job.second, job.place]).join(', ')),
            ...job.bullets.map(bullet),
          ],
        ]),
      ),
      title(s.titles.education),
      table(
        [2_600, 7_000],
        s.schools.map((school) => [
          [plain(school.range)],
          [new Paragraph({ children: [bold(school.degree)] }), plain(school.institution)],
        ]),
      ),
      title(s.titles.skills),
      table(
        [2_600, 7_000],
        s.skills.map(({ group, names }) => [[plain(group)], [plain(names.join(', '))]]),
      ),
      ...(s.languages.length > 0
        ? [
            title(s.titles.languages),
            table(
              [2_600, 7_000],
              s.languages.map(({ name, level }) => [[plain(name)], [plain(level)]]),
            ),
          ]
        : []),
      ...s.sections.flatMap((section) => [title(section.title), ...section.lines.map(plain)]),
    ],
  };
};

/** Name and contact in the page header, page numbers in the footer. */
export const letterhead: DocxDesign = (s) => ({
  headers: {
    default: new Header({
      children: [
        new Paragraph({ alignment: AlignmentType.RIGHT, children: [bold(s.name, 30)] }),
        new Paragraph({
          alignment: AlignmentType.RIGHT,
          children: [new TextRun(filled([s.email, s.phone, s.location]).join('  |  ')), ...hyperlinks(s)],
        }),
      ],
    }),
  },
  footers: {
    default: new Footer({
      children: [
        new Paragraph({
          children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
        }),
      ],
    }),
  },
  children: [
    ...filled([s.headline]).map((text) => new Paragraph({ children: [bold(text, 28)] })),
    ...(s.summary ? [plain(s.summary)] : []),
    level2(s.titles.experience),
    ...s.employers.flatMap((employer) => [
      new Paragraph({
        children: [bold(employer.company), new TextRun(employer.place ? `, ${employer.place}` : '')],
      }),
      ...employer.roles.flatMap((role) => [
        new Paragraph({
          children: [italic(role.position), new TextRun(role.range ? ` (${role.range})` : '')],
        }),
        ...role.bullets.map(listed),
      ]),
    ]),
    level2(s.titles.education),
    ...s.schools.map((school) => plain(filled([school.degree, school.institution, school.range]).join(', '))),
    ...rest(s, level2, listed),
  ],
});

/** Name and contact in a floating text box beside the work. */
export const boxed: DocxDesign = (s) => {
  const title = (text: string) => new Paragraph({ children: [bold(text, 26)], spacing: { before: 200 } });
  return {
    children: [
      new Paragraph({
        children: [
          new Textbox({
            style: {
              width: '170pt',
              height: '120pt',
              position: 'absolute',
              left: '300pt',
              top: '0pt',
              wrapStyle: 'square',
            },
            children: [
              ...filled([s.phone, s.email, s.location]).map(plain),
              ...s.links.map(({ text }) => plain(text)),
            ],
          }) as never,
        ],
      }),
      new Paragraph({ children: [bold(s.name, 40)] }),
      new Paragraph({ text: s.headline, spacing: { after: 1_100 } }),
      ...(s.summary ? [title(s.titles.summary), plain(s.summary)] : []),
      title(s.titles.experience),
      ...s.jobs.flatMap((job) => [
        new Paragraph({ children: [new TextRun(job.range)] }),
        new Paragraph({ children: [bold(job.line)] }),
        ...job.bullets.map(bullet),
      ]),
      title(s.titles.education),
      ...s.schools.flatMap((school) => [
        plain(school.range),
        new Paragraph({ children: [bold(`${school.degree}, ${school.institution}`)] }),
      ]),
      ...rest(s, title, bullet),
    ],
  };
};

/** Two columns of the page itself: what does not fit the first goes on in the second. */
export const newspaper: DocxDesign = (s) => ({
  properties: { column: { count: 2, space: 500 } },
  children: [
    new Paragraph({ children: [bold(s.name, 36)] }),
    ...filled([s.headline, s.location, s.phone, s.email]).map(plain),
    ...s.links.map(({ text }) => plain(text)),
    ...(s.summary ? [level1(s.titles.summary), plain(s.summary)] : []),
    level1(s.titles.experience),
    ...s.jobs.flatMap((job) => [
      new Paragraph({ children: [bold(job.lead), new TextRun({ text: job.second, break: 1 })] }),
      ...filled([job.range]).map((text) => new Paragraph({ children: [italic(text)] })),
      ...job.bullets.map(bullet),
    ]),
    level1(s.titles.education),
    ...s.schools.flatMap((school) => [
      new Paragraph({ children: [bold(school.degree), new TextRun({ text: school.institution, break: 1 })] }),
      plain(school.range),
    ]),
    ...rest(s, level1, listed),
  ],
});

const bulletLevels = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '\u25AA',
          style: { paragraph: { indent: { left: 500, hanging: 260 } } },
        },
      ],
    },
  ],
};

/** The bytes of a document of that design. */
export async function docxOf(design: DocxDesign, shown: Shown, font: string): Promise<Uint8Array> {
  const file = new Document({
    numbering: bulletLevels,
    styles: { default: { document: { run: { font, size: 21 } } } },
    sections: [design(shown)],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}
