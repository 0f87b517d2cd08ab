import { Paragraph, Table, TableCell, TableRow, TextRun, WidthType, type FileChild } from 'docx';
import { entryLabels } from '../entry-labels.data.ts';
import { plain, type DocxDesign } from './parts.ts';

const strong = (text: string, size = 21) =>
  new Paragraph({ children: [new TextRun({ text, bold: true, size })] });

/** A table with lines and a first row of headings. */
function grid(widths: readonly number[], rows: readonly (readonly (readonly string[])[])[]): Table {
  return new Table({
    width: { size: 9_600, type: WidthType.DXA },
    columnWidths: [...widths],
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          children: cells.map(
            (lines, at) =>
              new TableCell({
                width: { size: widths[at] ?? 0, type: WidthType.DXA },
                children: lines.map((text) => (row === 0 ? strong(text) : plain(text))),
              }),
          ),
        }),
    ),
  });
}

/** Jobs and studies in ruled tables, a row each, with headings over their columns. */
export const gridded: DocxDesign = (s) => {
  const { employer, title, duration, degree, school, years } = entryLabels(s.lang);
  const heading = (text: string): FileChild =>
    new Paragraph({ children: [new TextRun({ text, bold: true, size: 26 })], spacing: { before: 220 } });
  return {
    children: [
      strong(s.name, 36),
      ...[s.headline, [s.email, s.phone, s.location].filter(Boolean).join(', ')].map(plain),
      ...s.links.map(({ text }) => plain(text)),
      ...(s.summary ? [heading(s.titles.summary), plain(s.summary)] : []),
      heading(s.titles.experience),
      grid(
        [2_400, 3_000, 4_200],
        [
          [[duration], [employer], [title]],
          ...s.jobs.map((job) => [
            [job.range],
            [job.company],
            [job.position, ...job.bullets.map((text) => `- ${text}`)],
          ]),
        ],
      ),
      heading(s.titles.education),
      grid(
        [4_000, 3_600, 2_000],
        [
          [[degree], [school], [years]],
          ...s.schools.map((one) => [[one.degree], [one.institution], [one.range]]),
        ],
      ),
      heading(s.titles.skills),
      ...s.skills.map(({ group, names }) =>
        plain(group ? `${group}: ${names.join(', ')}` : names.join(', ')),
      ),
      ...(s.languages.length > 0
        ? [heading(s.titles.languages), ...s.languages.map(({ name, level }) => plain(`${name} – ${level}`))]
        : []),
      ...s.sections.flatMap((section) => [heading(section.title), ...section.lines.map(plain)]),
    ],
  };
};
