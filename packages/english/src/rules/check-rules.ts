import type { Rule } from './rule.ts';
import { applyRules } from './run-rules.ts';

export type RuleFailure = {
  ruleId: string;
  /** Its own example or counter-example, another rule's good sentence, or one of the clean sentences. */
  kind: 'example' | 'leaves' | 'foreign' | 'clean';
  before: string;
  expected: string;
  after: string;
};

export type RuleReport = {
  failures: RuleFailure[];
  /** Changes made over all sentences, and how many of them were as wanted: the share of edits that make nothing worse. */
  edits: number;
  goodEdits: number;
  share: number;
};

/**
 * Runs every rule over its own sentences, over all other rules' counter-examples and results, and over clean sentences.
 * Whoever adds rules tests all of them together: `expect(checkRules(RULES, CLEAN).failures).toEqual([])`.
 */
export function checkRules(rules: readonly Rule[], clean: readonly string[]): RuleReport {
  const failures: RuleFailure[] = [];
  let edits = 0;
  let goodEdits = 0;
  const expectFor = (rule: Rule, kind: RuleFailure['kind'], before: string, expected: string) => {
    const { text: after } = applyRules(before, [rule]);
    if (after !== before) edits += 1;
    if (after !== before && after === expected) goodEdits += 1;
    if (after !== expected) failures.push({ ruleId: rule.id, kind, before, expected, after });
  };
  for (const rule of rules) {
    for (const [before, after] of rule.examples) expectFor(rule, 'example', before, after);
    for (const text of rule.leaves) expectFor(rule, 'leaves', text, text);
    for (const other of rules) {
      if (other === rule) continue;
      for (const text of [...other.leaves, ...other.examples.map(([, after]) => after)])
        expectFor(rule, 'foreign', text, text);
    }
    for (const text of clean) expectFor(rule, 'clean', text, text);
  }
  return { failures, edits, goodEdits, share: edits ? goodEdits / edits : 1 };
}
