import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type OAuthTokens,
  type StoredOAuthClientInformation,
} from '@modelcontextprotocol/client';
import { answerConnectionRequest, listConnections } from '@candor/contracts/connections';
import type { ApiScope } from '@candor/domain/account';
import type { Answer, Person, TestApp } from '../../platform/testing/index.ts';
import { injectedFetch, mcpUrl } from './mcp-client.ts';

/** A program that stores what it is given, as one with a browser beside it would. */
export interface Program {
  provider: OAuthClientProvider;
  /** Where it sent the browser last. */
  sentTo(): URL;
  tokens(): OAuthTokens | undefined;
  forgetAccess(): void;
  transport(): StreamableHTTPClientTransport;
}

export const RETURNS_TO = 'http://127.0.0.1:4711/callback';

export function aProgram(server: TestApp): Program {
  let information: StoredOAuthClientInformation | undefined;
  let tokens: OAuthTokens | undefined;
  let verifier = '';
  let sentTo: URL | undefined;
  let found: OAuthDiscoveryState | undefined;
  const provider: OAuthClientProvider = {
    redirectUrl: RETURNS_TO,
    clientMetadata: {
      client_name: 'Paper assistant',
      redirect_uris: [RETURNS_TO],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    },
    clientInformation: () => information,
    saveClientInformation: (given) => void (information = given),
    tokens: () => tokens,
    saveTokens: (given) => void (tokens = given),
    redirectToAuthorization: (url) => void (sentTo = url),
    saveCodeVerifier: (given) => void (verifier = given),
    codeVerifier: () => verifier,
    saveDiscoveryState: (given) => void (found = given),
    discoveryState: () => found,
  };
  return {
    provider,
    sentTo: () => {
      if (!sentTo) throw new Error('the program sent nobody anywhere');
      return sentTo;
    },
    tokens: () => tokens,
    forgetAccess: () => {
      if (tokens) tokens = { ...tokens, access_token: 'cdo_forgotten-forgotten-forgotten' };
    },
    transport: () =>
      new StreamableHTTPClientTransport(mcpUrl, { authProvider: provider, fetch: injectedFetch(server) }),
  };
}

/** The query that the person's browser comes to the screen with. */
export async function requestOf(server: TestApp, address: URL): Promise<string> {
  const sent = await server.ask({ method: 'GET', path: address.pathname + address.search });
  const location = new URL(String(sent.headers['location']), mcpUrl);
  if (location.pathname !== '/connect') throw new Error(`sent to ${location.href}`);
  return location.search.slice(1);
}

export interface Granted {
  accept?: boolean;
  scopes: readonly ApiScope[];
  tools?: readonly string[];
}

export const answerTo = (
  server: TestApp,
  person: Person,
  query: string,
  { accept = true, scopes, tools = [] }: Granted,
): Promise<Answer> => {
  const { method, path } = answerConnectionRequest;
  return server.ask({ method, path, as: person, body: { query, accept, scopes, tools } });
};

/** Lets the program in as its person would, and gives its client, connected. */
export async function connected(
  server: TestApp,
  person: Person,
  program: Program,
  granted: Granted,
): Promise<Client> {
  const first = program.transport();
  await new Client({ name: 'test', version: '1.0.0' }).connect(first).catch((error: unknown) => {
    if (!(error instanceof UnauthorizedError)) throw error;
  });
  const query = await requestOf(server, program.sentTo());
  const { json } = await answerTo(server, person, query, granted);
  const { url } = answerConnectionRequest.reply.schema.parse(json);
  await first.finishAuth(new URL(url).searchParams);
  return aClientOf(program);
}

/** A client with the tokens that the program has. */
export async function aClientOf(program: Program): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(program.transport());
  return client;
}

export async function connectionsOf(server: TestApp, person: Person) {
  const { method, path, reply } = listConnections;
  return reply.schema.parse((await server.ask({ method, path, as: person })).json).connections;
}
