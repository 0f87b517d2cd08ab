import { regulatedWork } from './regulated-work.ts';

/** Whether a title names regulated work that its occupation does not tell ("Wildland firefighter"). */
export const isNamedWork = (title: string): boolean =>
  regulatedWork.some(({ codes, named }) => codes.length === 0 && named?.test(title) === true);
