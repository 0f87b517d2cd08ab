import * as endpoints from '@candor/contracts/connections';
import { answers } from '../platform/bind.ts';
import { defineCapability, personalTable } from '../platform/capability.ts';
import { answerConnectionRequest } from './answer-request.ts';
import { createAuthorizationServer, type AuthorizationServer } from './authorization-server.ts';
import { chooseConnectionTools, listConnections, revokeConnection } from './connections.ts';
import { createGrants } from './grants.ts';
import { readConnectionRequest } from './read-request.ts';
import {
  oauthAccessTokens,
  oauthClientAssertions,
  oauthClientResources,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  oauthResources,
} from './schema.ts';
import { serveOAuth } from './serve-oauth.ts';
import { deleteOver } from './store.ts';

/** A program that registered and that nobody authorized is deleted. */
const UNUSED_MS = 2 * 24 * 3600 * 1000;

declare module '../platform/context.ts' {
  interface Services {
    authorizationServer: AuthorizationServer;
    /** Whom the programs authorized for `/mcp` act for. */
    grants: Sessions;
  }
}

/** Programs that people authorized by OAuth. */
export const connections = defineCapability({
  name: 'connections',
  bindings: [
    answers(endpoints.listConnections, listConnections),
    answers(endpoints.readConnectionRequest, readConnectionRequest),
    answers(endpoints.answerConnectionRequest, answerConnectionRequest),
    answers(endpoints.chooseConnectionTools, chooseConnectionTools),
    answers(endpoints.revokeConnection, revokeConnection),
  ],
  tables: [
    personalTable(oauthClients, { portability: 'internal' }),
    { table: oauthResources, ownerColumn: null },
    { table: oauthClientResources, ownerColumn: null },
    personalTable(oauthRefreshTokens, { portability: 'internal' }),
    personalTable(oauthAccessTokens, { portability: 'internal' }),
    personalTable(oauthConsents, { portability: 'record' }),
    { table: oauthClientAssertions, ownerColumn: null },
  ],
  services: { authorizationServer: createAuthorizationServer, grants: createGrants },
  jobs: [
    {
      name: 'clear-connections',
      daily: ({ store, clock }) => {
        const now = clock.now();
        return deleteOver(store, now, new Date(now.getTime() - UNUSED_MS));
      },
    },
  ],
  pages: serveOAuth,
});
