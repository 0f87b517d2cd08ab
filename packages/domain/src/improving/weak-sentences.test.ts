import { expect, it } from 'vitest';
import { checkRules } from '@candor/english/rules';
import { goodBullets } from '@candor/testing';
import { WEAK_SENTENCES } from '@candor/english/reductions';

it('says in a verb what each rule is for, and leaves good bullets alone', () => {
  const { failures } = checkRules(WEAK_SENTENCES, Object.values(goodBullets).flat());
  expect(failures.map((one) => `${one.ruleId} ${one.kind}: ${one.before} -> ${one.after}`)).toEqual([]);
});
