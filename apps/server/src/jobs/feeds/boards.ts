import type { Configuration } from '../../platform/configuration.ts';
import { capitalised } from '@candor/domain/text';

const MINUTE = 60;
/** Boards are read whole, once an hour each; these limits are our own. */
export const boardLimits = [
  { most: 30, seconds: MINUTE },
  { most: 500, seconds: 24 * 60 * MINUTE },
] as const;
export const BOARD_BYTES = 4_000_000;
const MOST_BOARDS = 20;

/** Names of companies' boards as an operator lists them: "acme, globex". */
export const boardNames = (list: Configuration['LEVER_BOARDS']): string[] =>
  [...new Set((list ?? '').split(/[\s,]+/u).filter((name) => /^[\w.-]{1,80}$/u.test(name)))].slice(
    0,
    MOST_BOARDS,
  );

/** A board's name as that of its company, where nothing else says it: "acme-foods" is Acme Foods. */
export const companyOf = (board: string): string =>
  board
    .split(/[-_.]+/u)
    .map(capitalised)
    .join(' ');
