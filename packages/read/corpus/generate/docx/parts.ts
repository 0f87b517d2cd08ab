import {
  ExternalHyperlink,
  HeadingLevel,
  Paragraph,
  TextRun,
  type FileChild,
  type ISectionOptions,
} from 'docx';
import type { Shown } from '../shown.ts';

export type DocxDesign = (shown: Shown) => ISectionOptions;

export const bold = (text: string, size?: number) => new TextRun({ text, bold: true, ...(size && { size }) });
export const italic = (text: string) => new TextRun({ text, italics: true });
export const plain = (text: string) => new Paragraph({ text });
export const bullet = (text: string) =>
  new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } });
export const listed = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
export const level1 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
export const level2 = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
export const filled = (parts: readonly string[]) => parts.filter((part) => part !== '');
export const skillLines = (s: Shown) =>
  s.skills.map(({ group, names }) => (group ? `${group}: ${names.join(', ')}` : names.join(', ')));
export const languageLines = (s: Shown) => s.languages.map(({ name, level }) => `${name} (${level})`);
export const hyperlinks = (s: Shown) =>
  s.links.flatMap(({ text, url }) => [
    new TextRun('  '),
    new ExternalHyperlink({ link: url, children: [new TextRun({ text, style: 'Hyperlink' })] }),
  ]);

/** What follows jobs and studies in most designs. */
export const rest = (
  s: Shown,
  title: (text: string) => FileChild,
  line: (text: string) => FileChild,
): FileChild[] => [
  title(s.titles.skills),
  ...skillLines(s).map(plain),
  ...(s.languages.length > 0 ? [title(s.titles.languages), plain(languageLines(s).join(', '))] : []),
  ...s.sections.flatMap((section) => [title(section.title), ...section.lines.map(line)]),
];
