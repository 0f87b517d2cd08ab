import type { DocumentRules } from '@candor/domain/documents';
import type { Context } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { Changing } from './change-documents.ts';
import type { Drawing } from './drawing.ts';
import type { CardRow, Content, KindTypes, Row, VersionRow } from './types.ts';

/**
 * Everything the server knows of one kind of document. The rest (rows, drafts, versions, conflict, copies, labels,
 * archive, trash, request keys, pictures, files) is the same for all kinds, and stands in this folder once.
 */
export interface DocumentKind<T extends KindTypes> {
  rules: DocumentRules<T['document'], T['request'], T['card']>;
  /** How many a person may have, archive and trash included, and what refuses one more; by default the catalogue's sentence. */
  most: { stored: number; sentence?: string };
  /** What the kind's own paths answer. */
  listed(row: CardRow<T>): T['listed'];
  /** The order of a list where it is not the newest first. */
  inOrder?(cards: readonly T['listed'][]): T['listed'][];
  whole(store: Store, row: Row<T>): Promise<T['whole']>;
  drawing: Drawing<T>;
  /** What a save changes beside title and words, or why it may not be. */
  saved(change: Changing<Context>, stored: Row<T>, body: T['save']): Promise<Content<T>>;
  /** What hangs together with a change, beside text, card and evidence. */
  following?(store: Store, stored: Row<T>, content: Content<T>): Promise<Content<T>>;
  /** What its person has said beside it, which words that are proposed for it may rest on. */
  sources?(ctx: Pick<Context, 'store' | 'owner'>, row: Row<T>): Promise<string[]>;
  /** What a copy does not take over as it is. */
  copied?(change: Changing<Context>, source: Row<T>): Promise<Content<T>>;
  /** What a restored version does not bring back as it was. */
  restored?(stored: Row<T>, version: VersionRow<T>): Content<T>;
  /** What happens to one that comes back from the archive or the trash. */
  broughtBack?(change: Changing<Context>, row: Row<T>): Promise<Row<T>>;
}
