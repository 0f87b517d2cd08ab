import type { Slip } from '../slip.ts';
import { LIKELY_AGREEMENT } from './agreement.data.ts';
import { COMPLEMENTS } from './complements.data.ts';
import { COUNTED } from './counted.data.ts';
import { GOVERNED } from './governed.data.ts';
import { LIKELY_CLAUSES } from './clauses.data.ts';
import { WORDS } from './words.data.ts';

/** Slips that are likely, not certain: worth being shown to the person, never mended without them. */
export const LIKELY_SLIPS: readonly Slip[] = [
  ...COMPLEMENTS,
  ...COUNTED,
  ...LIKELY_AGREEMENT,
  ...LIKELY_CLAUSES,
  ...WORDS,
  ...GOVERNED,
];
