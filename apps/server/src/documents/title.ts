import { cvLimits } from '@candor/domain/cv';
import type { Context } from '../platform/context.ts';
import type { Changing } from './change-documents.ts';
import type { DocumentKind } from './kind.ts';
import { titlesOf } from './stores/document-store.ts';
import type { KindTypes } from './types.ts';

/** A title of at most the greatest length, its end kept; no character is cut in two. */
export function fittedTitle(start: string, title: string, end = ''): string {
  const cut = title.slice(0, cvLimits.line - start.length - end.length);
  return start + (cut.isWellFormed() ? cut : cut.slice(0, -1)) + end;
}

/** The title of a document made from another: by a number it is told apart from all that the person has. */
export async function freeTitle<T extends KindTypes>(
  { store, owner }: Changing<Context>,
  kind: DocumentKind<T>,
  { start = '', title, end = '' }: { start?: string; title: string; end?: string },
): Promise<string> {
  const taken = await titlesOf(store, kind, owner.id);
  let free = fittedTitle(start, title, end);
  for (let nth = 2; taken.has(free); nth += 1) free = fittedTitle(start, title, `${end} (${nth})`);
  return free;
}
