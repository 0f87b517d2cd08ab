import type { ExportFormat } from '@candor/domain/cv';
import { say } from '@candor/domain/say';
import type { DocumentRenderer, Renderer } from '@candor/render';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { KindTypes, Row } from './types.ts';

/** How a kind of document is drawn. */
export interface Drawing<T extends KindTypes> {
  /** What draws this kind. */
  renderer(all: Renderer): DocumentRenderer<T['drawn'], T['pages']>;
  /** A saved document in its own look, or in the one asked for. */
  saved(ctx: Pick<Context, 'store' | 'owner'>, row: Row<T>, asked?: T['look']): Promise<T['drawn']>;
  /** The document of a body that need not be saved, how it is drawn, and why it may not become a file. */
  document(body: T['given']): T['document'];
  given(ctx: Pick<Context, 'owner'>, document: T['document'], body: T['given']): T['drawn'];
  mayExport?(ctx: Pick<Context, 'store' | 'configuration' | 'owner'>, body: T['given']): Promise<void>;
}

const LEAST_CHARACTERS = 50;
/** What a page holds at the least, whatever its layout. */
const CHARACTERS_A_LINE = 95;
const LINES_A_PAGE = 45;

/** Pages that are shown as pictures: each is up to a megabyte. */
export const MOST_SHOWN = 30;
/** Pages of a file. */
export const MOST_IN_FILE = 150;

/** About how many pages a text fills, without drawing it. */
function pagesOf(text: string): number {
  const lines = text
    .split('\n')
    .reduce((count, line) => count + Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)), 0);
  return lines / LINES_A_PAGE;
}

/** Refuses to draw what would hold up the drawing of everybody. */
export function requireDrawable(text: string, mostPages: number): void {
  if (pagesOf(text) > mostPages)
    throw new Refusal('too_large', say`This is longer than ${mostPages} pages. Please shorten it.`);
}

/** Refuses to make a file of next to nothing, or of too much. */
export function requireExportable(text: string, format: ExportFormat): void {
  if (text.trim().length < LEAST_CHARACTERS) throw new Refusal('content_required');
  if (format !== 'txt') requireDrawable(text, MOST_IN_FILE);
}
