import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { ApiScope } from '@candor/domain/account';
import type { Person, TestApp } from '../../platform/testing/index.ts';
import { anApiKey } from '../../platform/testing/records.ts';

/** `fetch` whose requests are injected into the whole real server, whatever host they name. */
export function injectedFetch(server: TestApp): typeof fetch {
  return async (asked, init) => {
    const { method, headers, body, url } = new Request(asked, init);
    const payload = body === null ? undefined : await new Response(body).text();
    const { pathname, search } = new URL(url);
    const answer = await server.http.inject({
      method: method as 'GET' | 'POST' | 'DELETE',
      url: pathname + search,
      headers: Object.fromEntries(headers),
      ...(payload !== undefined && { payload }),
    });
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const text = [202, 204].includes(answer.statusCode) ? null : answer.payload;
    return new Response(text, { status: answer.statusCode, headers: given });
  };
}

export const mcpUrl = new URL('http://localhost:3000/mcp');

/** The official client of the protocol, with a key of these scopes. */
export async function anMcpClient(
  server: TestApp,
  person: Person,
  scopes: readonly ApiScope[],
): Promise<Client> {
  const { secret } = await anApiKey(server, person, scopes);
  const transport = new StreamableHTTPClientTransport(mcpUrl, {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    fetch: injectedFetch(server),
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  return client;
}

/** What a tool answered; `isError` where it was refused. */
export async function callTool(client: Client, name: string, given: Record<string, unknown>) {
  const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: given });
  const [first] = content;
  return {
    isError,
    answer: (structuredContent ?? {}) as Record<string, unknown>,
    text: first?.type === 'text' ? first.text : '',
  };
}
