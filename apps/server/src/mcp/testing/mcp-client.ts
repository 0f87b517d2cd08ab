import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { ApiScope } from '@candor/domain/account';
import type { Person, TestApp } from '../../platform/testing/index.ts';
import { anApiKey } from '../../platform/testing/records.ts';

/** The official client of the protocol, with a key of these scopes; its requests are injected into the whole real server. */
export async function anMcpClient(
  server: TestApp,
  person: Person,
  scopes: readonly ApiScope[],
): Promise<Client> {
  const { secret } = await anApiKey(server, person, scopes);
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    requestInit: { headers: { authorization: `Bearer ${secret}` } },
    fetch: async (url, init) => {
      const { method, headers, body } = new Request(url, init);
      const payload = body === null ? undefined : await new Response(body).text();
      const answer = await server.http.inject({
        method: method as 'GET' | 'POST' | 'DELETE',
        url: new URL(url).pathname,
        headers: Object.fromEntries(headers),
        ...(payload !== undefined && { payload }),
      });
      const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const text = answer.statusCode === 202 || answer.statusCode === 204 ? null : answer.payload;
      return new Response(text, { status: answer.statusCode, headers: given });
    },
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
