import { slotsOf, spanFeatures, type TitleCertainty } from './head-features.ts';
import type { Words } from '../words.ts';
import { spansOf, wordsBetween, type HeadWords } from './head-chunks.ts';
import {
  firstState,
  headRoles,
  headStates,
  stateAfter,
  type HeadKind,
  type HeadRole,
} from './head-labels.ts';

/** What the features of a head's words speak for. */
export interface HeadWeights {
  /** By feature of a span, a weight for each of {@link headRoles}. */
  span: ReadonlyMap<string, Float32Array>;
  /** By what parts two spans, a weight for each pair of roles; the last row is for the first span of a head. */
  step: ReadonlyMap<string, Float32Array>;
  /** By feature of a whole head, a weight for each of {@link headStates} that it may end in. */
  end: ReadonlyMap<string, Float32Array>;
}

const ROLES = headRoles.length;
const STATES = headStates.length;
const START = ROLES;
/** Sizes of the arrays of {@link HeadWeights}. */
export const headSizes = { span: ROLES, step: (ROLES + 1) * ROLES, end: STATES };

/** A span of chunks that may be a field. */
export interface Span {
  from: number;
  to: number;
  features: readonly string[];
  /** Where it stands, exactly and by its type: {@link slotsOf}. */
  slots: readonly [string, string];
}

/** A head with all spans that may be its fields, by where they begin. */
export interface PreparedHead {
  kind: HeadKind;
  words: HeadWords;
  spans: readonly (readonly Span[])[];
  /** Whether it is the first of its section: no other has named an employer for it. */
  isFirst: boolean;
}

/** The heads of a section with their spans. */
export function prepareHeads(
  kind: HeadKind,
  heads: readonly HeadWords[],
  titleCertainty?: TitleCertainty,
): PreparedHead[] {
  return heads.map((words, at) => ({
    kind,
    words,
    isFirst: at === 0,
    spans: preparedSpans(words, titleCertainty),
  }));
}

function preparedSpans(words: HeadWords, titleCertainty?: TitleCertainty): Span[][] {
  return spansOf(words).map((own) =>
    own.map(([from, to]) => ({
      from,
      to,
      features: spanFeatures(words, [from, to], titleCertainty),
      slots: slotsOf(words, [from, to]),
    })),
  );
}

/** A span with what it is. */
export interface Labelled {
  span: Span;
  /** Its number among {@link headRoles}. */
  role: number;
}

/** How the heads of a section are set: what stands in which place of them, and which of title and employer comes first. */
export interface HeadLayout {
  places: ReadonlyMap<string, number>;
  types: ReadonlyMap<string, number>;
  state: number;
}

export function stateOf(labelled: readonly Labelled[]): number {
  return labelled.reduce((state, { role }) => stateAfter(state, headRoles[role] ?? 'other'), firstState);
}

export function layoutOf(labelled: readonly Labelled[]): HeadLayout {
  return {
    places: new Map(labelled.map(({ span, role }) => [span.slots[0], role])),
    types: new Map(labelled.map(({ span, role }) => [span.slots[1], role])),
    state: stateOf(labelled),
  };
}

/** How a span with a role may agree with a layout, as features: in its place, and in its type. */
const AGREEMENT = {
  place: ['place not as others', 'place as others'],
  type: ['type not as others', 'type as others'],
} as const;

/** How a span with a role agrees with a layout, as features. */
export function layoutFeatures({ slots }: Span, role: number, layout: HeadLayout): string[] {
  const [place, type] = [layout.places.get(slots[0]), layout.types.get(slots[1])];
  return [
    ...(place === undefined ? [] : [AGREEMENT.place[place === role ? 1 : 0]]),
    ...(type === undefined ? [] : [AGREEMENT.type[type === role ? 1 : 0]]),
  ];
}

/** The same as what it scores, for each role. */
function agreementOf({ slots }: Span, layout: HeadLayout | null, weights: HeadWeights['span']): Float64Array {
  const scores = new Float64Array(ROLES);
  const pairs = [
    [AGREEMENT.place, layout?.places.get(slots[0])],
    [AGREEMENT.type, layout?.types.get(slots[1])],
  ] as const;
  for (const [[not, as], known] of pairs) {
    if (known === undefined) continue;
    const [unlike, like] = [weights.get(not), weights.get(as)];
    for (let role = 0; role < ROLES; role += 1)
      scores[role] = (scores[role] ?? 0) + ((role === known ? like : unlike)?.[role] ?? 0);
  }
  return scores;
}

export function stepFeatures(kind: HeadKind, { from }: Span, { chunks }: HeadWords): string[] {
  const cut = chunks[from]?.before ?? 'start';
  return ['any', kind, cut, `${kind} ${cut}`];
}

export function endFeatures({ kind, words, isFirst }: PreparedHead): string[] {
  const place = `${kind} ${isFirst ? 'first' : 'later'}`;
  return [
    kind,
    `${kind} ${words.isDated ? 'dated' : 'undated'}`,
    `${kind} ${words.chunks.length === 1 ? 'one' : 'more'}`,
    place,
    `${place} ${words.chunks.length === 1 ? 'one' : 'more'}`,
  ];
}
/** What a head that ends in the state of its section's layout has. */
export const AS_ORDERED = 'order as others';

function added(table: ReadonlyMap<string, Float32Array>, features: readonly string[], size: number) {
  const sum = new Float64Array(size);
  for (const feature of features) {
    const weights = table.get(feature);
    if (weights) for (let at = 0; at < size; at += 1) sum[at] = (sum[at] ?? 0) + (weights[at] ?? 0);
  }
  return sum;
}

/** A head with what its spans, steps and ends score under some weights. */
export interface ScoredHead {
  head: PreparedHead;
  spans: readonly (readonly Float64Array[])[];
  steps: readonly Float64Array[];
  ends: Float64Array;
}

/** More than a span of a head ever scores beside another. */
export type Extra = (span: Span, role: number) => number;

export function scoreHead(head: PreparedHead, { span, step, end }: HeadWeights, extra?: Extra): ScoredHead {
  return {
    head,
    spans: head.spans.map((own) =>
      own.map((one) => {
        const scores = added(span, one.features, ROLES);
        const { labelled } = head.words.chunks[one.from] ?? { labelled: null };
        for (let role = 0; role < ROLES; role += 1) {
          if (labelled !== null && headRoles[role] !== labelled) scores[role] = Number.NEGATIVE_INFINITY;
          else if (extra) scores[role] = (scores[role] ?? 0) + extra(one, role);
        }
        return scores;
      }),
    ),
    steps: head.spans.map(([first]) =>
      first ? added(step, stepFeatures(head.kind, first, head.words), headSizes.step) : new Float64Array(0),
    ),
    ends: added(end, endFeatures(head), STATES),
  };
}

export interface DecodedHead {
  labelled: Labelled[];
  score: number;
}

const after = headStates.map((_, state) => headRoles.map((role) => stateAfter(state, role)));

/** The fields of one head that score best: each chunk belongs to one. `banned` is a field that it may not have. */
export function decodeHead(
  { head, spans, steps, ends }: ScoredHead,
  { span: weights, end }: HeadWeights,
  layout: HeadLayout | null,
  banned?: Labelled,
): DecodedHead {
  const count = head.spans.length;
  const width = (ROLES + 1) * STATES;
  const best = new Float64Array((count + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const back = new Int32Array((count + 1) * width).fill(-1);
  const through: (Labelled | null)[] = Array.from({ length: (count + 1) * width }, () => null);
  best[START * STATES + firstState] = 0;
  for (let at = 0; at < count; at += 1)
    for (const [index, span] of (head.spans[at] ?? []).entries()) {
      const own = spans[at]?.[index];
      const step = steps[at];
      if (!own || !step) continue;
      const agreement = agreementOf(span, layout, weights);
      for (let role = 0; role < ROLES; role += 1) {
        if (banned && banned.span === span && banned.role === role) continue;
        const score = (own[role] ?? 0) + (agreement[role] ?? 0);
        if (score === Number.NEGATIVE_INFINITY) continue;
        for (let before = 0; before <= ROLES; before += 1)
          for (let state = 0; state < STATES; state += 1) {
            const from = at * width + before * STATES + state;
            const reached = best[from] ?? 0;
            const next = after[state]?.[role] ?? -1;
            if (next === -1 || reached === Number.NEGATIVE_INFINITY) continue;
            const sum = reached + score + (step[before * ROLES + role] ?? 0);
            const to = (span.to + 1) * width + role * STATES + next;
            if (sum > (best[to] ?? 0)) {
              best[to] = sum;
              back[to] = from;
              through[to] = { span, role };
            }
          }
      }
    }
  let [last, score] = [-1, Number.NEGATIVE_INFINITY];
  for (let cell = count * width; cell < (count + 1) * width; cell += 1) {
    const state = cell % STATES;
    const asOrdered = layout?.state === state ? (end.get(AS_ORDERED)?.[state] ?? 0) : 0;
    const sum = (best[cell] ?? 0) + (ends[state] ?? 0) + asOrdered;
    if (sum > score) [last, score] = [cell, sum];
  }
  const labelled: Labelled[] = [];
  for (let cell = last; cell >= 0 && through[cell]; cell = back[cell] ?? -1)
    labelled.push(through[cell] as Labelled);
  return { labelled: labelled.toReversed(), score };
}

/** So many ways to set the heads of a section are tried. */
const MOST_LAYOUTS = 6;

export interface Together {
  layout: HeadLayout | null;
  heads: DecodedHead[];
  score: number;
}

function keyOf({ places, state }: HeadLayout): string {
  return `${state} ${[...places]
    .map((pair) => pair.join(':'))
    .toSorted()
    .join(' ')}`;
}

/**
 * The fields of all heads of a section: set alike, so the layout is taken under which they score best in sum. The layouts
 * tried are those of its heads by themselves.
 */
export function decodeTogether(heads: readonly ScoredHead[], weights: HeadWeights): Together {
  const apart = heads.map((head) => decodeHead(head, weights, null));
  const sum = (all: readonly DecodedHead[]) => all.reduce((total, { score }) => total + score, 0);
  // A head alone has no neighbours to be like.
  if (heads.length < 2) return { layout: null, heads: apart, score: sum(apart) };
  const layouts = new Map<string, { layout: HeadLayout; many: number }>();
  for (const { labelled } of apart) {
    const layout = layoutOf(labelled);
    const key = keyOf(layout);
    layouts.set(key, { layout, many: (layouts.get(key)?.many ?? 0) + 1 });
  }
  let best: Together | null = null;
  for (const { layout } of [...layouts.values()].toSorted((a, b) => b.many - a.many).slice(0, MOST_LAYOUTS)) {
    const decoded = heads.map((head) => decodeHead(head, weights, layout));
    const score = sum(decoded);
    if (best === null || score > best.score) best = { layout, heads: decoded, score };
  }
  return best ?? { layout: null, heads: apart, score: 0 };
}

/** A field of a head. */
export interface HeadField {
  role: HeadRole;
  words: Words;
  /** How much less the best reading scores in which these words are not this field: 0 and more; told of those that are shown with it. */
  margin: number;
  /** From which chunk of the head to which. */
  from: number;
  to: number;
}

/** Roles whose certainty is told. */
const CERTAIN = new Set((['what', 'where', 'place'] as const).map((role) => headRoles.indexOf(role)));

/** What the heads of a section say, each a list of its fields in their order. */
export function labelHeads(
  kind: HeadKind,
  heads: readonly HeadWords[],
  weights: HeadWeights,
  titleCertainty?: TitleCertainty,
): HeadField[][] {
  const scored = prepareHeads(kind, heads, titleCertainty).map((head) => scoreHead(head, weights));
  const { layout, heads: decoded } = decodeTogether(scored, weights);
  return decoded.map(({ labelled, score }, at) =>
    labelled.map(({ span, role }) => {
      const head = scored[at] as ScoredHead;
      const other = CERTAIN.has(role) ? decodeHead(head, weights, layout, { span, role }).score : score;
      return {
        role: headRoles[role] ?? 'other',
        words: wordsBetween(head.head.words, span.from, span.to),
        margin: score - other,
        from: span.from,
        to: span.to,
      };
    }),
  );
}
