import { expect, it } from 'vitest';
import { defaultStages } from '@candor/domain/applications';
import type { Card } from './api/applications.ts';
import { filterCards, noFilter } from './filter-cards.ts';

const card = (id: string, given: Partial<Card>): Card => ({
  id,
  version: 1,
  title: '',
  company: '',
  location: '',
  url: '',
  source: '',
  stage: 'saved',
  outcome: null,
  position: 'a0',
  stageSince: '2026-11-23T10:00:00Z',
  pay: null,
  contactName: '',
  appliedOn: null,
  deadlineOn: null,
  next: null,
  hasAdvert: false,
  sent: [],
  archivedAt: null,
  purgeAt: null,
  createdAt: '2026-11-23T10:00:00Z',
  updatedAt: '2026-11-23T10:00:00Z',
  ...given,
});
const cards = [
  card('nurse', { title: 'Krankenpflegerin', company: 'Klinikum Köln', source: 'Indeed', stage: 'applied' }),
  card('cook', { title: 'Cook', company: 'Oakline', source: 'LinkedIn' }),
  card('late', {
    title: 'Baker',
    next: { kind: 'task', title: 'Call Ann', on: '2026-11-01', startsAt: null },
  }),
];
const found = (filter: Partial<typeof noFilter>) =>
  filterCards(cards, { ...noFilter, ...filter }, { stages: defaultStages, today: '2026-11-23' }).map(
    ({ id }) => id,
  );

it.each([
  [{}, ['nurse', 'cook', 'late']],
  [{ search: 'koln KRANKEN' }, ['nurse']],
  [{ search: 'ann' }, ['late']],
  [{ source: 'LinkedIn' }, ['cook']],
  [{ stage: 'applied' }, ['nurse']],
  [{ stage: 'saved', source: 'LinkedIn' }, ['cook']],
  [{ needsAttention: true }, ['late']],
  [{ search: 'nobody' }, []],
])('lets %j through as %j', (filter, ids) => {
  expect(found(filter)).toEqual(ids);
});
