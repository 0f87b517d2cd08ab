import type { CheckId, Finding } from '@candor/domain/improving';

/** What Harper says of one place, as plain values. Positions count Unicode characters. */
export interface HarperLint {
  kind: string;
  message: string;
  start: number;
  end: number;
  suggestions: { kind: 'replace' | 'remove' | 'insert'; text: string }[];
}

const MOST_SUGGESTIONS = 4;

/** Harper's kinds that are slips. Its advice on style is left to our own checks, which know letters and CVs. */
const checkOfKind: Readonly<Record<string, CheckId>> = {
  Spelling: 'spelling',
  Typo: 'spelling',
  Malapropism: 'spelling',
  Eggcorn: 'spelling',
  Agreement: 'grammar',
  BoundaryError: 'grammar',
  Capitalization: 'grammar',
  Grammar: 'grammar',
  Nonstandard: 'grammar',
  Punctuation: 'grammar',
  Usage: 'grammar',
  WordOrder: 'grammar',
  Regionalism: 'variant',
  Repetition: 'doubled-word',
};

// A capital, a figure or a dot inside: names, shorthand and addresses, which no dictionary holds.
const NAME = /[\p{Lu}\d@./_-]/u;

/** Positions of a text by Unicode character, as positions by UTF-16 unit. */
function unitsOf(text: string): number[] {
  const units = [0];
  for (const character of text) units.push((units.at(-1) ?? 0) + character.length);
  return units;
}

/** Harper's lints as findings of a text: slips alone, and no word that is a name. */
export function harperFindings(text: string, lints: readonly HarperLint[]): Finding[] {
  const units = unitsOf(text);
  return lints.flatMap(({ kind, message, start, end, suggestions }): Finding[] => {
    const check = checkOfKind[kind];
    const span = { start: units[start] ?? 0, end: units[end] ?? 0 };
    const words = text.slice(span.start, span.end);
    if (!check || words === '' || (check === 'spelling' && NAME.test(words))) return [];
    const replacements = suggestions.map((suggestion) =>
      suggestion.kind === 'insert' ? words + suggestion.text : suggestion.text,
    );
    return [
      {
        check,
        span,
        words,
        message: message.replaceAll('`', '”'),
        replacements: [...new Set(replacements)].slice(0, MOST_SUGGESTIONS),
      },
    ];
  });
}
