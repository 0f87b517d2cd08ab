import {
  labelledSections,
  lineLabels,
  sectionOfKind,
  type LabelledSection,
  type LineRole,
} from '../../../packages/domain/src/reading/labelling/line-labels.ts';
import { sectionKindOf } from '../../../packages/domain/src/reading/known-heading.ts';
import type { Line } from '../../../packages/domain/src/reading/prepared-line.ts';
import type { Fact } from './facts.ts';
import { bare } from './truth-of-page.ts';

interface KnownFact extends Fact {
  bare: string;
}

/** How much of a line a section's facts say, and which of them says most. */
interface Evidence {
  share: number;
  /** The facts of which the line says most. */
  facts: readonly KnownFact[];
}

const SWITCH = 0.55;
/** A page on which more of the lines are not understood is not learnt from. */
const MOST_UNKNOWN = 0.12;

/** What a form says of a person stands under no heading: "Nationality: Spanish". */
const LABELLED = /[:：]\s*\S/u;

function withoutRange({ text, range }: Line): string {
  return range ? text.slice(0, range.index) + text.slice(range.index + range.length) : text;
}

function evidenceOf(line: Line, facts: readonly KnownFact[]): Evidence {
  const words = bare(withoutRange(line));
  const dated = line.range ? bare(line.text).length - words.length : 0;
  let best: KnownFact[] = [];
  let covered = 0;
  let longest = 0;
  let left = words;
  for (const fact of facts) {
    const whole = fact.bare.length >= 2 && left.includes(fact.bare);
    const again = !whole && fact.bare.length >= 2 && words.includes(fact.bare);
    const isPart = !whole && words.length >= 4 && fact.bare.includes(words);
    // The line begins a text behind other words.
    const isTail = !whole && !isPart && words.length >= 12 && fact.bare.startsWith(words.slice(-10));
    const got = whole || again ? fact.bare.length : isPart ? words.length : isTail ? 10 : 0;
    if (whole) left = left.replace(fact.bare, ' ');
    if (isPart) covered = Math.max(covered, words.length);
    else if (!again) covered += got;
    if (got > longest) [longest, best] = [got, [fact]];
    else if (got > 0 && got === longest) best.push(fact);
  }
  const all = words.length + dated;
  const share =
    all === 0
      ? 0
      : Math.min(1, (Math.min(covered, words.length) + (covered > 0 ? dated : 0.6 * dated)) / all);
  return { facts: best, share };
}

/** Whether a line begins a text and does not go on in it. */
function begins(line: Line, fact: KnownFact): boolean {
  const words = bare(withoutRange(line));
  return (
    fact.bare.startsWith(words.slice(0, fact.bare.length)) || words.includes(fact.bare) || words.length === 0
  );
}

/** What each line of a page is, by what its person says; null where too much of it is not understood. */
export function align(lines: readonly Line[], facts: readonly Fact[]): number[] | null {
  const known = facts
    .map((fact): KnownFact => ({ ...fact, bare: bare(fact.text) }))
    .filter((fact) => fact.bare !== '');
  const bySection = labelledSections.map((section) =>
    known.filter((fact) => fact.section === section).toSorted((a, b) => b.bare.length - a.bare.length),
  );
  const dated = new Set<LabelledSection>(['experience', 'education', 'projects', 'certifications', 'other']);
  const evidence = lines.map((line) =>
    labelledSections.map((section, at) => {
      const found = evidenceOf(line, bySection[at] ?? []);
      const isDate = line.range !== null && line.range.length > 0.7 * line.text.length;
      return isDate && !dated.has(section) ? { ...found, share: 0 } : found;
    }),
  );
  const isHeading = lines.map((line, at) => {
    const most = Math.max(...(evidence[at] ?? []).map(({ share }) => share));
    const kind = sectionKindOf(line.text.replace(/:$/u, ''));
    const standsOut =
      !line.isBullet &&
      (line.source.headingLevel !== undefined || /b|C/u.test(line.style) || line.source.size > 12);
    return (
      line.text.length <= 60 &&
      !line.range &&
      (kind !== null
        ? most < 0.95 || standsOut
        : most < 0.3 && line.text.length < 35 && !LABELLED.test(line.text))
    );
  });
  const kinds = lines.map((line, at) => {
    const kind = isHeading[at] ? sectionKindOf(line.text.replace(/:$/u, '')) : null;
    return kind === null ? null : (sectionOfKind[kind] ?? null);
  });
  const sections = chain(evidence, isHeading, kinds);
  const largest = Math.max(...lines.map(({ source }) => source.size));
  const labels: (string | null)[] = [];
  let unknown = 0;
  let openEntry = -1;
  let openText: KnownFact | null = null;
  let isOpen = false;
  lines.forEach((line, at) => {
    const section = labelledSections[sections[at] ?? 0] ?? 'header';
    const { share, facts: likely } = evidence[at]?.[sections[at] ?? 0] ?? { share: 0, facts: [] };
    const isClosed = at === 0 || sections[at] !== sections[at - 1];
    const isGroup = section === 'skills' && !isClosed && share >= 0.9;
    const isNew = at === 0 || sections[at] !== sections[at - 1];
    const isTitle = isHeading[at] === true && !isGroup && (kinds[at] !== null || (isNew && share < 0.5));
    if (isClosed || isTitle) {
      openEntry = isClosed ? -1 : openEntry;
      openText = null;
      isOpen = false;
    }
    if (isTitle) {
      labels.push(`${section}/heading`);
      return;
    }
    const onward = likely.filter(({ entry }) => entry > openEntry).toSorted((a, b) => a.entry - b.entry)[0];
    const own = likely.find(({ entry }) => entry === openEntry);
    const fact: KnownFact | null =
      likely.find(({ part }) => part === 'name' && line.source.size > 0.8 * largest) ??
      likely.find((one) => one === openText && !begins(line, one)) ??
      // Below the statements of an entry the next one begins, though it may be with the same employer.
      (own?.part === 'head' && !isOpen && onward ? onward : own) ??
      onward ??
      likely[0] ??
      null;
    const role = ((): LineRole | null => {
      if (share < 0.35 || fact === null) {
        // A date by itself, a word of the template's own: it belongs to what is open.
        if (line.range && dated.has(section)) return isOpen ? 'headMore' : 'head';
        unknown += 1;
        return null;
      }
      if (fact.part === 'name') return line.source.size > 0.8 * largest ? 'name' : 'item';
      if (fact.part === 'headline') return 'headline';
      if (fact.part === 'item') return 'item';
      if (fact.part === 'head')
        return isOpen && (openEntry === fact.entry || openEntry === 0) ? 'headMore' : 'head';
      return !line.isBullet && openText === fact && !begins(line, fact) ? 'bodyMore' : 'body';
    })();
    if (role === 'head' || role === 'headMore') {
      isOpen = true;
      openEntry = fact?.entry ?? (role === 'head' ? 0 : openEntry);
      openText = null;
    } else if (role === 'body' || role === 'bodyMore') {
      isOpen = false;
      openText = fact;
      openEntry = fact?.entry ?? openEntry;
    }
    labels.push(role === null ? null : `${section}/${role}`);
  });
  if (unknown > Math.max(1, MOST_UNKNOWN * lines.length)) return null;
  return filled(labels, lines);
}

/** Which section each line belongs to: the one whose facts say most, changed mostly at headings. */
function chain(
  evidence: readonly Evidence[][],
  isHeading: readonly boolean[],
  kinds: readonly (LabelledSection | null)[],
): number[] {
  // Words of a heading may be a field of a page as well.
  const certain = evidence.map((line) => line.some(({ share }) => share >= 0.95));
  const count = labelledSections.length;
  let scores: number[] = labelledSections.map((section) => (section === 'header' ? 0.5 : 0));
  const from: number[][] = [];
  evidence.forEach((line, at) => {
    const back: number[] = [];
    const top = Math.max(...scores);
    const next = labelledSections.map((name, section) => {
      const stay = scores[section] ?? 0;
      const move = top - (isHeading[at] ? 0.05 : SWITCH);
      back[section] = stay >= move ? section : scores.indexOf(top);
      const share = line[section]?.share ?? 0;
      return (
        Math.max(stay, move) + (isHeading[at] ? (kinds[at] === name ? (certain[at] ? 0.3 : 1.2) : 0) : share)
      );
    });
    scores = next;
    from.push(back);
  });
  let last = scores.indexOf(Math.max(...scores));
  const chosen: number[] = Array.from({ length: evidence.length }, () => 0);
  for (let at = evidence.length - 1; at >= 0; at -= 1) {
    chosen[at] = last;
    last = from[at]?.[last] ?? Math.min(count - 1, last);
  }
  return chosen;
}

const numbers = new Map(lineLabels.map(({ section, role }, at) => [`${section}/${role}`, at]));

/** What was not understood goes on in what stands before it. */
function filled(labels: readonly (string | null)[], lines: readonly Line[]): number[] | null {
  const all: number[] = [];
  for (const [at, label] of labels.entries()) {
    const before = all.length > 0 ? lineLabels[all.at(-1) ?? 0] : null;
    const own = label ?? (before ? `${before.section}/${before.role}` : 'header/item');
    const [section = '', role = ''] = own.split('/');
    const allowed = numbers.get(own) !== undefined;
    // Lists that go on from a line that had no room.
    const more =
      role === 'item' &&
      lines[at]?.isContinued === true &&
      (before?.role === 'item' || before?.role === 'itemMore') &&
      before.section === section
        ? `${section}/itemMore`
        : own;
    const number = numbers.get(allowed ? more : `${section}/item`) ?? numbers.get(`${section}/body`);
    if (number === undefined) return null;
    all.push(number);
  }
  return all;
}
