import { AlignmentType, Footer, Header, PageNumber, Paragraph, Textbox, TextRun } from 'docx';
import {
  bold,
  italic,
  plain,
  bullet,
  listed,
  level2,
  filled,
  hyperlinks,
  rest,
  type DocxDesign,
} from './parts.ts';

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
