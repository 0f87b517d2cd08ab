import type { CvDocument, CvDocumentInput } from './document.ts';
import { normaliseDocument } from './normalise.ts';
import { documentFromRequest } from './request-document.ts';
import type { CvDraft } from './request.ts';

/** One text for all documents that say the same: keys in one order, what no page shows left out. */
function canonical(document: CvDocumentInput): string {
  return JSON.stringify(normaliseDocument(document), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Whether two documents say the same. Such documents never conflict, whichever was saved first. */
export function isSameDocument(one: CvDocument, other: CvDocument): boolean {
  return one === other || canonical(one) === canonical(other);
}

/** The same of two forms: what they would put on the page, and the role they aim at. */
export function isSameDraft(one: CvDraft, other: CvDraft): boolean {
  return (
    one.targetRole === other.targetRole &&
    isSameDocument(documentFromRequest(one), documentFromRequest(other))
  );
}
