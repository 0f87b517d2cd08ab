import { AlignmentType, BorderStyle, HeadingLevel, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import {
  bold,
  italic,
  plain,
  bullet,
  listed,
  level1,
  level2,
  filled,
  hyperlinks,
  rest,
  type DocxDesign,
} from './parts.ts';

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
