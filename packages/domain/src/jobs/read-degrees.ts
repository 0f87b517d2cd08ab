import type { ReadAdvert } from './advert.ts';
import { itemAt } from './advert-item.ts';
import { degreeIn, degreesIn, type DegreeLevel } from './degrees.ts';
import { DEGREE_WORD } from './degree-words.data.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { addLine, addWords, takeAll, type FieldCandidate } from './odds/candidate.ts';
import { collectFeatures } from './odds/features.ts';
import type { JudgedLine } from './odds/judge-lines.ts';

const LEAST_ASKED = -3;
const LONGEST = 110;
/** Where the field of a degree may end, the shortest first. */
const ENDS: readonly (readonly [string, RegExp])[] = [
  ['word', /^/u],
  [
    'or',
    /^[^,;.:()–]*?(?=\s(?:or|oder|ou|o|of|and|und|y|et|e|en|with|mit|con|avec|met|plus|bzw|sowie|is|ist|es|est)(?!\p{L})|[,;.:()–]|$)/u,
  ],
  ['mark', /^[^,;.:()–]*/u],
  ['bracket', /^[^,;.:()–]*\([^)]*\)/u],
  ['comma', /^[^;.:()–]*/u],
];
const EDGE = /[\s,;:]+$/u;
/** Words before the word for a degree that are part of it: "abgeschlossene kaufmännische", "five". */
const WORD_BEFORE = /(?:^|(?<=[\s(]))[\p{L}\p{N}][\p{L}\p{N}.'’/&-]*\s$/u;
const MOST_BEFORE = 3;

interface Span {
  from: number;
  to: number;
  level: DegreeLevel | null;
}

/** What names a degree in a text: forms that we know with their level, and words for one. */
function coresOf(text: string): Span[] {
  const known = degreesIn(text).map(({ start, end, level }) => ({ from: start, to: end, level }));
  const words = [...text.matchAll(new RegExp(DEGREE_WORD, 'giu'))].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
    level: null,
  }));
  return [
    ...known,
    ...words.filter((one) => !known.some((other) => other.from <= one.from && one.to <= other.to)),
  ];
}

function candidatesOf(line: JudgedLine, words: AdvertWords): FieldCandidate[] {
  const { text } = line;
  const found = new Map<string, FieldCandidate>();
  const cores = coresOf(text);
  for (const core of cores) {
    let from = core.from;
    for (let before = 0; before <= MOST_BEFORE; before += 1) {
      if (before > 0) {
        const word = WORD_BEFORE.exec(text.slice(0, from))?.[0];
        if (!word) break;
        from -= word.length;
      }
      for (const [end, pattern] of ENDS) {
        const behind = pattern.exec(text.slice(core.to))?.[0];
        if (behind === undefined) continue;
        const name = text.slice(from, core.to + behind.length).replace(EDGE, '');
        const key = `${from} ${name.length}`;
        if (found.has(key) || name.length > LONGEST || name.length < 2) continue;
        const { features, add } = collectFeatures();
        add('bias');
        addLine(add, line);
        add(`end ${end}`);
        add(`before ${before}`);
        for (const [at, word] of (text.slice(from, core.from).toLowerCase().match(/\S+/gu) ?? []).entries()) {
          if (at === 0) add(`first ${word}`);
          add('before edge', words.edges.has(word));
          add('before split', words.splits.has(word));
        }
        add('tail', Math.min(5, behind.trim().split(/\s+/u).length) / 5);
        const [next = ''] =
          /^\s*[\p{L}\p{N}]+/u
            .exec(text.slice(from + name.length))?.[0]
            .trim()
            .toLowerCase()
            .split(' ') ?? [];
        add(`next ${next}`, next.length > 0 && next.length < 5);
        add(`tail starts ${/^\s*(\S+)/u.exec(behind)?.[1]?.toLowerCase() ?? ''}`);
        add('known', core.level !== null);
        add(`level ${core.level ?? 'none'}`);
        add('small', /^\p{Ll}/u.test(text.slice(core.from)));
        add('acronym', /^\p{Lu}{2}/u.test(text.slice(core.from)));
        add('whole line', name.length > 0.7 * text.length);
        add('cores', Math.min(3, cores.length) / 3);
        add(
          'holds cores',
          Math.min(3, cores.filter((one) => one.from >= from && one.to <= from + name.length).length) / 3,
        );
        add('figure', /\d/u.test(name));
        add('commas', Math.min(3, name.split(',').length - 1) / 3);
        add('preferred', words.preferred.test(text));
        add('need', words.required.test(text));
        add('duties', words.sentences.duties.test(text));
        addWords(add, name);
        found.set(key, { item: itemAt(line, name, from, name.length), features });
      }
    }
  }
  return [...found.values()];
}

/** Everything that may be a degree or a schooling that is asked for, before it is judged. */
export const degreeCandidates = (lines: readonly JudgedLine[], words: AdvertWords): FieldCandidate[] =>
  lines
    .filter((line) => !line.isHeading && Math.max(line.asked, line.blockAsked) > LEAST_ASKED)
    .flatMap((line) => candidatesOf(line, words));

/** A degree as a line names it. */
export type ReadDegree = Omit<ReadAdvert['degrees'][number], 'isRequired'>;

/** Degrees and schooling that are asked for, each with the field that the advert names; what an employer offers to pay for is none. */
export const readDegrees = (
  lines: readonly JudgedLine[],
  words: AdvertWords,
  weights: AdvertWeights,
): ReadDegree[] =>
  takeAll(degreeCandidates(lines, words), weights.degree).map(({ item }) => ({
    ...item,
    level: degreeIn(item.name)?.level ?? 'vocational',
  }));
