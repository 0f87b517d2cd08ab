import {
  HeadingLevel,
  Paragraph,
  TextRun,
  type IParagraphOptions,
  type ParagraphChild,
  type TabStopDefinition,
} from 'docx';
import { isRightToLeft } from '../resolved-layout/direction.ts';
import { commaAfter, joinItems } from '../resolved-layout/comma.ts';
import { entryOrder } from '../resolved-layout/entry-order.ts';
import type { Entry, Section } from '../resolved-layout/resolved-layout.ts';
import { labelColumnEm } from '../resolved-layout/side-column.ts';
import { headingDrafts } from './heading.ts';
import { bulletIndent, columns, emTwips, gapTwips } from './measures.ts';
import type { Measure } from './page-measure.ts';
import { linked, run, tab } from './runs.ts';
import type { CharacterRole } from './styles.ts';

/** The name of the numbering that draws bullets. */
export const bulletList = 'bullets';

/** Options of one paragraph; they become paragraphs at the end, once it is known which of them stay together. */
type Draft = IParagraphOptions;

/** All sections as paragraphs, in reading order. */
export function sectionParagraphs(sections: readonly Section[], measure: Measure): Paragraph[] {
  return sections.flatMap((section, at) => {
    const drafts = sectionDrafts(section, measure, { isFirst: at === 0, isLast: at === sections.length - 1 });
    return (section.isKept ? together(drafts) : drafts).map((draft) => new Paragraph(draft));
  });
}

/**
 * One section. Where its heading stands beside its rows, what parts it from the next stands below its last: space above
 * a heading would be dropped at the top of a page by one program, kept by another, and not for the frame beside.
 */
function sectionDrafts(
  section: Section,
  measure: Measure,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Draft[] {
  const { heading, space } = measure.theme;
  const gap = gapTwips(measure.theme, space.section);
  const above = isFirst ? gap : 0;
  const [first = {}, ...rest] = rows(section, measure);
  const isBroken = heading.place === 'side' && section.isOnNewPage && above === 0;
  const drafts = [
    ...headingDrafts(section, measure, above),
    isBroken ? { ...first, pageBreakBefore: true } : first,
    ...rest,
  ];
  return heading.place === 'over' || isLast
    ? drafts
    : drafts.map((draft, at) =>
        at === drafts.length - 1 ? { ...draft, spacing: { ...draft.spacing, after: gap } } : draft,
      );
}

/** Paragraphs that stay on one page: each keeps its lines and holds on to the next, the last does not. */
function together(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft, at) => ({
    ...draft,
    keepLines: true,
    ...(at < drafts.length - 1 ? { keepNext: true } : {}),
  }));
}

function rows(section: Section, measure: Measure): Draft[] {
  const { theme } = measure;
  const { textStart } = columns(theme);
  // What parts a section from the one before stands over its heading.
  const first = { before: 0 };
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map((text, at) => ({
        style: 'CvText',
        indent: isRightToLeft(text) === measure.isRtl ? { start: textStart } : { end: textStart },
        ...(at === 0 ? { spacing: first } : {}),
        bidirectional: isRightToLeft(text),
        children: [run(text)],
      }));
    case 'entries':
      return section.entries.flatMap((entry, at) => {
        const drafts = entryDrafts(entry, at === 0 ? first : null, measure);
        return entry.isKept ? together(drafts) : drafts;
      });
    case 'groups':
      return section.groups.map(({ label, items }, at) =>
        groupDraft(label, joinItems(items, measure.resolved), at === 0 ? first : null, measure),
      );
    default:
      return section satisfies never;
  }
}

/** The faces of office programs run wider than the layouts' own, and a label never meets its items. */
const officeLabelFactor = 1.12;

function groupDraft(
  label: string,
  text: string,
  spacing: { before: number } | null,
  measure: Measure,
): Draft {
  const { theme, resolved, isRtl } = measure;
  const { textStart } = columns(theme);
  const isBeside = theme.groups === 'table' && label !== '';
  const labelWidth = isBeside ? emTwips(theme, labelColumnEm(theme, resolved) * officeLabelFactor) : 0;
  const start = textStart + labelWidth;
  return {
    style: 'CvText',
    indent: { start, hanging: labelWidth },
    ...(labelWidth > 0 ? { tabStops: [{ type: 'left', position: start }] } : {}),
    ...(spacing === null ? {} : { spacing }),
    bidirectional: isRtl,
    children: [
      ...(label === '' ? [] : [run(labelWidth > 0 ? `${label}:` : `${label}: `, 'label')]),
      ...(labelWidth > 0 ? [tab()] : []),
      run(text),
    ],
  };
}

function entryDrafts(entry: Entry, spacing: { before: number } | null, measure: Measure): Draft[] {
  const { theme, textWidth } = measure;
  const { arrangement, dates, place: placeAt } = theme.entry;
  const { leadRole, secondRole, isOrganisationFirst } = entryOrder(entry, theme);
  const { textStart, sideEnd } = columns(theme);
  const title = (role: CharacterRole) => (entry.title.text === '' ? [] : [linked(entry.title, role)]);
  const subtitle = (role: CharacterRole) => (entry.subtitle === '' ? [] : [run(entry.subtitle, role)]);
  const lead = isOrganisationFirst ? subtitle(leadRole) : title(leadRole);
  const second = isOrganisationFirst ? title(secondRole) : subtitle(secondRole);
  const place = entry.place === '' ? [] : [run(entry.place, 'place')];
  const [leadText, secondText] = isOrganisationFirst
    ? [entry.subtitle, entry.title.text]
    : [entry.title.text, entry.subtitle];
  const comma = (words: string) => [run(commaAfter(words, measure.resolved), 'place')];
  const when = entry.dates === '' ? [] : [run(entry.dates, 'dates')];
  const isStacked = arrangement === 'stacked' && (second.length > 0 || place.length > 0);
  const detail = [...second, ...(second.length > 0 && place.length > 0 ? comma(secondText) : []), ...place];
  const words = isStacked
    ? lead
    : [...lead, ...(lead.length > 0 && detail.length > 0 ? comma(leadText) : []), ...detail];
  const keepNext = entry.bullets.length > 0;
  const bidirectional = measure.isRtl;
  const isSide = dates === 'side';
  const endsLeft = theme.side.align === 'end';
  const sideStops: TabStopDefinition[] = endsLeft
    ? [
        { type: 'right', position: sideEnd },
        { type: 'left', position: textStart },
      ]
    : [{ type: 'left', position: textStart }];
  const far: TabStopDefinition = { type: 'right', position: textWidth };
  const head: ParagraphChild[] = isSide
    ? [...(endsLeft ? [tab()] : []), ...when, tab(), ...words]
    : when.length > 0
      ? [...words, tab(), ...when]
      : words;
  return [
    {
      heading: HeadingLevel.HEADING_2,
      keepNext: keepNext || isStacked,
      bidirectional,
      ...(entry.isOnNewPage ? { pageBreakBefore: true } : {}),
      ...(spacing === null ? {} : { spacing }),
      indent: { start: textStart, ...(isSide ? { hanging: textStart } : {}) },
      tabStops: isSide ? sideStops : [far],
      children: head,
    },
    ...(isStacked
      ? [
          {
            style: 'EntryDetail',
            keepNext,
            bidirectional,
            indent: { start: textStart },
            ...(placeAt === 'end' ? { tabStops: [far] } : {}),
            children: placeAt === 'end' && place.length > 0 ? [...second, tab(), ...place] : detail,
          },
        ]
      : []),
    ...entry.bullets.map((text, at) => ({
      style: 'CvBullet',
      numbering: { reference: bulletList, level: 0 },
      bidirectional: isRightToLeft(text),
      // A bullet that runs against the page keeps to the page's columns.
      ...(isRightToLeft(text) === measure.isRtl
        ? {}
        : { indent: { ...bulletIndent(theme, isRightToLeft(text)), end: textStart } }),
      // The first two lines stay with their entry, and no last one is left alone.
      ...(isHeld(at, entry.bullets.length) ? { keepNext: true } : {}),
      children: lines(text),
    })),
  ];
}

const isHeld = (at: number, count: number) => count > 1 && (at === 0 || at === count - 2);

function lines(text: string): TextRun[] {
  return text
    .split('\n')
    .flatMap((line, at) => (at === 0 ? [run(line)] : [new TextRun({ break: 1 }), run(line)]));
}
