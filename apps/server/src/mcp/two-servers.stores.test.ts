import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, expect, it, vi } from 'vitest';
import { isThorough, patience } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { createApiKey } from '@candor/contracts/api-keys';
import { generateCv } from '@candor/contracts/cv';
import { freePort, startCandor, type CandorServer } from '@candor/testing/server';
import { emptyDatabase, testDatabase } from '../platform/testing/empty-database.ts';
import { callTool } from './testing/mcp-client.ts';

// It starts and kills whole servers.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const servers: CandorServer[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  for (const server of servers) server.forget();
});

async function post(server: CandorServer, path: string, body: unknown, token = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  return (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

it.skipIf(!testDatabase || !isThorough)(
  'a client goes on where one of two servers on one PostgreSQL is killed',
  async () => {
    const env = { DATABASE_URL: await emptyDatabase(), RATE_LIMIT: 'off' };
    for (const _ of ['killed', 'lasting']) servers.push(await startCandor({ port: await freePort(), env }));
    const [killed, lasting] = servers;
    if (!killed || !lasting) throw new Error('two servers');
    const person = { name: 'Ana Ruiz', email: 'ana@example.org', password: 'paper-lamp-killed-7' };
    const { token } = register.reply.schema.parse(await post(killed, register.path, person));
    const written = await post(killed, generateCv.path, generateCv.example.body, token);
    const { id } = generateCv.reply.schema.parse(written);
    const scopes = ['documents:read', 'documents:write', 'assistant:act'];
    const key = {
      ...createApiKey.example.body,
      scopes,
      tools: ['rename_document'],
      currentPassword: person.password,
    };
    const { secret } = createApiKey.reply.schema.parse(await post(killed, createApiKey.path, key, token));

    // What stands before servers sends a client to one that answers.
    let current = killed;
    const transport = new StreamableHTTPClientTransport(new URL(`${killed.url}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
      fetch: (url, init) => fetch(String(url).replace(killed.url, current.url), init),
    });
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(transport);
    const { answer: before } = await callTool(client, 'list_documents', {});
    await killed.kill();
    current = lasting;
    expect((await callTool(client, 'list_documents', {})).answer).toEqual(before);
    expect(
      (await callTool(client, 'rename_document', { kind: 'cv', id, title: 'Named after' })).isError,
    ).toBe(false);
    expect(JSON.stringify((await callTool(client, 'list_documents', {})).answer)).toContain('Named after');
  },
);
