import type { Finding, TextKind } from '@candor/domain/improving';
import { checkOfLint, isVerb, lintWords, slipOf } from '@candor/domain/improving/rewriting';

/** What Harper says of one place, as plain values. Positions count Unicode characters. */
export interface HarperLint {
  kind: string;
  message: string;
  start: number;
  end: number;
  suggestions: { kind: 'replace' | 'remove' | 'insert'; text: string }[];
}

const MOST_SUGGESTIONS = 4;

// A capital, a figure or a dot inside: names, shorthand and addresses, which no dictionary holds.
const NAME = /[\p{Lu}\d@./_-]/u;
/** A text of whose words more than this share is unknown, names included, is in another language. */
const MOST_UNKNOWN = 0.4;
const LEAST_UNKNOWN = 3;

/** The text as Harper is to read it: it takes lines for one paragraph, and statements stand one a line. */
export function textForHarper(text: string, kind: TextKind): string {
  return kind === 'statements' ? text.replaceAll('\n', '\n\n') : text;
}

/** Positions of what Harper read by Unicode character, as positions of the text by UTF-16 unit. */
function unitsOf(text: string, kind: TextKind): number[] {
  const units = [0];
  for (const character of text) {
    const next = (units.at(-1) ?? 0) + character.length;
    units.push(next);
    if (kind === 'statements' && character === '\n') units.push(next);
  }
  return units;
}

/** The verbs proposed for a word that opens a statement with a capital: "Supervsed" is no name. */
function openingVerbs(before: string, word: string, proposed: readonly string[]): string[] {
  const opens = /(?:^|\n)[ \t]*(?:[•◦▪–*-][ \t]+)?$/u.test(before);
  if (!opens || !/^\p{Lu}\p{Ll}{3,}$/u.test(word)) return [];
  return proposed.filter((one) => isVerb(one.toLowerCase()));
}

/** Whether only a blank parts a word that is not known from another. */
const isBeside = ({ start, end }: { start: number; end: number }, lints: readonly HarperLint[]) =>
  lints.some(
    (other) => checkOfLint(other.kind) === 'spelling' && (other.start === end + 1 || other.end === start - 1),
  );

/** Harper's lints as findings of a text: slips alone, and no word that is a name. */
export function harperFindings(
  text: string,
  lints: readonly HarperLint[],
  kind: TextKind = 'sentences',
): Finding[] {
  const unknown = lints.filter((lint) => checkOfLint(lint.kind) === 'spelling').length;
  if (unknown >= LEAST_UNKNOWN && unknown > MOST_UNKNOWN * (text.match(/\p{L}+/gu)?.length ?? 0)) return [];
  const units = unitsOf(text, kind);
  return lints.flatMap(({ kind: lintKind, message, start, end, suggestions }): Finding[] => {
    const check = checkOfLint(lintKind);
    const span = { start: units[start] ?? 0, end: units[end] ?? 0 };
    const words = text.slice(span.start, span.end);
    if (!check || words === '') return [];
    let replacements = suggestions.map((suggestion) =>
      suggestion.kind === 'insert' ? words + suggestion.text : suggestion.text,
    );
    // "ACLS", in a CV also "Apr": what looks like a slip of grammar in one such word is shorthand.
    const shorthand = kind === 'statements' ? /^\p{Lu}\S*$/u : /^[\p{Lu}\d]{2,}$/u;
    if (check === 'grammar' && shorthand.test(words)) return [];
    // What no dictionary holds is mostly a word of a trade or a language: a slip only where one explains it.
    if (check === 'spelling' && /^\S+$/u.test(words)) {
      replacements = slipOf(words, replacements, isBeside({ start, end }, lints));
      if (replacements.length === 0) return [];
    }
    if (check === 'spelling' && NAME.test(words)) {
      const line = text.slice(Math.max(0, span.start - 40), span.start);
      replacements = kind === 'statements' ? openingVerbs(line, words, replacements) : [];
      if (replacements.length === 0) return [];
    }
    return [
      {
        check,
        span,
        words,
        message: lintWords({ kind: lintKind, message: message.replaceAll('`', '”') }),
        replacements: [...new Set(replacements)].slice(0, MOST_SUGGESTIONS),
      },
    ];
  });
}
