import { expect, it } from 'vitest';
import { statementsOf } from './statements-of.ts';

it.each([
  [
    ['Redesigned the tests.', 'This cut marking time by a third.'],
    ['Redesigned the tests, cutting marking time by a third.'],
  ],
  [['Built a stock system.', 'It is used by 4 shops.'], ['Built a stock system. It is used by 4 shops.']],
  [
    ['This role involved travel.', 'Led a team.'],
    ['This role involved travel.', 'Led a team.'],
  ],
  [
    ['Led a team.', 'This role was part-time.'],
    ['Led a team.', 'This role was part-time.'],
  ],
  [
    ['Managed staff; trained starters; responsible for stock'],
    ['Managed staff', 'trained starters', 'responsible for stock'],
  ],
  [['Closed the books; shortened from 12 to 6 days'], ['Closed the books; shortened from 12 to 6 days']],
  [['Managed a plant of 220; scrap halved'], ['Managed a plant of 220; scrap halved']],
  [['I look after 2 juniors. responsible for retail'], ['I look after 2 juniors', 'responsible for retail']],
  [['Helped with Instagram. followers went up'], ['Helped with Instagram. followers went up']],
  [['Worked at approx. two sites'], ['Worked at approx. two sites']],
])('%j stands as %j', (bullets, statements) => {
  expect(statementsOf(bullets)).toEqual(statements);
});
