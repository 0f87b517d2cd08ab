import type { Mapping } from '../mapping.ts';

const names: Readonly<Record<string, string>> = { cv: 'CV', letter: 'letter', profile: 'profile' };

function addressOf(document: string, id: string): string {
  if (document === 'profile') return '/profile';
  return document === 'letter' ? `/letter-builder?edit=${id}` : `/cv-builder?edit=${id}`;
}

/** Saved on another device: of interest to whoever has it open here. */
export const documentSaved: Mapping<'document-saved'> = ({ subject, payload: { document } }) => {
  const name = names[document] ?? 'document';
  return {
    type: 'info',
    title: `A ${name} was saved on another device`,
    message: `Open it to get the newest version.`,
    actionUrl: addressOf(document, subject),
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
