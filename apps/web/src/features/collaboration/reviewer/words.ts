import { t } from '@lingui/core/macro';
import type { DocumentKindName } from '@candor/domain/documents/kinds';

/** What a reviewer is asked, by the kind of document; the value is its owner's name. */
export const askedToReview: Record<DocumentKindName, (name: string) => string> = {
  cv: (name) => t`${name} asked you to review this CV`,
  letter: (name) => t`${name} asked you to review this letter`,
};

/** What a document is called by those who review it. */
export const documentOf: Record<DocumentKindName, (name: string) => string> = {
  cv: (name) => t`${name}’s CV`,
  letter: (name) => t`${name}’s letter`,
};
