export { guardFormula, unguardFormula } from './formula-guard.ts';
export { columnsNamed, headerRowOf, plainHeader } from './header-row.ts';
export { dayReaders, mustAskDayOrder, readDay, type DayOrder } from './read-day.ts';
