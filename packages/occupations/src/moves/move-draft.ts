import type { CareerMove } from '@candor/domain/career';

type Always = 'from' | 'to' | 'countries' | 'proofs' | 'next' | 'traps' | 'ask' | 'restsOn';
type Study = NonNullable<CareerMove['study']>;

/** A move as it is written down: what it does not ask for is left out. */
export type MoveDraft = Pick<CareerMove, Always> & {
  study?: Pick<Study, 'name' | 'way' | 'months'> & Partial<Study>;
  register?: CareerMove['register'];
  experience?: string;
  experienceMonths?: number;
  isOpen?: boolean;
};

/** When the tables of moves were last read through. */
const CHECKED_ON = '2026-11';

export const movesOf = (drafts: readonly MoveDraft[]): CareerMove[] =>
  drafts.map(
    ({ study, register = null, experience = '', experienceMonths = 0, isOpen = false, ...draft }) => ({
      ...draft,
      study: study ? { cost: '', isInPost: false, ...study } : null,
      register,
      experience,
      experienceMonths,
      isOpen,
      checkedOn: CHECKED_ON,
    }),
  );
