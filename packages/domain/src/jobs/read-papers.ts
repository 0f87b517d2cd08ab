import { itemAt, isWithin, meets } from './advert-item.ts';
import { askedPhrases } from './asked-phrases.ts';
import { DEGREE_WORD } from './degree-words.data.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { addLine, addWords, takeAll, type FieldCandidate } from './odds/candidate.ts';
import { collectFeatures } from './odds/features.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import type { Span } from '../text/index.ts';

const LEAST_ASKED = -3;
const MOST_WORDS = 9;
const LONGEST_JOIN = 18;
const slug = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]+/gu, '-');

export interface PaperCandidate extends FieldCandidate {
  /** Where the lexicon has it. */
  known: NamedSkill | null;
}

interface Range {
  from: number;
  to: number;
  kind: string;
}

/** The phrases of a line, and neighbours joined: "registration with Social Work England". */
function rangesOf(line: JudgedLine, words: AdvertWords, known: readonly NamedSkill[]): Range[] {
  const { text, span } = line;
  const phrases = askedPhrases(line, words).map((one) => ({
    from: one.span.start - span.start,
    to: one.span.end - span.start,
  }));
  const ranges: Range[] = known.map((one) => ({
    from: one.span.start - span.start,
    to: one.span.end - span.start,
    kind: 'known',
  }));
  for (const [at, first] of phrases.entries()) {
    ranges.push({ ...first, kind: 'phrase' });
    const before = /(?:^|(?<=[\s(]))[\p{L}\p{N}][\p{L}\p{N}'’-]*\s$/u.exec(text.slice(0, first.from))?.[0];
    if (before) ranges.push({ from: first.from - before.length, to: first.to, kind: 'led' });
    const bracket = /^\s?\([^)]{1,30}\)/u.exec(text.slice(first.to))?.[0];
    if (bracket) ranges.push({ from: first.from, to: first.to + bracket.length, kind: 'bracket' });
    let last = first;
    for (const next of phrases.slice(at + 1, at + 4)) {
      const gap = text.slice(last.to, next.from);
      if (gap.length > LONGEST_JOIN || /[;:.–|]/u.test(gap)) break;
      last = next;
      const isListed = /,/u.test(gap) || words.and.test(gap);
      ranges.push({ from: first.from, to: next.to, kind: isListed ? 'joined list' : 'joined' });
    }
    const level = /^\s(?:[A-E]\d?E?|\d{1,3}\p{L}?)(?!\p{L})/u.exec(text.slice(first.to))?.[0];
    if (level) ranges.push({ from: first.from, to: first.to + level.length, kind: 'level' });
  }
  return ranges;
}

const counted = (text: string) => text.split(/\s+/u).length;

function candidatesOf(line: JudgedLine, words: AdvertWords, named: readonly NamedSkill[]): PaperCandidate[] {
  const { text } = line;
  const here = named.filter((one) => one.category === 'certificate' && isWithin(one, line));
  const isAsked = words.required.test(text);
  const isPreferred = words.preferred.test(text);
  const isWaived = words.waived.test(text) && !isPreferred;
  const isDuty = words.sentences.duties.test(text);
  // What the line does not say no part of it does: these take long to look for.
  const hasPaper = words.papers.test(text);
  const hasDegree = DEGREE_WORD.test(text);
  const seen = new Set<string>();
  return rangesOf(line, words, here).flatMap(({ from, to, kind }): PaperCandidate[] => {
    const name = text.slice(from, to);
    const key = `${from} ${to}`;
    const count = counted(name);
    if (seen.has(key) || count > MOST_WORDS) return [];
    seen.add(key);
    const { features, add } = collectFeatures();
    const item = itemAt(line, name, from, to - from);
    const known = here.find((one) => meets(one, item)) ?? null;
    const paper = hasPaper ? words.papers.exec(name) : null;
    const isDegree = hasDegree && DEGREE_WORD.test(name);
    const around = text.slice(0, from) + text.slice(to);
    const before = /(\p{L}+)[\s(]*$/u.exec(text.slice(0, from))?.[1]?.toLowerCase() ?? '';
    const first = name.split(/\s/u)[0]?.toLowerCase() ?? '';
    add('bias');
    addLine(add, line);
    add(kind);
    add(`words ${Math.min(count, 5)}`);
    add('known', known !== null);
    add(
      'known whole',
      known !== null && known.span.start === item.span.start && known.span.end === item.span.end,
    );
    add('known joined', known !== null && kind.startsWith('joined'));
    add('paper', paper !== null);
    add('paper alone', paper !== null && paper[0].length === name.length);
    add(`paper ${kind}`, paper !== null);
    add('paper around', hasPaper && words.papers.test(around));
    add('paper asked', paper !== null && line.asked > 0);
    add('paper duties', paper !== null && line.section === 'duties');
    add('degree', isDegree);
    add('degree and paper', isDegree && paper !== null);
    add('acronym', /\p{Lu}{2}/u.test(name));
    add('all acronym', /^[\p{Lu}\p{N} /-]+$/u.test(name));
    add('acronym other', /\p{Lu}{2}/u.test(name) && paper === null && known === null);
    add('figure', /\d/u.test(name));
    add('capital', /^\p{Lu}/u.test(name));
    add('capitals', (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length / count);
    add('need', isAsked);
    add('preferred', isPreferred);
    add('waived', isWaived);
    add('whole line', name.length > 0.8 * text.length);
    add('line end', /^[\s.]*$/u.test(text.slice(to)));
    add(`before ${before}`);
    add(`first ${first}`);
    add('first split', words.splits.has(first));
    add('first edge', words.edges.has(first));
    add('duties', isDuty);
    add('knowledge', words.knowledge.has(before) || words.knowledge.has(first));
    addWords(add, name);
    for (const word of new Set(around.toLowerCase().match(/\p{L}{4,}/gu))) add(`around ${word}`);
    return [{ item, features, known }];
  });
}

/** Everything that may be a licence, card, registration or the like, before it is judged. */
export const paperCandidates = (
  lines: readonly JudgedLine[],
  words: AdvertWords,
  named: readonly NamedSkill[],
  taken: readonly { span: Span }[],
): PaperCandidate[] =>
  lines
    .filter((line) => !line.isHeading && Math.max(line.asked, line.blockAsked) > LEAST_ASKED)
    .flatMap((line) => candidatesOf(line, words, named))
    .filter(({ item }) => !taken.some((one) => meets(one, item)));

/** Licences, cards, registrations and the like that an advert asks for; those that the lexicon knows keep their names. `taken` is something else. */
export const readPapers = (candidates: readonly PaperCandidate[], weights: AdvertWeights): NamedSkill[] =>
  takeAll(candidates, weights.certificate).map(({ item: { name, span }, known }): NamedSkill =>
    known ? { ...known, span } : { id: slug(name), name, category: 'certificate', span, isKnown: false },
  );
