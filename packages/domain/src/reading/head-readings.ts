import type { Head, HeadPart } from './split-head.ts';

/** A stretch of a part of a head, from one of its commas to another. */
export interface Segment {
  text: string;
  /** Which part it stands in. */
  part: number;
  /** Which of the stretches between commas it begins and ends with. */
  from: number;
  to: number;
  /** What stands right before it within the part. */
  after: Cut;
}

/** A comma or colon, a bracket that opens, a word that joins; none at the beginning of a part. */
export type Cut = 'none' | 'comma' | 'bracket' | 'word';

/** One way to read a head: which stretch is the title (degree), which the employer (school), which a town. */
export interface HeadReading {
  what: Segment | null;
  where: Segment | null;
  town: Segment | null;
  /** What is none of these. */
  rest: Segment[];
}

/** Where a head may be parted: at a comma of any script, a colon, and before a bracket that ends it. */
const CUTS =
  /[,،:]\s+|[、，]\s*|,(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])|\s\((?=[^()]*\)$)/gu;
/** Words that may stand between a title and its employer, and as well inside a title. */
const JOINTS = /\s(?:en|em|na|no|nel|nella|für|pour|with|for|в)\s(?=\p{Lu})/gu;
/** The form of a company ends its name: "Harbour Works, Ltd". */
const LEGAL_TAIL = /^(?:inc|llc|ltd|lda|gmbh|corp|co|s\.?a|s\.?l|llp|plc)\b\.?/i;
/** A short name that may be a town's, known or not. */
const TOWN_FORM = /^\(?\p{Lu}[\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,2}\)?$/u;

interface Stretch {
  start: number;
  end: number;
  after: Cut;
}

/** Whether a segment may be the name of a town. */
export function isTownForm(text: string): boolean {
  return TOWN_FORM.test(text);
}

/** The stretches of a part between its cuts, of which there are `most` at most. */
function stretchesOf(text: string, most: number): Stretch[] {
  const commas = [...text.matchAll(CUTS)].filter(
    ({ index, 0: mark }) => index > 0 && !LEGAL_TAIL.test(text.slice(index + mark.length)),
  );
  const cuts = (commas.length > 0 ? commas : [...text.matchAll(JOINTS)]).slice(0, most);
  const first: Stretch = { start: 0, end: cuts[0]?.index ?? text.length, after: 'none' };
  return [
    first,
    ...cuts.map(({ index, 0: mark }, at): Stretch => ({
      start: index + mark.length,
      end: cuts[at + 1]?.index ?? text.length,
      after: mark.endsWith('(') ? 'bracket' : commas.length > 0 ? 'comma' : 'word',
    })),
  ];
}

/** The more parts a head has, the fewer cuts each: the number of readings grows with their product. */
function mostCuts(parts: number): number {
  if (parts === 1) return 4;
  return parts <= 3 ? 3 : 1;
}

interface CutPart {
  part: number;
  text: string;
  side: HeadPart['side'];
  stretches: Stretch[];
}

function segmentOf({ text, stretches, part }: CutPart, from: number, to: number): Segment {
  const words = text.slice(stretches[from]?.start ?? 0, stretches[to]?.end ?? text.length).trim();
  const isClosing = words.endsWith(')') && !words.includes('(');
  return {
    text: isClosing ? words.slice(0, -1) : words,
    part,
    from,
    to,
    after: stretches[from]?.after ?? 'none',
  };
}

function areApart(a: Segment, b: Segment): boolean {
  return a.part !== b.part || a.to < b.from || b.to < a.from;
}

/** What two segments leave of a part. */
function restOf(cut: CutPart, taken: readonly (Segment | null)[]): Segment[] {
  const isTaken = (at: number) =>
    taken.some((one) => one !== null && one.part === cut.part && one.from <= at && at <= one.to);
  const rest: Segment[] = [];
  let from = -1;
  for (let at = 0; at <= cut.stretches.length; at += 1) {
    const isFree = at < cut.stretches.length && !isTaken(at);
    if (isFree && from === -1) from = at;
    if (!isFree && from !== -1) {
      rest.push(segmentOf(cut, from, at - 1));
      from = -1;
    }
  }
  return rest.filter(({ text }) => text !== '');
}

/** More parts than a head has: what stands behind them is left as it is. */
const MOST_PARTS = 8;

/** All ways to read a head that heed what its labels and "at" say. */
export function readingsOf({ parts, places }: Head): HeadReading[] {
  const most = mostCuts(parts.length);
  const cut = parts.map(({ text, side }, part): CutPart => {
    const stretches = stretchesOf(text, side === 0 && part < MOST_PARTS ? most : 0);
    return { part, text, side, stretches };
  });
  const segments = (side: HeadPart['side']) => {
    const sure = cut.filter((part) => part.side === side);
    const open = cut.filter((part) => part.side === 0).slice(0, MOST_PARTS);
    return (sure.length > 0 ? sure : open).flatMap((part) =>
      part.stretches.flatMap((_, from) =>
        part.stretches.slice(from).map((__, more) => segmentOf(part, from, from + more)),
      ),
    );
  };
  const isSure = (side: HeadPart['side']) => parts.some((part) => part.side === side);
  const [whats, wheres] = [segments(1), segments(-1)];
  const pairs: [Segment | null, Segment | null][] = whats.flatMap((what) =>
    wheres.filter((where) => areApart(what, where)).map((where): [Segment, Segment] => [what, where]),
  );
  if (!isSure(-1)) pairs.push(...whats.map((what): [Segment, null] => [what, null]));
  if (!isSure(1)) pairs.push(...wheres.map((where): [null, Segment] => [null, where]));
  return pairs.flatMap(([what, where]) => {
    const rest = cut.flatMap((part) => restOf(part, [what, where]));
    const towns = places.length > 0 ? [] : rest.filter(({ text }) => isTownForm(text));
    return [
      { what, where, town: null, rest },
      ...towns.map((town) => ({ what, where, town, rest: rest.filter((one) => one !== town) })),
    ];
  });
}

/** Whether the title stands before the employer; null where one of them is missing. */
export function isWhatFirst({ what, where }: Pick<HeadReading, 'what' | 'where'>): boolean | null {
  if (!what || !where) return null;
  return what.part < where.part || (what.part === where.part && what.from < where.from);
}
