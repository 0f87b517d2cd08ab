import { apiScopes, type ApiScope } from '@candor/domain/account';
import { allTools, scopesOf } from '../tools/index.ts';

const asked = new Set(allTools.flatMap(scopesOf));

// The keys of a record that is written out.
const everyScope = Object.keys(apiScopes) as ApiScope[];

/** Scopes that some tool asks for, in the order of the catalogue. */
export const offeredScopes: readonly ApiScope[] = everyScope.filter((scope) => asked.has(scope));

/** Tools that change things at once, which a person switches on one by one. */
export const actingTools = allTools
  .filter(({ effect }) => effect === 'acts')
  .map(({ id, title }) => ({ id, title }));

/** Those of these ids that name such a tool: one that a later release no longer has is let go. */
export const knownTools = (ids: readonly string[]) =>
  actingTools.flatMap(({ id }) => (ids.includes(id) ? [id] : []));
