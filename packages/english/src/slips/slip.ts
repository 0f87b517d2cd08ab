import type { Span } from '../english-text.ts';
import { replaceSpan, replaceToken, type Match, type Rule, type RuleEdit } from '../rules/index.ts';

/** A slip of grammar as a rule: where it is, what stands there instead, and why, in a sentence for the person. */
export interface Slip extends Rule {
  message: string;
}

/** A slip where it stands in a text. */
export interface FoundSlip {
  id: string;
  message: string;
  span: Span;
  /** The words at the span. */
  words: string;
  /** What stands there instead. */
  replacement: string;
}

/** Puts another word in the place of a named one. */
export const swap =
  (name: string, wanted: string | ((match: Match) => string)) =>
  (match: Match): RuleEdit[] => [
    replaceToken(match.token(name), typeof wanted === 'string' ? wanted : wanted(match)),
  ];

/** Leaves a named word out, with the blank behind it. */
export const drop =
  (name: string) =>
  (match: Match): RuleEdit[] => {
    const { start, end } = match.token(name).span;
    return [replaceSpan(match.text, { start, end: match.text.charAt(end) === ' ' ? end + 1 : end }, '')];
  };

/** Puts words before a named one. */
export const before =
  (name: string, words: string) =>
  (match: Match): RuleEdit[] => {
    const { span, text } = match.token(name);
    return [replaceSpan(match.text, span, `${words} ${text}`)];
  };

/** Puts words in the place of all from one named token to another. */
export const over =
  (from: string, to: string, wanted: string | ((match: Match) => string)) =>
  (match: Match): RuleEdit[] => {
    const span = {
      start: match.token(from).span.start,
      end: (match.all(to).at(-1) ?? match.tokens.at(-1))?.span.end ?? 0,
    };
    const words = typeof wanted === 'string' ? wanted : wanted(match);
    const isCapital = /^\p{Lu}/u.test(match.token(from).text) && match.token(from).text !== 'I';
    const said = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    return [replaceSpan(match.text, span, said)];
  };

/** The token so many places from the first or behind the last of a match; undefined outside the sentence. */
export const leftOf = ({ sentence, at }: Match, by = 1) => sentence.tokens[at - by];
export const rightOf = ({ sentence, at, tokens }: Match, by = 1) =>
  sentence.tokens[at + tokens.length - 1 + by];
