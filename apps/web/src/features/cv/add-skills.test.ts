import { expect, it } from 'vitest';
import { addSkills } from './add-skills.ts';

it('takes one, or a pasted list, and ignores blanks and doubles', () => {
  expect(addSkills([], 'Triage')).toEqual(['Triage']);
  expect(addSkills(['Triage'], ' triage ')).toEqual(['Triage']);
  expect(addSkills(['Triage'], '• Epic\n• Wound  care; , SQL,epic')).toEqual([
    'Triage',
    'Epic',
    'Wound care',
    'SQL',
  ]);
  expect(addSkills(['C++'], 'C#')).toEqual(['C++', 'C#']);
});
