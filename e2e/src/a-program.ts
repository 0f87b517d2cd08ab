import { createHash, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** Where a program waits for its person to come back. */
export const RETURNS_TO = 'http://127.0.0.1:4711/callback';

/** Where a server that speaks OAuth takes requests. */
export interface Endpoints {
  registration_endpoint: string;
  authorization_endpoint: string;
  token_endpoint: string;
}

const OF_THE_HOST: Endpoints = {
  registration_endpoint: '/oauth2/register',
  authorization_endpoint: '/oauth2/authorize',
  token_endpoint: '/oauth2/token',
};

export interface Program {
  /** Where it sends the browser of its person. */
  address: string;
  /** The token for the code in the address at which the person came back. */
  tokenFor(returned: string): Promise<string>;
}

/** A program that has registered. */
export async function aProgram(request: APIRequestContext, at: Endpoints = OF_THE_HOST): Promise<Program> {
  const registered = await request.post(at.registration_endpoint, {
    data: { client_name: 'Paper assistant', redirect_uris: [RETURNS_TO], token_endpoint_auth_method: 'none' },
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };
  const verifier = randomBytes(32).toString('base64url');
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: RETURNS_TO,
    scope: 'documents:read applications:read applications:write assistant:act offline_access',
    state: 'abc',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return {
    address: `${at.authorization_endpoint}?${asked.toString()}`,
    async tokenFor(returned) {
      const form = {
        grant_type: 'authorization_code',
        code: new URL(returned).searchParams.get('code') ?? '',
        redirect_uri: RETURNS_TO,
        client_id: clientId,
        code_verifier: verifier,
      };
      const tokens = (await (await request.post(at.token_endpoint, { form })).json()) as {
        access_token: string;
      };
      return tokens.access_token;
    },
  };
}

/** A call of the protocol of assistants with such a token, or with none. */
export function pingMcp(request: APIRequestContext, token = '', path = '/mcp') {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    accept: 'application/json, text/event-stream',
  };
  return request.post(path, { headers, data: { jsonrpc: '2.0', id: 1, method: 'ping' } });
}
