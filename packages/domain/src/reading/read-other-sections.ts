import type { Certification, CustomEntry, CvDocument, Project } from '../cv/index.ts';
import { entriesIn, entryOf, hasHeads, type Entry } from './entry.ts';
import type { Section } from './find-sections.ts';
import { paragraphsOf, type Paragraph } from './paragraphs.ts';
import { joinLines } from './join-lines.ts';
import type { Line } from './prepared-line.ts';
import { splitHead } from './split-head.ts';

/** The entries of a section; where it has statements alone, each is one. */
function entriesOrItems(lines: readonly Line[]): Entry[] {
  return hasHeads(lines) ? entriesIn(lines) : paragraphsOf(lines).map((item) => entryOf([item], []));
}

/** Reads a section of projects. */
export function readProjects(lines: readonly Line[]): Project[] {
  return entriesOrItems(lines).flatMap((entry): Project[] => {
    const [first, ...rest] = splitHead(entry).parts;
    const url = (entry.head.flatMap((paragraph) => paragraph.first.links)[0]?.url ?? '').replace(/\/$/, '');
    const name = first?.text ?? entry.body[0] ?? '';
    if (name === '') return [];
    const bullets = [...rest.map((part) => part.text), ...(first ? entry.body : entry.body.slice(1))];
    return [{ name, url, start: entry.range?.start ?? '', end: entry.range?.end ?? '', bullets }];
  });
}

/** A name and its date. */
const MOST_BESIDE_DATE = 2;
const LONGEST_ISSUER = 80;

/** Reads a section of certificates, one a line or one a dated entry. */
export function readCertifications(lines: readonly Line[]): Certification[] {
  return withIssuersBeside(withDatesBeside(paragraphsOf(lines))).flatMap(
    ({ paragraph, issuedBy }): Certification[] => {
      const pieces = paragraph.first.range
        ? [{ text: withoutDate(paragraph.text, paragraph.first), style: '', column: 0 }]
        : paragraph.pieces;
      const entry = { pieces, range: paragraph.first.range, body: [], head: [paragraph], rest: [] };
      const { parts, places } = splitHead(entry, { hasEmployer: false });
      const [name, ...others] =
        parts.length === 1 ? splitIssuer(parts[0]?.text ?? '') : parts.map((part) => part.text);
      const issuer = [...others, ...places].filter((part) => part !== '').join(', ');
      if (name === undefined || name === '') return [];
      const { range } = paragraph.first;
      const url = paragraph.first.links[0]?.url ?? '';
      return [{ name, issuer: issuer || issuedBy, date: range?.start || range?.end || '', url }];
    },
  );
}

/** A date alone below a certificate without one is its own. */
function withDatesBeside(all: readonly Paragraph[]): Paragraph[] {
  const isDateAlone = ({ first: { range, text } }: Paragraph) =>
    range !== null && range.length > 0.8 * text.length;
  return all.flatMap((paragraph, at): Paragraph[] => {
    const [before, next] = [all[at - 1], all[at + 1]];
    if (before?.first.range === null && isDateAlone(paragraph)) return [];
    if (!next || paragraph.first.range !== null || !isDateAlone(next)) return [paragraph];
    const { text } = paragraph;
    const { range } = next.first;
    const first = { ...paragraph.first, text: `${text}\t${next.text}` };
    return [
      {
        ...paragraph,
        text: first.text,
        first: { ...first, range: range && { ...range, index: range.index + text.length + 1 } },
      },
    ];
  });
}

/** Where every certificate has its date and a short line without one below it, that line says who gave it. */
function withIssuersBeside(all: readonly Paragraph[]): { paragraph: Paragraph; issuedBy: string }[] {
  const isPaired =
    all.length > 1 &&
    all.length % 2 === 0 &&
    all.every((one, at) =>
      at % 2 === 0
        ? one.first.range !== null && one.pieces.length <= MOST_BESIDE_DATE
        : one.first.range === null && !one.isBullet && one.text.length <= LONGEST_ISSUER,
    );
  if (!isPaired) return all.map((paragraph) => ({ paragraph, issuedBy: '' }));
  return all.flatMap((paragraph, at) =>
    at % 2 === 0 ? [{ paragraph, issuedBy: all[at + 1]?.text.replaceAll('\t', ' ') ?? '' }] : [],
  );
}

/** "Solutions Architect, Amazon Web Services": behind the last comma stands who gave it. */
function splitIssuer(text: string): [string, string] {
  const [comma] = [...text.matchAll(/,\s|\s?[、，]\s?/gu)].slice(-1);
  return comma && comma.index > 0
    ? [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)]
    : [text, ''];
}

function withoutDate(text: string, line: Line): string {
  const { range } = line;
  if (!range) return text;
  return `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`
    .replaceAll(/\(\s*\)/g, ' ')
    .trim();
}

/** A shorter word in capitals may be an abbreviation. */
const SHORTEST_WORD = 6;

/** A title of one word in capitals as it is written otherwise. */
function plainTitle(title: string): string {
  return /^\p{Lu}+$/u.test(title) && title.length >= SHORTEST_WORD
    ? title.charAt(0) + title.slice(1).toLowerCase()
    : title;
}

/** A section without a place of its own in the document: its entries where they are dated, else its lines. */
export function readCustom(section: Section): CvDocument['custom'][number] {
  const paragraphs = paragraphsOf(section.lines);
  const entries = hasHeads(section.lines)
    ? entriesIn(section.lines).map((entry): CustomEntry => {
        const [first, second, ...rest] = splitHead(entry).parts;
        return {
          title: first?.text ?? '',
          subtitle: second?.text ?? '',
          start: entry.range?.start ?? '',
          end: entry.range?.end ?? '',
          bullets: [...rest.map((part) => part.text), ...entry.body],
        };
      })
    : paragraphs.map(({ text }): CustomEntry => {
        const title = text.replaceAll('\t', ' ');
        return title.length <= 200
          ? { title, subtitle: '', start: '', end: '', bullets: [] }
          : { title: '', subtitle: '', start: '', end: '', bullets: [title] };
      });
  return { title: plainTitle(section.title), entries };
}

/** Running text: lines joined to paragraphs. */
export function readSummary(lines: readonly Line[]): string {
  const paragraphs: string[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const goesOn = last !== undefined && !line.isBullet && line.gap < 0.9 && !/[.!?]$/.test(last);
    if (last !== undefined && (line.isContinued || goesOn))
      paragraphs[paragraphs.length - 1] = joinLines(last, line.text);
    else paragraphs.push(line.text);
  }
  return paragraphs.map((text) => text.replaceAll('\t', ' ')).join('\n');
}
