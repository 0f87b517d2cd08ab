import { expect, it } from 'vitest';
import { statementsOf, statementsOfLine } from './statements-of.ts';

it.each([
  [
    ['Redesigned the tests.', 'This cut marking time by a third.'],
    ['Redesigned the tests. This cut marking time by a third.'],
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
  [['bread oven, 9 workers. destroyed 2013'], ['bread oven, 9 workers. destroyed 2013']],
  [['Ordered the stock', 'weekly', 'for 3 sites'], ['Ordered the stock weekly for 3 sites']],
  [
    ['Reviewed the work of juniors', 'on call one week in five'],
    ['Reviewed the work of juniors', 'on call one week in five'],
  ],
  [
    ['Mended the nets; cleaned the boat every night; and taught two boys to steer'],
    ['Mended the nets', 'cleaned the boat every night', 'taught two boys to steer'],
  ],
  [['Mended the nets; night watches; two boats'], ['Mended the nets; night watches; two boats']],
  [
    [
      'Night watches on two boats; nets and gear; mended what the ice had torn; shadowed by new hands (two a year)',
    ],
    [
      'Night watches on two boats',
      'nets and gear',
      'mended what the ice had torn',
      'shadowed by new hands (two a year)',
    ],
  ],
  [
    [
      'Washed the residents of two wards, wrote the daily reports by hand, trained the night staff, for 3 years',
    ],
    [
      'Washed the residents of two wards, wrote the daily reports by hand, trained the night staff, for 3 years',
    ],
  ],
  [['Closed the books; shortened from 12 to 6 days'], ['Closed the books; shortened from 12 to 6 days']],
])('%j stands as %j', (bullets, statements) => {
  expect(statementsOf(bullets)).toEqual(statements);
});

it.each([
  [['60 calls a day.', 'Booked 14 meetings a month.'], 2],
  [['Tutored 14 pupils.', 'Taught them chess.'], 1],
  [['Family shop.', 'Engine overhauls, brakes, clutches.'], 1],
  [['Charity abseil, £46k in total.', 'Supporter groups in 9 villages.'], 2],
  [['Swept the yard.', 'Ok.', 'Fed the dogs.'], 2],
])('%j of one line are so many statements: %d', (sentences, count) => {
  expect(statementsOfLine(sentences, true)).toHaveLength(count);
});
