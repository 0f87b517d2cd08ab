import { BorderStyle, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import { contactLabels } from '../words.data.ts';
import { bold, italic, plain, bullet, filled, languageLines, hyperlinks, type DocxDesign } from './parts.ts';

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
