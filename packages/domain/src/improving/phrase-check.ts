import type { Finding } from './finding.ts';
import { phraseLists, termsOfWork, type PhraseList } from './phrases.data.ts';
import type { PreparedText, TextKind, Token } from './prepared-text.ts';

interface Phrase {
  words: string[];
  list: PhraseList;
  replacements: string[];
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’/%-]*/gu;

function phraseOf(row: string, list: PhraseList): Phrase {
  const [words = '', ...replacements] = row.split('|').map((part) => part.trim());
  return {
    words: words.match(WORD)?.flatMap((word) => word.split('/')) ?? [],
    list,
    replacements: replacements.map((one) => (one === '-' ? '' : one)),
  };
}

// By first word, the longest phrase first.
const byFirst = Map.groupBy(
  phraseLists
    .flatMap((list) => list.rows.split('\n').map((row) => phraseOf(row, list)))
    .toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

interface Surroundings {
  before?: RegExp;
  after?: RegExp;
}

/** Phrases that mean something else there: "kind of you", "very much", "rather than". */
const EXCEPT: Readonly<Record<string, Surroundings>> = {
  'kind of': { before: /\b(?:this|that|the|a|same|what|any|some|another|every|right|similar|different) $/i },
  'sort of': { before: /\b(?:this|that|the|a|same|what|any|some|another|every|right|similar|different) $/i },
  very: { before: /\bthe $/i, after: /^ (?:much|first|last|best|same|well)\b/i },
  purchase: { before: /\b(?:the|a|each|every|of|first) $/i },
  leverage: { before: /\b(?:the|of|more) $/i },
  'is able to': { before: /\bnobody $/i },
  manned: { after: /^ space/i },
  lame: { before: /\bla $/i },
  // "At the end of the day shift", "quite literally".
  'at the end of the day': { after: /^(?!,)/ },
  literally: { before: /\b(?:quite|almost|not) $/i },
  undertake: { after: /^ (?:a|an|the) degree/i },
};

function matches(tokens: readonly Token[], at: number, phrase: Phrase): boolean {
  return phrase.words.every((word, index) => tokens[at + index]?.lower === word);
}

function cased(replacement: string, words: string): string {
  return /^\p{Lu}/u.test(words) && !/^I\b/.test(words)
    ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
    : replacement;
}

/** Whether nothing but spaces and hyphens stands between the words of a phrase. */
function isUnbroken(words: string): boolean {
  return !/[.;:!?()\n,]/.test(words.replace(/\b(?:e\.g|i\.e)\./g, ''));
}

/** Findings of the phrase lists, the longest phrase at each place. */
export function checkPhrases({ text, sentences }: PreparedText, kind: TextKind): Finding[] {
  const findings: Finding[] = [];
  for (const { tokens } of sentences) {
    for (let at = 0; at < tokens.length; at += 1) {
      const phrase = byFirst.get(tokens[at]?.lower ?? '')?.find((one) => matches(tokens, at, one));
      const first = tokens[at];
      const last = tokens[at + (phrase?.words.length ?? 1) - 1];
      if (!phrase || !first || !last) continue;
      const span = { start: first.span.start, end: last.span.end };
      const words = text.slice(span.start, span.end);
      const except = EXCEPT[phrase.words.join(' ')];
      const isExcepted =
        except?.before?.test(text.slice(Math.max(0, span.start - 14), span.start)) ||
        except?.after?.test(text.slice(span.end, span.end + 14));
      // "Foreman" inside a sentence is somebody's title.
      const isTitle = phrase.list.check === 'inclusive' && at > 0 && /^\p{Lu}\p{Ll}/u.test(words);
      const isTerm = kind === 'statements' && termsOfWork.has(phrase.words.join(' '));
      if (isExcepted || isTitle || isTerm || !isUnbroken(words)) continue;
      const replacements = phrase.replacements.map((one) => cased(one, words));
      findings.push({ check: phrase.list.check, span, words, message: phrase.list.message, replacements });
      at += phrase.words.length - 1;
    }
  }
  return findings;
}
