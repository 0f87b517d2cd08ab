import { say } from '../say/index.ts';
import { spokenLanguage } from '../say/speaker.ts';
import { checkMeaning, type CheckId } from './finding.ts';

interface LintKind {
  check: CheckId;
  /** What is wrong where a lint is of the kind; default: what the check says. */
  words?: () => string;
}

/** Harper's kinds that are slips. Its advice on style is left to our own checks, which know letters and CVs. */
const lintKinds: Readonly<Record<string, LintKind>> = {
  Spelling: { check: 'spelling' },
  Typo: { check: 'spelling', words: () => say`This looks like a typing error.` },
  Malapropism: { check: 'spelling', words: () => say`This word sounds like the one that is meant.` },
  Eggcorn: { check: 'spelling', words: () => say`This phrase sounds like the one that is meant.` },
  Agreement: { check: 'grammar', words: () => say`These words don’t agree in number or person.` },
  BoundaryError: { check: 'grammar', words: () => say`One word is written as two here, or two as one.` },
  Capitalization: { check: 'grammar', words: () => say`Capital and small letters are mixed up here.` },
  Grammar: { check: 'grammar' },
  Nonstandard: { check: 'grammar', words: () => say`This isn’t standard English.` },
  Punctuation: { check: 'grammar', words: () => say`A punctuation mark is missing or wrong here.` },
  Usage: { check: 'grammar', words: () => say`English doesn’t use these words like this.` },
  Miscellaneous: { check: 'grammar' },
  WordChoice: { check: 'grammar', words: () => say`Another word belongs here.` },
  WordOrder: { check: 'grammar', words: () => say`These words stand in the wrong order.` },
  Regionalism: { check: 'variant' },
  Repetition: { check: 'doubled-word' },
};

/** The check that a lint of Harper's belongs to; undefined for advice on style. */
export const checkOfLint = (kind: string): CheckId | undefined => lintKinds[kind]?.check;

/** Why a lint is one: in Harper's own words for readers of English, else by its kind. */
export function lintWords({ kind, message }: { kind: string; message: string }): string {
  const known = lintKinds[kind];
  if (!known || spokenLanguage() === 'en') return message;
  return known.words?.() ?? checkMeaning(known.check).meaning;
}
