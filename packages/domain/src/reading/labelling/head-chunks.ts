import type { Entry } from '../entry.ts';
import { withoutLabels, type EntryLabel } from '../entry-labels.ts';
import { Words } from '../words.ts';
import type { HeadKind, HeadRole } from './head-labels.ts';

/** What parts a chunk from the one before it. */
export type Cut =
  | 'start'
  | 'line'
  | 'gap'
  | 'date'
  | 'type'
  | 'mark'
  | 'dash'
  | 'comma'
  | 'colon'
  | 'bracket'
  | 'close'
  | 'at'
  | 'word';

/** The fewest words of a head that may be a field of their own: nothing within them parts two. */
export interface Chunk {
  before: Cut;
  /** The stretch of one type it stands in, and from where to where. */
  stretch: number;
  start: number;
  end: number;
  /** Which paragraph of the head, from 0. */
  line: number;
  /** What the label before it says it is. */
  labelled: HeadRole | null;
}

/** A stretch of a head in one type. */
export interface Stretch {
  words: Words;
  style: string;
  line: number;
  /** Which stretch of its line, from 0. */
  at: number;
  column: number;
}

/** An entry's head, parted wherever a field may end. */
export interface HeadWords {
  stretches: Stretch[];
  chunks: Chunk[];
  isDated: boolean;
}

const AT = String.raw`at|bei|beim|chez|presso|bij`;
/** Where a stretch may be parted, by what parts it. */
const CUTS = new RegExp(
  [
    String.raw`(?<mark>\s+[|•·∙▪‖◦●■/\\~]\s*|\s*[|•]\s+|;\s|\s::\s)`,
    String.raw`(?<dash>\s+[–—-]\s+)`,
    String.raw`(?<at>\s@\s|\s(?:${AT})\s(?:(?:the|der|dem|la|le|il|het|l['’])\s?)?(?=[\p{Lu}\d]))`,
    String.raw`(?<close>\)[,،]?\s+(?=\S))`,
    String.raw`(?<bracket>\s?\((?=[^()]{2,60}\)))`,
    String.raw`(?<comma>[,،]\s+|[、，]\s*|,(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))`,
    String.raw`(?<colon>:\s+)`,
    String.raw`(?<word>\s(?:in|im|en|em|na|no|nel|nella|für|pour|with|for|в)\s(?=\p{Lu}))`,
  ].join('|'),
  'gu',
);
/** A stretch that begins so names the employer. */
const BEGINS_AT = new RegExp(String.raw`^(?:${AT}|@)(?:\s+|$)`, 'u');
/** The form of a company ends its name: "Harbour Works, Ltd". */
const LEGAL_TAIL = /^(?:inc|llc|ltd|lda|gmbh|corp|co|s\.?a|s\.?l|llp|plc)\b\.?/i;
/** More than a head has: what stands behind them is left as it is. */
const MOST_CHUNKS = 16;

const roleOfLabel: Record<EntryLabel, HeadRole | null> = {
  what: 'what',
  where: 'where',
  place: 'place',
  time: null,
};

/** The chunks of a stretch; `before` is what parts it from the one before. */
function chunksIn(
  { words: { text }, line }: Stretch,
  stretch: number,
  before: Cut,
  labelled: HeadRole | null,
): Chunk[] {
  const begins = BEGINS_AT.exec(text)?.[0].length ?? 0;
  const chunks: Chunk[] = [];
  let [from, cut] = [begins, begins > 0 ? ('at' as Cut) : before];
  const add = (end: number) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(from, end)))
      chunks.push({ before: cut, stretch, start: from, end, line, labelled });
  };
  for (const match of labelled === null ? text.slice(begins).matchAll(CUTS) : []) {
    const [kind = 'mark'] = Object.entries(match.groups ?? {}).find(([, words]) => words !== undefined) ?? [];
    const at = match.index + begins;
    const next = at + match[0].length;
    if (at === 0 || (kind === 'comma' && LEGAL_TAIL.test(text.slice(next)))) continue;
    add(at);
    [from, cut] = [next, kind as Cut];
  }
  add(text.length);
  return chunks;
}

function withoutAt(chunks: readonly Chunk[]): Chunk[] {
  const joined: Chunk[] = [];
  for (const chunk of chunks) {
    const last = joined.at(-1);
    if (last && chunk.before === 'at') joined[joined.length - 1] = { ...last, end: chunk.end };
    else joined.push(chunk);
  }
  return joined;
}

/** The chunks of an entry's head in their order. In the name of a certificate "at" parts nothing: "First Aid at Work". */
export function headWordsOf(
  { pieces, range }: Pick<Entry, 'pieces' | 'range'>,
  kind: HeadKind = 'job',
): HeadWords {
  const stretches: Stretch[] = [];
  const chunks: Chunk[] = [];
  let isAfterAt = false;
  for (const { piece, label } of withoutLabels(pieces)) {
    const words = piece.words.trimmed();
    const { text } = words;
    if (kind !== 'certificate' && BEGINS_AT.test(text) && text.length <= 7 && !text.includes(' ')) {
      isAfterAt = true;
      continue;
    }
    const last = stretches.at(-1);
    const isSameLine = last?.line === piece.line;
    const before: Cut = isAfterAt
      ? 'at'
      : !last
        ? 'start'
        : !isSameLine
          ? 'line'
          : last.column !== piece.column
            ? 'gap'
            : last.style === piece.style
              ? 'date'
              : 'type';
    isAfterAt = false;
    const stretch = {
      words,
      style: piece.style,
      line: piece.line,
      at: last && isSameLine ? last.at + 1 : 0,
      column: piece.column,
    };
    stretches.push(stretch);
    const own = chunksIn(stretch, stretches.length - 1, before, label && roleOfLabel[label]);
    chunks.push(...(kind === 'certificate' ? withoutAt(own) : own));
  }
  return { stretches, chunks: chunks.slice(0, MOST_CHUNKS), isDated: range !== null };
}

/** Marks that stand between fields and belong to none. */
const MARGIN = ',،、，;:|·•–—-';

/** The words from one chunk to another, both included. */
export function wordsBetween({ chunks, stretches }: HeadWords, from: number, to: number): Words {
  const [first, last] = [chunks[from], chunks[to]];
  if (!first || !last) return Words.none;
  const between = stretches.slice(first.stretch, last.stretch + 1).map(({ words }, at, all) => {
    const end = at === all.length - 1 ? last.end : undefined;
    return words.slice(at === 0 ? first.start : 0, end);
  });
  const words = Words.join(between, ' ')
    .trimmed({ start: MARGIN, end: MARGIN })
    .without(/(?<=\p{Ll}{4})\.$/u);
  const [opens, closes] = [words.text.includes('('), words.text.includes(')')];
  if (opens === closes) return /^\([^()]*\)$/u.test(words.text) ? words.slice(1, -1) : words;
  return opens ? words.plus(')') : words.without(/\)/gu);
}

/** Chunks that one field may hold: more than a name has. */
const MOST_IN_FIELD = 6;

/** Whether a field may go on from the chunk before into this one. */
export function goesOn({ before }: Chunk): boolean {
  return before !== 'line' && before !== 'gap' && before !== 'date' && before !== 'start';
}

/** All stretches of chunks that may be a field, as `[from, to]`, by where they begin. */
export function spansOf({ chunks }: HeadWords): [number, number][][] {
  return chunks.map((first, from) => {
    const spans: [number, number][] = [[from, from]];
    for (let to = from + 1; to < Math.min(chunks.length, from + MOST_IN_FIELD); to += 1) {
      const chunk = chunks[to];
      if (!chunk || !goesOn(chunk) || chunk.labelled !== null || first.labelled !== null) break;
      spans.push([from, to]);
    }
    return spans;
  });
}
