/** The kinds of documents. They stand in the store, in events and on the wire: a name never changes. */
export const documentKinds = ['cv', 'letter'] as const;
export type DocumentKindName = (typeof documentKinds)[number];

/** The kind that a stored document is of; null where this release does not know it. */
export const documentKindOf = ({ kind }: { kind: string }): DocumentKindName | null =>
  documentKinds.find((one) => one === kind) ?? null;

/** What each is called, and where it is edited. */
export const documentKindWords = {
  cv: { name: 'CV', plural: 'CVs', editor: '/cv-builder' },
  letter: { name: 'letter', plural: 'letters', editor: '/letter-builder' },
} as const satisfies Record<DocumentKindName, { name: string; plural: string; editor: string }>;

/** The address of a document in its editor. */
export const editorPath = (kind: DocumentKindName, id: string): string =>
  `${documentKindWords[kind].editor}?edit=${id}`;
