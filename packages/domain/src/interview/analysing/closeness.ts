import { readEnglish, type Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';

export interface ContentWord {
  lemma: string;
  weight: number;
}

/** The words by which interviewers ask anything at all, and verbs and adjectives that say nothing of a subject. */
const FRAME = new Set(
  'tell describe explain give share talk walk discuss outline provide mention time example situation experience instance occasion moment thing something someone way kind type you your me us would could should can may might must will do go get make take have be use work job role company employer position people person handle deal approach happen ask answer question think know see feel want need like good great well much many most more best last ever recent specific brief briefly detail please keep show say why how what when'.split(
    ' ',
  ),
);
const WEIGHTS: Readonly<Partial<Record<Token['pos'], number>>> = {
  noun: 1,
  name: 1,
  adjective: 0.7,
  verb: 0.8,
};

/** The words that carry the subject of some tokens, each once. */
export function contentWords(tokens: readonly Token[]): ContentWord[] {
  const found = new Map<string, ContentWord>();
  for (const { pos, lemma } of tokens) {
    const weight = WEIGHTS[pos] ?? 0;
    if (weight === 0 || FRAME.has(lemma) || lemma.length < 3 || found.has(lemma)) continue;
    found.set(lemma, { lemma, weight });
  }
  return [...found.values()];
}

/** The words of a question or of a key point that carry its subject. */
export function subjectOf(text: string): ContentWord[] {
  return contentWords(readEnglish(text).sentences.flatMap(({ tokens }) => tokens));
}

/** What the words of a unit may mean, gathered, so that one word can be held against all of them. */
export interface Meanings {
  lemmas: ReadonlySet<string>;
  /** Each sense with the number of senses of the word that has it: the fewer, the surer. */
  senses: ReadonlyMap<string, number>;
  wider: ReadonlyMap<string, number>;
}

export function meaningsOfWords(words: readonly ContentWord[]): Meanings {
  const [senses, wider] = [new Map<string, number>(), new Map<string, number>()];
  for (const { lemma } of words) {
    const meaning = thesaurusOf(lemma);
    const count = meaning.senses.length;
    for (const sense of meaning.senses) senses.set(sense, Math.min(count, senses.get(sense) ?? count));
    for (const sense of meaning.wider) wider.set(sense, Math.min(count, wider.get(sense) ?? count));
  }
  return { lemmas: new Set(words.map(({ lemma }) => lemma)), senses, wider };
}

/** Nearness of words that mean the same. */
const SAME = 0.9;
/** Two words of so many senses together are held for synonyms without doubt; of more, it may be by another sense. */
const FEW_SENSES = 10;

/** The nearest of some senses among those said, held down by how many senses both words have. */
function nearest(
  senses: readonly string[],
  count: number,
  said: ReadonlyMap<string, number>,
  full: number,
): number {
  let most = 0;
  for (const sense of senses) {
    const saidCount = said.get(sense);
    if (saidCount !== undefined) most = Math.max(most, full * Math.min(1, FEW_SENSES / (saidCount * count)));
  }
  return most;
}

/** How near what was said comes to a word, 0 to 1. */
function nearness(lemma: string, said: readonly Meanings[]): number {
  if (said.some(({ lemmas }) => lemmas.has(lemma))) return 1;
  const { senses, wider } = thesaurusOf(lemma);
  let most = 0;
  for (const one of said)
    most = Math.max(
      most,
      nearest(senses, senses.length, one.senses, SAME),
      // "a quarrel" where a conflict was asked about.
      nearest(senses, senses.length, one.wider, 0.6),
      nearest(wider, senses.length, one.senses, 0.3),
    );
  return most;
}

/** What many senses a word has, so many other things it may be about. */
const telling = (lemma: string) => 1 / Math.sqrt(Math.max(1, thesaurusOf(lemma).senses.length / 2));

/** Which share of a subject was spoken of, 0 to 1; null for a subject without words. */
export function coverage(subject: readonly ContentWord[], said: readonly Meanings[]): number | null {
  const weighed = subject.map(({ lemma, weight }) => ({ lemma, weight: weight * telling(lemma) }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return null;
  return weighed.reduce((sum, { lemma, weight }) => sum + weight * nearness(lemma, said), 0) / all;
}

/** Whether a word, or one of the same meaning, was said. */
export const isSaid = (lemma: string, said: readonly Meanings[]): boolean => nearness(lemma, said) >= SAME;
