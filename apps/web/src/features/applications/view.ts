const views = ['board', 'table', 'figures', 'offers'] as const;
export type View = (typeof views)[number];

/** The view of that name; the board where there is none. */
export const viewOf = (name: string | null): View => views.find((view) => view === name) ?? 'board';
