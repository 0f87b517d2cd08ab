import { expect, it } from 'vitest';
import { agendaOf, mostOnAgenda, type AgendaItem } from './agenda.ts';

const idOf = (name: string) => `00000000-0000-4000-8000-${name.padStart(12, '0')}`;
const task = (name: string, on: string, job = name): AgendaItem => ({
  kind: 'task',
  id: idOf(job),
  title: name,
  on,
  job: 'Cook, Beta',
});
const waiting = (name: string, on: string): AgendaItem => ({
  kind: 'waiting',
  id: idOf(name),
  title: name,
  on,
});
const letter: AgendaItem = {
  kind: 'document',
  id: idOf('9'),
  title: 'Letter',
  on: null,
  document: 'letter',
  open: 2,
};
const interview: AgendaItem = {
  kind: 'interview',
  id: idOf('8'),
  title: 'Panel',
  on: '2026-12-02',
  job: 'Nurse, Hill House',
  startsAt: null,
};
const titles = (items: readonly AgendaItem[]) => agendaOf(items).map(({ title }) => title);

it('puts what has a day by its day, then what has waited longest, then documents', () => {
  const items = [
    letter,
    waiting('1', '2026-11-20'),
    waiting('2', '2026-11-01'),
    task('3', '2026-12-02'),
    interview,
    task('4', '2026-11-29'),
  ];
  expect(titles(items)).toEqual(['4', 'Panel', '3', '2', '1']);
});

it('names each job once, with what is due of it first', () => {
  const items = [task('later', '2026-12-05', '7'), task('sooner', '2026-12-01', '7'), letter];
  expect(titles(items)).toEqual(['sooner', 'Letter']);
});

it('is short', () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    task(String(at), `2026-12-${String(at + 1).padStart(2, '0')}`),
  );
  expect(agendaOf(many)).toHaveLength(mostOnAgenda);
});
