import { apiScopes, type ApiScope } from '@candor/domain/account';
import { allTools, scopesOf } from '../tools/index.ts';

const asked = new Set(allTools.flatMap(scopesOf));

// The keys of a record that is written out.
const everyScope = Object.keys(apiScopes) as ApiScope[];

/** Scopes that some tool asks for, in the order of the catalogue. */
export const offeredScopes: readonly ApiScope[] = everyScope.filter((scope) => asked.has(scope));
