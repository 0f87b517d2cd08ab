import { inflect, meaningsOf, type VerbForm } from '@candor/language';
import { findingAt, type Finding } from './finding.ts';
import { phraseLists, type PhraseList } from './phrases.data.ts';
import { prepareText, type PreparedText, type Token } from './prepared-text.ts';
import { capitalised } from '../text/index.ts';

interface Phrase {
  /** What may stand at each place. */
  words: string[][];
  replacements: string[];
  /** Null for what is left alone. */
  list: PhraseList | null;
}

function phraseOf(row: string, list: PhraseList | null): Phrase {
  const [words = '', ...replacements] = row.split('|');
  return {
    words: words.split(' ').map((word) => word.split('/')),
    replacements: replacements.map((one) => (one === '-' ? '' : one)),
    list,
  };
}

const phrases = phraseLists.flatMap((list) => [
  ...list.rows.split('\n').map((row) => phraseOf(row, list)),
  ...(list.leaves?.split('\n').map((row) => phraseOf(row, null)) ?? []),
]);

// By first word, the longest phrase first.
const byFirst = new Map<string, Phrase[]>();
for (const phrase of phrases.toSorted((a, b) => b.words.length - a.words.length))
  for (const first of phrase.words[0] ?? []) byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);

/** What stands behind the first word of those that are meant in all forms, and how those of one word begin in all forms. */
const inflected = phrases.filter(({ list }) => list?.isInflected);
const behindFirst = new Set(inflected.flatMap(({ words }) => words[1] ?? []));
const BEGINNING = 3;
const beginnings = new Set(
  inflected
    .filter(({ words }) => words.length === 1)
    .flatMap(({ words: [ones = []] }) => ones.map((one) => one.slice(0, BEGINNING))),
);

/** The tokens of a sentence, each part of a compound by itself: "results-driven" is two. */
function partsOf(tokens: readonly Token[]) {
  return tokens.flatMap(({ lower, span }) => {
    let start = span.start;
    const words = lower.split('-');
    return words.map((word, at) => {
      const part = {
        word,
        start,
        end: start + word.length,
        opens: at === 0,
        closes: at === words.length - 1,
      };
      start = part.end + 1;
      return part;
    });
  });
}

type Part = ReturnType<typeof partsOf>[number];

function isAt(parts: readonly Part[], at: number, { words }: Phrase): boolean {
  const isPhrase = words.every((ones, index) => index === 0 || ones.includes(parts[at + index]?.word ?? ''));
  return isPhrase && parts[at]?.opens === true && parts[at + words.length - 1]?.closes === true;
}

/** The longest phrase that begins with a part, and the form that its first word has there. */
function phraseAt(parts: readonly Part[], at: number): { phrase: Phrase; form: VerbForm | null } | null {
  const word = parts[at]?.word ?? '';
  const phrase = byFirst.get(word)?.find((one) => isAt(parts, at, one));
  if (phrase) return { phrase, form: null };
  if (!behindFirst.has(parts[at + 1]?.word ?? '') && !beginnings.has(word.slice(0, BEGINNING))) return null;
  for (const { lemma, form } of meaningsOf(word)) {
    const inflected = byFirst.get(lemma)?.find((one) => one.list?.isInflected && isAt(parts, at, one));
    if (inflected) return { phrase: inflected, form };
  }
  return null;
}

function cased(replacement: string, words: string): string {
  return /^\p{Lu}/u.test(words) && !/^I\b/.test(words) ? capitalised(replacement) : replacement;
}

/** Findings of the phrase lists, the longest phrase at each place. */
export function checkPhrases({ text, sentences }: PreparedText): Finding[] {
  const findings: Finding[] = [];
  for (const { tokens } of sentences) {
    const parts = partsOf(tokens);
    for (let at = 0; at < parts.length; at += 1) {
      const found = phraseAt(parts, at);
      const span = {
        start: parts[at]?.start ?? 0,
        end: parts[at + (found?.phrase.words.length ?? 1) - 1]?.end ?? 0,
      };
      const words = text.slice(span.start, span.end);
      // "ETC" is a name, and what a full stop or a comma parts is no phrase.
      if (!found || /^\p{Lu}{2,}$/u.test(words) || /[.;:!?()\n,]/.test(words)) continue;
      const { list, replacements, words: places } = found.phrase;
      // "Manpower" inside a sentence is a firm, "Chairman" somebody's title.
      const isName = list?.check === 'inclusive' && at > 0 && /^\p{Lu}/u.test(words);
      at += places.length - 1;
      if (!list || isName) continue;
      const wordings = replacements.map((one) => (found.form ? inflect(one, found.form) : one));
      findings.push(
        findingAt(list.check, { text, span }, list.message(), ...wordings.map((one) => cased(one, words))),
      );
    }
  }
  return findings;
}

/** The clichés of a text as they stand in it, in order: "team player", "proven track record". */
export function clichesIn(text: string): string[] {
  return checkPhrases(prepareText(text))
    .filter(({ check }) => check === 'cliche')
    .map(({ words }) => words);
}
