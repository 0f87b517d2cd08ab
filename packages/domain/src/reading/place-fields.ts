import { certaintyOf, type Margins } from './certainty.ts';
import type { Field } from './field.ts';
import type { UncertainWord } from './positioned-line.ts';
import { xAt, type Line } from './prepared-line.ts';
import type { Box, FieldFound } from './read-cv.ts';

/** A field with what its certainty was worked out from. */
export interface PlacedField {
  field: FieldFound;
  margins: Margins;
}

/** The words of a field on one line: from which unit of the line's text to which. */
interface Stretch {
  at: number;
  line: Line;
  from: number;
  to: number;
}

/** The place of some words of a line on their page, from the left edge. */
function boxOf({ line: { source }, from, to }: Stretch): Box {
  const { top, bottom, mirroredAt } = source;
  const [x0, x1] = [xAt(source, from), xAt(source, to + 1)];
  return mirroredAt === undefined
    ? { x0, x1, top, bottom }
    : { x0: mirroredAt - x1, x1: mirroredAt - x0, top, bottom };
}

function around(a: Box, b: Box): Box {
  return {
    x0: Math.min(a.x0, b.x0),
    x1: Math.max(a.x1, b.x1),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** The words of a stretch that were not recognized with certainty, in their order. */
function uncertainIn({ line: { source }, from, to }: Stretch): UncertainWord[] {
  let end = 0;
  return (source.uncertain ?? []).filter(({ text }) => {
    const start = source.text.indexOf(text, end);
    end = Math.max(end, start + text.length);
    return start !== -1 && start <= to && end > from;
  });
}

/** Which line says each unit of a document, by its place, and where in the line's text it stands. */
function unitsOf(lines: readonly Line[]): Map<number, [at: number, index: number]> {
  return new Map(
    lines.flatMap(({ words, source }, at) => {
      const mark = source.text.length - words.text.length;
      return words.places.map((place, index): [number, [number, number]] => [place, [at, mark + index]]);
    }),
  );
}

/**
 * Where each field of a document stands: around its words on the page that they begin on. Of those without words nothing is told.
 * How certain one is follows from the margins of its head and its line, and from words that were not recognized with certainty.
 */
export function placeFields(
  fields: readonly [path: string, field: Field][],
  lines: readonly Line[],
): PlacedField[] {
  const units = unitsOf(lines);
  const sorted = lines.map(({ margin = 0 }) => margin).toSorted((a, b) => a - b);
  const doubtful = sorted[Math.floor(sorted.length / 10)];
  return fields.flatMap(([path, { places, margin }]): PlacedField[] => {
    const stretches: Stretch[] = [];
    for (const place of places) {
      const [at, index] = units.get(place) ?? [];
      const line = lines[at ?? -1];
      if (at === undefined || index === undefined || !line) continue;
      const last = stretches.at(-1);
      if (last?.at === at) last.to = index;
      else stretches.push({ at, line, from: index, to: index });
    }
    const [first, ...more] = stretches;
    if (!first) return [];
    const { page } = first.line.source;
    const onPage = more.filter(({ line }) => line.source.page === page);
    const margins = {
      head: margin,
      line: first.line.margin,
      next: lines[first.at + 1]?.margin,
      document: doubtful,
    };
    const uncertain = stretches.flatMap(uncertainIn);
    const field: FieldFound = {
      path,
      certainty: Math.min(certaintyOf(path, margins), ...uncertain.map(({ certainty }) => certainty)),
      page,
      box: onPage.map(boxOf).reduce(around, boxOf(first)),
      ...(uncertain.length > 0 ? { uncertain: uncertain.map(({ text }) => text) } : {}),
    };
    return [{ field, margins }];
  });
}
