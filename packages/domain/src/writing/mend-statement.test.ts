import { expect, it } from 'vitest';
import { mendStatement } from './mend-statement.ts';

it.each([
  ['Responsible for managing 12 staff', 'past', 'Managed 12 staff'],
  [
    'Responsible for running a 32-bed surgical ward on night shifts',
    'present',
    'Run a 32-bed surgical ward on night shifts',
  ],
  ['Responsible for 6 patients a shift', 'past', 'Cared for 6 patients a shift'],
  ['I was in charge of ordering supplies for the ward.', 'past', 'Ordered supplies for the ward'],
  ['Was responsible for the budget of GBP 40,000', 'past', 'Managed the budget of GBP 40,000'],
  ['Duties included washing, dressing and feeding of residents', 'past', 'Washed, dressed and fed residents'],
  [
    'Helped with training of 18 newly qualified nurses',
    'past',
    'Supported the training of 18 newly qualified nurses',
  ],
  ['helped to set up the new store', 'past', 'Helped set up the new store'],
  ['I introduced two-nurse checks', 'present', 'Introduced two-nurse checks'],
  ['Assisted customers with returns', 'past', 'Assisted customers with returns'],
  ['Worked on a billing system', 'past', 'Contributed to a billing system'],
  ['made sure that all vehicles were safe', 'past', 'Ensured all vehicles were safe'],
  ['managing a team of 4', 'present', 'Manage a team of 4'],
  ['Manages a team of 4', 'past', 'Managed a team of 4'],
  ['Market research for new products', 'past', 'Market research for new products'],
  ['iOS app with 4 releases', 'past', 'iOS app with 4 releases'],
  [
    'Verantwortlich für die Pflege von 12 Patienten',
    'past',
    'Verantwortlich für die Pflege von 12 Patienten',
  ],
  ['负责团队管理', 'past', '负责团队管理'],
  ['Cleaned the the kitchen , daily.', 'past', 'Cleaned the kitchen, daily'],
  ['<b>#set text(red)</b>', 'past', '<b>#set text(red)</b>'],
] as const)('%j in the %s becomes %j', (statement, tense, mended) => {
  expect(mendStatement(statement, tense)).toBe(mended);
});
