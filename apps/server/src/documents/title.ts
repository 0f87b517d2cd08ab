import { cvLimits } from '@candor/domain/cv';
import type { Context } from '../platform/context.ts';
import type { Changing } from './change-documents.ts';
import type { DocumentKind } from './kind.ts';
import { titlesOf } from './stores/document-store.ts';
import type { KindTypes } from './types.ts';

/** What is said of a title: "Copy of …". */
type Wording = (title: string) => string;

const itself: Wording = (title) => title;

/** A title as it is said, of at most the greatest length: the title itself is cut, no character in two. */
export function fittedTitle(title: string, wording: Wording = itself): string {
  const cut = title.slice(0, cvLimits.line - wording('').length);
  return wording(cut.isWellFormed() ? cut : cut.slice(0, -1));
}

/** The title of a document made from another: by a number it is told apart from all that the person has. */
export async function freeTitle<T extends KindTypes>(
  { store, owner }: Changing<Context>,
  kind: DocumentKind<T>,
  title: string,
  wording: Wording = itself,
): Promise<string> {
  const taken = await titlesOf(store, kind, owner.id);
  let free = fittedTitle(title, wording);
  for (let nth = 2; taken.has(free); nth += 1)
    free = fittedTitle(title, (fitted) => `${wording(fitted)} (${nth})`);
  return free;
}
