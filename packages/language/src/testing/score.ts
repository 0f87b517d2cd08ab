import type { FragmentKind, Sentence, Token } from '../english-text.ts';
import { readEnglish } from '../read-english.ts';
import type { TaggedFragment, TaggedWord } from './fragments.ts';

/** Of so many, how many were right. */
export type Share = { of: number; right: number };

export type Score = {
  tokens: Share;
  /** `of` is how many are certain. */
  certainTokens: Share;
  firstWords: Share;
  certainFirstWords: Share;
  kinds: Share;
  certainKinds: Share;
  /** Of verb-led fragments and sentences whose kind was right. */
  tenses: Share;
  /** One line a mistake, those that claimed to be certain marked. */
  mistakes: string[];
};

const KINDS: Record<string, FragmentKind> = {
  S: 'sentence',
  V: 'verb',
  G: 'gerund',
  N: 'noun',
  L: 'list',
  C: 'clause',
  O: 'other',
};
const TIMES: Record<string, Sentence['tense']> = { '+': 'present', '-': 'past', '>': 'future' };
/** Names for one thing between which nothing hangs: "to" as particle or preposition, "her" as pronoun or determiner. */
const KIN: Record<string, string> = {
  preposition: 'link',
  subordinator: 'link',
  particle: 'link',
  determiner: 'pronoun',
  auxiliary: 'verb',
};
const kin = (pos: string) => KIN[pos] ?? pos;

function isRight({ tags }: TaggedWord, token: Token): boolean {
  return tags.some((tag) => {
    const [pos = '', detail] = tag.split(':');
    if (kin(pos) !== kin(token.pos)) return false;
    if (!detail || token.pos === 'auxiliary') return true;
    return detail === (pos === 'verb' ? token.form : token.number);
  });
}

function isRightTime(time: string, { tense, aspect }: Sentence): boolean {
  const wanted = TIMES[time];
  // A perfect tells of the past in a present form; "I would be glad" is a present of things to come.
  if (time === '-' && aspect === 'perfect') return true;
  return !wanted || wanted === tense || (time === '>' && tense === 'present');
}

/** Reads the fragments and compares them with their tags by hand. */
export function scoreFragments(fragments: readonly TaggedFragment[]): Score {
  const share = (): Share => ({ of: 0, right: 0 });
  const score: Score = {
    tokens: share(),
    certainTokens: share(),
    firstWords: share(),
    certainFirstWords: share(),
    kinds: share(),
    certainKinds: share(),
    tenses: share(),
    mistakes: [],
  };
  const count = (one: Share, isGood: boolean) => {
    one.of += 1;
    if (isGood) one.right += 1;
  };
  for (const fragment of fragments) {
    const { sentences } = readEnglish(fragment.text);
    const tokens = sentences.flatMap((sentence) => sentence.tokens);
    for (const [index, word] of fragment.words.entries()) {
      const token = tokens.find(({ span }) => span.start === word.start && span.end === word.end);
      const isGood = !!token && isRight(word, token);
      count(score.tokens, isGood);
      if (token?.isCertain) count(score.certainTokens, isGood);
      if (index === 0) count(score.firstWords, isGood);
      if (index === 0 && token?.isCertain) count(score.certainFirstWords, isGood);
      if (!isGood)
        score.mistakes.push(
          `${token?.isCertain ? 'CERTAIN ' : ''}${word.text}: ${token?.pos} ${token?.form ?? token?.number}, not ${word.tags.join(' or ')} | ${fragment.text}`,
        );
    }
    const [sentence] = sentences;
    if (!sentence) continue;
    const wanted = KINDS[fragment.kind];
    const isKind = sentences.length === 1 && sentence.kind === wanted;
    count(score.kinds, isKind);
    if (sentence.isCertain) count(score.certainKinds, isKind);
    if (!isKind)
      score.mistakes.push(
        `${sentence.isCertain ? 'CERTAIN ' : ''}kind ${sentence.kind}, not ${wanted} | ${fragment.text}`,
      );
    else if ('SV'.includes(fragment.kind)) {
      count(score.tenses, isRightTime(fragment.time, sentence));
      if (!isRightTime(fragment.time, sentence))
        score.mistakes.push(`tense ${sentence.tense} | ${fragment.text}`);
    }
  }
  return score;
}
