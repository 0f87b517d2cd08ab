import { featuresOf } from './head-features.ts';
import { isWhatFirst, readingsOf, type HeadReading, type Segment } from './head-readings.ts';
import type { Scores } from './scores.ts';
import type { Head } from './split-head.ts';

/** What the two main parts of a head say: of a job its title and employer, of a course its degree and school. */
export interface Roles {
  /** Title or degree. */
  what: string;
  /** Employer or school. */
  where: string;
  places: string[];
  /** What is neither. */
  rest: string[];
}

/** How much each feature of a reading counts. */
export interface HeadWeights {
  /** Of the `headFeatures`, in their order. */
  own: readonly number[];
  /** Of a reading whose title and employer stand in the order of the section. */
  order: number;
  /** Of one whose title and employer stand in the same parts as those of the section. */
  layout: number;
}

/** A way to read a head, with its features. */
export interface Candidate {
  reading: HeadReading;
  isWhatFirst: boolean | null;
  /** Which parts and places stand before title and employer; readings of heads that are set alike share it. */
  layout: string;
  features: readonly number[];
}

/** All ways to read a head. */
export function candidatesOf(head: Head, scores: Scores): Candidate[] {
  const features = featuresOf(head, scores);
  const placeOf = (segment: Segment | null) => (segment ? head.parts[segment.part]?.at : undefined);
  return readingsOf(head).map((reading) => {
    const isFirst = isWhatFirst(reading);
    return {
      reading,
      isWhatFirst: isFirst,
      layout: `${placeOf(reading.what)}/${placeOf(reading.where)}/${isFirst}`,
      features: features(reading),
    };
  });
}

/** What the readings of a head score by themselves. */
export function scoresOf(candidates: readonly Candidate[], own: readonly number[]): number[] {
  return candidates.map(({ features }) =>
    features.reduce((sum, value, at) => sum + value * (own[at] ?? 0), 0),
  );
}

interface Top {
  score: number;
  /** Which of the candidates. */
  at: number;
}

/** The best candidates of a head: of all, of those in one order, of those of one layout. */
function topsOf(candidates: readonly Candidate[], scores: readonly number[]): Map<string, Top> {
  const tops = new Map<string, Top>();
  candidates.forEach(({ isWhatFirst: order, layout }, at) => {
    const score = scores[at] ?? 0;
    for (const key of ['', String(order), layout])
      if (score > (tops.get(key)?.score ?? Number.NEGATIVE_INFINITY)) tops.set(key, { score, at });
  });
  return tops;
}

export interface Choice {
  score: number;
  order: boolean | null;
  layout: string;
  /** Of each head, which of its candidates; -1 where it has none. */
  chosen: number[];
}

/**
 * One reading for each head of a section, given what each scores by itself: the heads of one section are set alike, so
 * the layout is taken under which their readings score best in sum.
 */
export function chooseTogether(
  section: readonly (readonly Candidate[])[],
  scores: readonly (readonly number[])[],
  weights: Pick<HeadWeights, 'order' | 'layout'>,
): Choice {
  const tops = section.map((candidates, at) => topsOf(candidates, scores[at] ?? []));
  // A head alone has no neighbours to be like.
  const { order: orderWeight, layout: layoutWeight } = section.length > 1 ? weights : { order: 0, layout: 0 };
  const layouts = new Map(section.flat().map((one) => [one.layout, one.isWhatFirst]));
  let best: Choice = { score: Number.NEGATIVE_INFINITY, order: null, layout: '', chosen: [] };
  for (const [layout, order] of layouts) {
    const ordered = order === null ? 0 : orderWeight;
    let score = 0;
    const chosen = tops.map((known) => {
      const ways = [
        { top: known.get(''), more: 0 },
        { top: known.get(String(order)), more: ordered },
        { top: known.get(layout), more: ordered + layoutWeight },
      ];
      const [first] = ways
        .flatMap(({ top, more }) => (top ? [{ at: top.at, score: top.score + more }] : []))
        .toSorted((a, b) => b.score - a.score);
      score += first?.score ?? 0;
      return first?.at ?? -1;
    });
    if (score > best.score) best = { score, order, layout, chosen };
  }
  return best;
}

/** Tells title, employer and town in all heads of a section at once. */
export function chooseRoles(heads: readonly Head[], scores: Scores, weights: HeadWeights): Roles[] {
  const section = heads.map((head) => candidatesOf(head, scores));
  const { chosen } = chooseTogether(
    section,
    section.map((candidates) => scoresOf(candidates, weights.own)),
    weights,
  );
  let carried = '';
  return heads.map(({ places }, at): Roles => {
    const reading = section[at]?.[chosen[at] ?? -1]?.reading;
    carried = reading?.where?.text ?? carried;
    const town = reading?.town?.text.replaceAll(/^\(|\)$/g, '');
    return {
      what: reading?.what?.text ?? '',
      where: carried,
      places: town === undefined ? places : [town],
      rest: reading?.rest.map(({ text }) => text) ?? [],
    };
  });
}
