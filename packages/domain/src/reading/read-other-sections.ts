import type { Certification, CustomEntry, CvDocument, Project } from '../cv/index.ts';
import { entriesIn, entryOf, joinEntries, hasHeads, type Entry } from './entry.ts';
import type { Section } from './find-sections.ts';
import { paragraphsOf } from './paragraphs.ts';
import { joinLines } from './join-lines.ts';
import type { Line } from './prepared-line.ts';
import { headParts, readHeads } from './read-heads.ts';

/** The entries of a section; where it has statements alone, each is one. */
function entriesOrItems(lines: readonly Line[]): Entry[] {
  return hasHeads(lines) ? entriesIn(lines) : paragraphsOf(lines).map((item) => entryOf([item], []));
}

/** Reads a section of projects. */
export function readProjects(lines: readonly Line[]): Project[] {
  return entriesOrItems(lines).flatMap((entry): Project[] => {
    const [first, ...rest] = headParts(entry);
    const url = (entry.head.flatMap((paragraph) => paragraph.first.links)[0]?.url ?? '').replace(/\/$/, '');
    const name = first ?? entry.body[0] ?? '';
    if (name === '') return [];
    const bullets = [...rest, ...(first === undefined ? entry.body.slice(1) : entry.body)];
    return [{ name, url, start: entry.range?.start ?? '', end: entry.range?.end ?? '', bullets }];
  });
}

/** Reads a section of certificates, one a line or one an entry. */
export function readCertifications(lines: readonly Line[]): Certification[] {
  const entries = withIssuersBelow(entriesOrItems(lines));
  return readHeads('certificate', entries).flatMap(({ entry, head }): Certification[] => {
    const [name, ...others] = [head.what, head.where, head.place, ...head.rest].filter((part) => part !== '');
    if (name === undefined) return [];
    const { range } = entry;
    const url = entry.head.flatMap((paragraph) => paragraph.first.links)[0]?.url ?? '';
    return [{ name, issuer: others.join(', '), date: range?.start || range?.end || '', url }];
  });
}

const LONGEST_ISSUER = 80;

/** Where each dated entry has a second line, one without a date that stands right below it says who gave it. */
function withIssuersBelow(entries: readonly Entry[]): Entry[] {
  const isIssuer = (entry: Entry | undefined) =>
    entry?.range === null &&
    entry.body.length === 0 &&
    entry.pieces.reduce((sum, { text }) => sum + text.length, 0) <= LONGEST_ISSUER;
  const isWhole = ({ pieces }: Entry) => pieces.some(({ line }) => line > 0);
  const takesNext = entries.map(
    (entry, at) => entry.range !== null && !isWhole(entry) && isIssuer(entries[at + 1]),
  );
  if (!entries.every((entry, at) => entry.range === null || isWhole(entry) || takesNext[at]))
    return [...entries];
  return entries.flatMap((entry, at) => {
    const [before, next] = [entries[at - 1], entries[at + 1]];
    if (before && takesNext[at - 1]) return [];
    return [next && takesNext[at] ? joinEntries(entry, next) : entry];
  });
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
        const [first = '', second = '', ...rest] = headParts(entry);
        return {
          title: first,
          subtitle: second,
          start: entry.range?.start ?? '',
          end: entry.range?.end ?? '',
          bullets: [...rest, ...entry.body],
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
