import { allTools } from './all-tools.ts';

/** Tools that change things at once, which a person switches on one by one. */
export const actingTools = allTools
  .filter(({ effect }) => effect === 'acts')
  .map(({ id, title }) => ({ id, title }));

/** Those of these ids that name such a tool: one that a later release no longer has is dropped. */
export const knownTools = (ids: readonly string[]) =>
  actingTools.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
