import { documentKindOf, documentKindWords, editorPath } from '../../documents/kinds/index.ts';
import type { Mapping } from '../mapping.ts';

/** The document's name and address; of one of no known kind the list of all. */
function shownOf(kind: string, id: string): { name: string; address: string } {
  if (kind === 'profile') return { name: 'profile', address: '/profile' };
  const known = documentKindOf({ kind });
  return known
    ? { name: documentKindWords[known].name, address: editorPath(known, id) }
    : { name: 'document', address: '/dashboard' };
}

/** Saved on another device: of interest where it is open here. */
export const documentSaved: Mapping<'document-saved'> = ({ subject, payload: { document } }) => {
  const { name, address } = shownOf(document, subject);
  return {
    type: 'info',
    title: `A ${name} was saved on another device`,
    message: `Open it to get the newest version.`,
    actionUrl: address,
    actionLabel: `Open ${name}`,
    priority: 'low',
    category: 'cv',
    isOwnAct: true,
    isOwnSave: true,
    group: {
      key: `document-saved:${subject}`,
      many: (count) => ({
        title: `A ${name} was saved ${count} times on another device`,
        message: 'Open it to get the newest version.',
      }),
    },
  };
};
