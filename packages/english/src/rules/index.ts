/*
 * Rules of language as data: a pattern over tags, an edit, the sentences a rule is for and those it must leave alone.
 * `applyRules` and `findWithRules` act only where a pattern is certain; `checkRules` runs all rules over each other's
 * counter-examples and over clean sentences.
 */
export { checkRules, type RuleFailure, type RuleReport } from './check-rules.ts';
export { MECHANICS } from './mechanics.data.ts';
export { replaceSpan, replaceToken, type Match, type Rule, type RuleEdit } from './rule.ts';
export { indexOf, isJoint, verbsWith, without } from './verbs-with.ts';
export { applyRules, findWithRule, findWithRules, type RuleFinding } from './run-rules.ts';
