import type { Sentence, Span, Token } from '../english-text.ts';

/** A change of a text: `expected` stands at `span` and becomes `replacement`. The same value as the domain's `Edit`. */
export type RuleEdit = { span: Span; expected: string; replacement: string };

/** Where a pattern was found: the tokens it covers, and those that it names. */
export type Match = {
  text: string;
  sentence: Sentence;
  tokens: Token[];
  /** Index in the sentence of the first of these tokens. */
  at: number;
  /** The first token of a named element. Throws where the pattern has no such name: a mistake in the rule. */
  token: (name: string) => Token;
  /** All tokens of a named element; empty where it matched none. */
  all: (name: string) => Token[];
};

/**
 * One rule of language, as data. `pattern` is read over the tokens of a sentence, element by element:
 *
 * - `verb:past|noun:plural` by part of speech, with form or number; `'in|on'` by word; `=be|have` by lemma; `.` any word
 * - `noun|'who|which'` either
 * - `NP` `VP` `PP` `GERUND` a whole phrase that begins here
 * - `^` and `$` the start and end of the sentence; `$|noun` the end or a noun
 * - behind an element `?` none or one, `*` any number; before it `!` not so (one token, none at the end)
 * - `name/` before an element names it, for `where` and `edit`
 *
 * A pattern only fits where every token that it asks for by part of speech or phrase is certain; `~` before an element
 * lifts that, for rules that do not depend on it.
 */
export type Rule = {
  /** Pinned by tests; kebab-case. */
  id: string;
  pattern: string;
  /** What else must hold, in terms of the match only. */
  where?: (match: Match) => boolean;
  /** The changes; none means that there is nothing to do here. */
  edit: (match: Match) => RuleEdit[];
  /** Sentences it is for: before and after. */
  examples: readonly (readonly [before: string, after: string])[];
  /** Sentences it must leave alone; every other rule must leave them alone too. */
  leaves: readonly string[];
};

/** Replaces a token's text; keeps the capital of what stands there. */
export function replaceToken(token: Token, replacement: string): RuleEdit {
  const isCapital = /^\p{Lu}/u.test(token.text);
  const text = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  return { span: token.span, expected: token.text, replacement: text };
}

/** Replaces what stands between two places of the text. */
export function replaceSpan(text: string, span: Span, replacement: string): RuleEdit {
  return { span, expected: text.slice(span.start, span.end), replacement };
}
