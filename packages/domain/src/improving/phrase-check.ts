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

const each = (phrases: readonly string[], where: Surroundings) =>
  Object.fromEntries(phrases.map((words) => [words, where]));

/** Phrases that mean something else there: "kind of you", "very much", "rather than". */
const EXCEPT: Readonly<Record<string, Surroundings>> = {
  'kind of': { before: /\b(?:this|that|the|a|same|what|any|some|another|every|right|similar|different) $/i },
  'sort of': { before: /\b(?:this|that|the|a|same|what|any|some|another|every|right|similar|different) $/i },
  very: { before: /\bthe $/i, after: /^ (?:much|first|last|best|same|well)\b/i },
  purchase: { before: /\b(?:the|a|each|every|of|first) $/i },
  leverage: { before: /\b(?:the|of|more) $/i },
  commence: { after: /^ment/i },
  'is able to': { before: /\bnobody $/i },
  manned: { after: /^ space/i },
  interface: { before: /\bthe $/i },
  lame: { before: /\bla $/i },
  // "They thanked me and my team" is right: only as a subject it is none.
  ...each(['me and my team', 'me and my colleagues', 'me and my colleague', 'myself and my team'], {
    before: /[\p{L}\p{N},;] $/u,
  }),
  // "If I were", "as it were".
  ...each(['i were', 'it were', 'she were', 'he were'], { before: /\b(?:if|as|though|wish|unless) $/i }),
  // "Had I been asked", "rarely have I seen".
  ...each(['i been', 'i seen', 'i done', 'we done', 'they done'], { before: /\b(?:have|had) $/i }),
  // "Did she have", "he and she have".
  ...each(['he have', 'she have', 'it have'], {
    before:
      /\b(?:and|if|that|lest|let|do|does|did|don't|doesn't|didn't|can|could|will|would|should|may|might|must) $/i,
  }),
  ...each(['could of', 'would of', 'should of', 'must of', 'might of'], {
    after: /^ (?:course|necessity|late)\b/i,
  }),
  // "At the end of the day shift", "the weekend rota", "quite literally".
  'at the end of the day': { after: /^(?!,)/ },
  'in the weekend': { after: /^ (?:rota|shifts?|team|market|edition|school|service)\b/i },
  literally: { before: /\b(?:quite|almost|not) $/i },
  staffs: { after: /^ (?:the|a|an|our|my|its|their)\b/i },
  'there is many': { after: /^ an? /i },
  // "I look forward to work that matters."
  ...each(['look forward to work', 'looking forward to work'], {
    after: /^(?! (?:with|for|at|in|together|alongside|there|here)\b)/i,
  }),
  'suppose to': { before: /\bI $/ },
  'must to': { before: /\ba $/i },
  'can to': { before: /\b(?:a|the|I|we|you) $/i },
  'use to be': { before: /\b(?:did|didn't|of|in|no|any|the) $/i },
  'use to work': { before: /\b(?:did|didn't|of|in|no|any|the) $/i },
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
