import { ExternalHyperlink, HeadingLevel, Paragraph, Tab, TextRun, type ParagraphChild } from 'docx';
import type { Theme } from '../layouts/theme.ts';
import { isRightToLeft } from '../sheet/direction.ts';
import { entryOrder } from '../sheet/entry-order.ts';
import type { Entry, Linked, Section, Sheet } from '../sheet/sheet.ts';
import { emTwips } from './measures.ts';
import { characterStyleId, type CharacterRole } from './styles.ts';

/** The name of the numbering that draws bullets. */
export const bulletList = 'bullets';

/** What the paragraph writers need of the page: how far the right edge of the text is, in twips. */
export type Measure = { theme: Theme; textWidth: number };

/** The whole CV as paragraphs, in reading order. */
export function paragraphsOf(sheet: Sheet, measure: Measure): Paragraph[] {
  return [...header(sheet, measure), ...sheet.sections.flatMap((section) => sectionOf(section, measure))];
}

const tab = () => new TextRun({ children: [new Tab()] });

function run(text: string, role?: CharacterRole): TextRun {
  const style = role === undefined ? undefined : characterStyleId(role);
  return new TextRun({ text, style, rightToLeft: isRightToLeft(text) || undefined });
}

function linked(item: Linked, role: CharacterRole): ParagraphChild {
  const text = run(item.text, role);
  return item.href === null ? text : new ExternalHyperlink({ link: item.href, children: [text] });
}

function between(parts: readonly ParagraphChild[][], separator: () => ParagraphChild): ParagraphChild[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, at) => (at === 0 ? part : [separator(), ...part]));
}

function header({ name, headline, contacts }: Sheet, { theme }: Measure): Paragraph[] {
  const separator = () => run(`  ${theme.header.separator}  `, 'contact');
  return [
    name === ''
      ? []
      : new Paragraph({
          heading: HeadingLevel.TITLE,
          bidirectional: isRightToLeft(name),
          children: [run(name)],
        }),
    headline === ''
      ? []
      : new Paragraph({
          style: 'Headline',
          bidirectional: isRightToLeft(headline),
          children: [run(headline)],
        }),
    contacts.length === 0
      ? []
      : new Paragraph({
          style: 'Contact',
          children: between(
            contacts.map((contact) => [linked(contact, 'contact')]),
            separator,
          ),
        }),
  ].flat();
}

function sectionOf(section: Section, measure: Measure): Paragraph[] {
  const { theme } = measure;
  const indent = { start: emTwips(theme, theme.sideEm) };
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    bidirectional: isRightToLeft(section.title),
    children: [run(section.title)],
  });
  switch (section.kind) {
    case 'prose':
      return [
        heading,
        ...section.paragraphs.map(
          (text) =>
            new Paragraph({
              style: 'CvText',
              indent,
              bidirectional: isRightToLeft(text),
              children: [run(text)],
            }),
        ),
      ];
    case 'entries':
      return [heading, ...section.entries.flatMap((entry, at) => entryOf(entry, at === 0, measure))];
    case 'groups':
      return [
        heading,
        ...section.groups.map(({ label, items }) => {
          const text = items.join(', ');
          const start = label === '' ? [] : [run(`${label}: `, 'label')];
          const bidirectional = isRightToLeft(label === '' ? text : label);
          return new Paragraph({ style: 'CvText', indent, bidirectional, children: [...start, run(text)] });
        }),
      ];
    default:
      return section satisfies never;
  }
}

function entryOf(entry: Entry, isFirst: boolean, { theme, textWidth }: Measure): Paragraph[] {
  const { arrangement, dates } = theme.entry;
  const { leadRole, secondRole, isOrganisationFirst } = entryOrder(entry, theme);
  const title = (role: CharacterRole) => (entry.title.text === '' ? [] : [linked(entry.title, role)]);
  const subtitle = (role: CharacterRole) => (entry.subtitle === '' ? [] : [run(entry.subtitle, role)]);
  const lead = isOrganisationFirst ? subtitle(leadRole) : title(leadRole);
  const second = isOrganisationFirst ? title(secondRole) : subtitle(secondRole);
  const place = entry.place === '' ? [] : [run(entry.place, 'place')];
  const comma = () => run(', ', 'place');
  const when = entry.dates === '' ? [] : [run(entry.dates, 'dates')];
  const side = emTwips(theme, theme.sideEm);
  const isStacked = arrangement === 'stacked' && (second.length > 0 || place.length > 0);
  const words = isStacked ? lead : between([lead, second, place], comma);
  const isSide = dates === 'side';
  const head = isSide ? [...when, tab(), ...words] : when.length > 0 ? [...words, tab(), ...when] : words;
  const keepNext = entry.bullets.length > 0;
  const bidirectional = isRightToLeft(entry.title.text);
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      keepNext: keepNext || isStacked,
      bidirectional,
      ...(isFirst ? { spacing: { before: 0 } } : {}),
      ...(isSide
        ? { indent: { start: side, hanging: side }, tabStops: [{ type: 'left', position: side }] }
        : { tabStops: [{ type: 'right', position: textWidth }] }),
      children: head,
    }),
    ...(isStacked
      ? [
          new Paragraph({
            style: 'EntryDetail',
            keepNext,
            bidirectional,
            children: between([second, place], comma),
          }),
        ]
      : []),
    ...entry.bullets.map(
      (text) =>
        new Paragraph({
          style: 'CvBullet',
          numbering: { reference: bulletList, level: 0 },
          bidirectional: isRightToLeft(text),
          children: text
            .split('\n')
            .flatMap((line, at) => (at === 0 ? [run(line)] : [new TextRun({ break: 1 }), run(line)])),
        }),
    ),
  ];
}
