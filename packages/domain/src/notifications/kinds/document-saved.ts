import { documentKindOf, editorPath } from '../../documents/kinds/index.ts';
import { plural, say } from '../../say/index.ts';
import type { Mapping } from '../mapping.ts';

interface SavedWords {
  title: string;
  many(count: number): string;
  open: string;
}

const cv = (): SavedWords => ({
  title: say`A CV was saved on another device`,
  many: (count) =>
    say`A CV was saved ${plural(count, { one: '# time', other: '# times' })} on another device`,
  open: say`Open CV`,
});
const letter = (): SavedWords => ({
  title: say`A letter was saved on another device`,
  many: (count) =>
    say`A letter was saved ${plural(count, { one: '# time', other: '# times' })} on another device`,
  open: say`Open letter`,
});
const profile = (): SavedWords => ({
  title: say`A profile was saved on another device`,
  many: (count) =>
    say`A profile was saved ${plural(count, { one: '# time', other: '# times' })} on another device`,
  open: say`Open profile`,
});
const anyDocument = (): SavedWords => ({
  title: say`A document was saved on another device`,
  many: (count) =>
    say`A document was saved ${plural(count, { one: '# time', other: '# times' })} on another device`,
  open: say`Open document`,
});

/** The document's words and address; of one of no known kind the list of all. */
function shownOf(kind: string, id: string): { words: SavedWords; address: string } {
  if (kind === 'profile') return { words: profile(), address: '/profile' };
  const known = documentKindOf({ kind });
  return known
    ? { words: { cv, letter }[known](), address: editorPath(known, id) }
    : { words: anyDocument(), address: '/dashboard' };
}

/** Saved on another device: of interest where it is open here. */
export const documentSaved: Mapping<'document-saved'> = ({ subject, payload: { document } }) => {
  const { words, address } = shownOf(document, subject);
  const message = say`Open it to get the newest version.`;
  return {
    type: 'info',
    title: words.title,
    message,
    actionUrl: address,
    actionLabel: words.open,
    priority: 'low',
    category: 'cv',
    isOwnAct: true,
    isOwnSave: true,
    group: {
      key: `document-saved:${subject}`,
      many: (count) => ({ title: words.many(count), message }),
    },
  };
};
