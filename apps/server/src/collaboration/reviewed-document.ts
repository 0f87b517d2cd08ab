import { wholePage } from '@candor/domain/cv';
import { documentKindOf, type DocumentKindName } from '@candor/domain/documents/kinds';
import { letterWithoutContact, publicDocument } from '@candor/domain/publishing';
import type { Renderer } from '@candor/render';
import { cvKind, savedAppearance, type CvTypes } from '../cv/index.ts';
import {
  MOST_SHOWN,
  requireDrawable,
  rowOf,
  type DocumentKind,
  type KindTypes,
  type Row,
} from '../documents/index.ts';
import { drawnLetter, letterKind, type LetterTypes } from '../letters/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { DocumentRow } from './store.ts';

const noContact = { email: false, phone: false, location: false, links: false, photo: true };

/** What a review needs to know of a kind of document. */
interface ReviewedKind<T extends KindTypes> {
  kind: DocumentKind<T>;
  /** The document without the ways to reach its owner. */
  withoutContact(row: Row<T>): T['document'];
  /** The pages of what is shown of a row, in the look of the row itself. */
  pages(renderer: Renderer, row: Row<T>, shown: T['document']): Promise<readonly string[]>;
}

const reviewedCv: ReviewedKind<CvTypes> = {
  kind: cvKind,
  withoutContact: ({ document }) => publicDocument(document, noContact),
  async pages(renderer, row, document) {
    const drawn = { document, ...savedAppearance(row) };
    return (await renderer.cv.pages(drawn, { by: row.userId })).pages.map(wholePage);
  },
};

const reviewedLetter: ReviewedKind<LetterTypes> = {
  kind: letterKind,
  withoutContact: ({ document, request }) =>
    letterWithoutContact(document, {
      name: request?.name ?? '',
      email: request?.email ?? '',
      phone: request?.phone ?? '',
      location: request?.location ?? '',
    }),
  async pages(renderer, row, document) {
    const drawn = drawnLetter({ ...row, document });
    return (await renderer.letter.pages(drawn, { by: row.userId })).pages.map(wholePage);
  },
};

type Work<Result> = <T extends KindTypes>(reviewed: ReviewedKind<T>, row: Row<T>) => Result;

const reviewedKinds = {
  cv: (row, work) => work(reviewedCv, rowOf(row)),
  letter: (row, work) => work(reviewedLetter, rowOf(row)),
} satisfies Record<DocumentKindName, <Result>(row: DocumentRow, work: Work<Result>) => Result>;

/** The kind of a document; one that this release does not know is not found. */
export function kindOf(row: { kind: string }): DocumentKindName {
  const kind = documentKindOf(row);
  if (kind === null) throw new Refusal('not_found');
  return kind;
}

/** A document with what is known of its kind, whichever that is. */
export const withKind = <Result>(row: DocumentRow, work: Work<Result>): Result =>
  reviewedKinds[kindOf(row)](row, work);

/** A document as it is shown to somebody: whole, or without the ways to reach its owner. */
const shownOf = <T extends KindTypes>(
  { withoutContact }: ReviewedKind<T>,
  row: Row<T>,
  hidesContact: boolean,
): T['document'] => (hidesContact ? withoutContact(row) : row.document);

/** A document's text, without the ways to reach its owner where these are hidden. */
export function textOf(row: DocumentRow, hidesContact: boolean): string {
  if (!hidesContact) return row.text;
  return withKind(row, (reviewed, typed) =>
    reviewed.kind.rules.toText(shownOf(reviewed, typed, hidesContact)),
  );
}

/** Whose document it is, as the document says it. */
export function nameOf(row: DocumentRow, hidesContact: boolean): string {
  return withKind(row, (reviewed, typed) =>
    reviewed.kind.rules.nameOf(shownOf(reviewed, typed, hidesContact)),
  );
}

/** A document as it is talked about. */
export function presentDocument(row: DocumentRow, hidesContact: boolean) {
  const { version, language } = row;
  const [name, text] = [nameOf(row, hidesContact), textOf(row, hidesContact)];
  return { kind: kindOf(row), name, version, language, text };
}

/** A document's pages as they are drawn, with or without the ways to reach its owner. */
export function pagesOf(
  renderer: Renderer,
  row: DocumentRow,
  hidesContact: boolean,
): Promise<readonly string[]> {
  requireDrawable(row.text, MOST_SHOWN);
  return withKind(row, (reviewed, typed) =>
    reviewed.pages(renderer, typed, shownOf(reviewed, typed, hidesContact)),
  );
}
