import type { CvDesignInput, LayoutId, Paper } from '@candor/domain/cv';
import type { FactsReport } from '@candor/domain/writing';
import type { documents, documentVersions } from './schema.ts';

/** How an answer asks for a saved document to look, where not as it was saved. */
export interface Look {
  template?: LayoutId | undefined;
  paper?: Paper | undefined;
}

/** The types of one kind: what its rows hold, what its answers show, what a save and an export of it ask for. */
export interface KindTypes {
  document: object;
  /** What a person types before one is written. */
  form: object;
  /** What its form says beside a written one. */
  request: object;
  card: object;
  /** The answer that shows it in a list, and whole. */
  listed: object;
  whole: object;
  /** The body of a save. */
  save: SaveBody<this['document']>;
  /** What the renderer is given, and the pages it gives back. */
  drawn: object;
  pages: object;
  /** The query that asks for a saved one as a file, and the bodies that give one that need not be saved. */
  look: Look;
  given: { latestOf?: string | undefined };
}

/** What every save says; a kind adds its own. `document` wins over `text`. */
export interface SaveBody<Document> {
  version: number;
  title?: string | undefined;
  text?: string | undefined;
  document?: Document | undefined;
}

export interface Proposal<T extends KindTypes> {
  base: T['document'];
  document: T['document'];
  facts: FactsReport;
  /** The form that it was generated from; null of what a program proposes, which has none. */
  request: T['request'] | null;
}

/** What stands in a row as JSON of the kind. */
interface Parts<T extends KindTypes> {
  card: T['card'];
  document: T['document'];
  request: T['request'] | null;
  generated: T['document'] | null;
  proposal: Proposal<T> | null;
}

export type StoredRow = typeof documents.$inferSelect;
export type StoredVersion = typeof documentVersions.$inferSelect;
export type Row<T extends KindTypes> = Omit<StoredRow, keyof Parts<T>> & Parts<T>;
export type VersionRow<T extends KindTypes> = Omit<StoredVersion, 'document' | 'request'> &
  Pick<Parts<T>, 'document' | 'request'>;

/** What a card needs of a row, without the words. */
export type CardRow<T extends KindTypes> = Pick<
  Row<T>,
  | 'id'
  | 'title'
  | 'card'
  | 'template'
  | 'version'
  | 'language'
  | 'variantGroup'
  | 'sourceId'
  | 'labels'
  | 'archivedAt'
  | 'trashedAt'
  | 'isPublic'
  | 'createdAt'
  | 'updatedAt'
> & { followsProfile: boolean; hasProposal: boolean };

/** What a new document is made of; what is left out is as a new one has it, text and card follow. */
export type NewContent<T extends KindTypes> = Pick<Row<T>, 'title' | 'document'> & Content<T>;

/** What a write may set; text and card follow. */
export type Content<T extends KindTypes> = Partial<
  Pick<
    Row<T>,
    | 'title'
    | 'document'
    | 'request'
    | 'facts'
    | 'generated'
    | 'proposal'
    | 'template'
    | 'layoutRelease'
    | 'isBrandFree'
    | 'language'
    | 'variantGroup'
    | 'sourceId'
    | 'labels'
    | 'profileLink'
  > & { design: CvDesignInput }
>;
