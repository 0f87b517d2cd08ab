import { t } from '@lingui/core/macro';

interface RowWords {
  /** "Position 2". */
  numbered: (place: number) => string;
  removed: string;
  add: string;
}

/** The words for the rows of each kind. */
export const rowWords = {
  link: {
    numbered: (place) => t`Link ${place}`,
    removed: t`Link removed`,
    add: t`Add link`,
  },
  position: {
    numbered: (place) => t`Position ${place}`,
    removed: t`Position removed`,
    add: t`Add position`,
  },
  education: {
    numbered: (place) => t`Education ${place}`,
    removed: t`Education removed`,
    add: t`Add education`,
  },
  certification: {
    numbered: (place) => t`Certification ${place}`,
    removed: t`Certification removed`,
    add: t`Add certification`,
  },
  language: {
    numbered: (place) => t`Language ${place}`,
    removed: t`Language removed`,
    add: t`Add language`,
  },
  project: {
    numbered: (place) => t`Project ${place}`,
    removed: t`Project removed`,
    add: t`Add project`,
  },
  section: {
    numbered: (place) => t`Section ${place}`,
    removed: t`Section removed`,
    add: t`Add section`,
  },
  entry: {
    numbered: (place) => t`Entry ${place}`,
    removed: t`Entry removed`,
    add: t`Add entry`,
  },
} satisfies Record<string, RowWords>;

export type RowKind = keyof typeof rowWords;
