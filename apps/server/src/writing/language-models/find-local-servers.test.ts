import { afterEach, describe, expect, it } from 'vitest';
import type { LocalServerKind } from '@candor/contracts/language-models';
import {
  answersJson,
  localLists,
  scriptedModel,
  type Script,
  type ScriptedModel,
} from '@candor/testing/server';
import { findLocalServers } from './find-local-servers.ts';
import { localPlaces } from './local-places.ts';

const open: ScriptedModel[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function listing(lists: Record<string, Script>): Promise<string> {
  const server = await scriptedModel(() => undefined, lists);
  open.push(server);
  return server.address;
}

const anyKind: readonly LocalServerKind[] = ['lm-studio', 'llama-cpp', 'ollama'];

it.each([
  ['ollama', localLists.ollama('llama3.2:latest'), 'llama3.2:latest', '3.2B, Q4_K_M'],
  ['lm-studio', localLists['lm-studio']('qwen3-8b'), 'qwen3-8b', 'Q4_K_M, loaded'],
  ['llama-cpp', localLists['llama-cpp']('../models/gemma-3-4b.gguf'), '../models/gemma-3-4b.gguf', '8.0B'],
] as const)(
  'knows %s by what it answers, and lists the models that can write',
  async (kind, lists, name, detail) => {
    const address = await listing(lists);
    const found = await findLocalServers([{ address, kinds: anyKind }]);
    expect(found).toEqual([{ address, kind, models: [expect.objectContaining({ name, detail })] }]);
  },
);

it('leaves out a model of Ollama that runs in its cloud: words would leave the machine', async () => {
  const address = await listing(localLists.ollama());
  expect(await findLocalServers([{ address, kinds: ['ollama'] }])).toEqual([
    { address, kind: 'ollama', models: [] },
  ]);
});

it('finds all of several servers at once', async () => {
  const addresses = [
    await listing(localLists.ollama('a')),
    await listing(localLists['lm-studio']('b')),
    await listing(localLists['llama-cpp']('c')),
  ];
  const found = await findLocalServers(addresses.map((address) => ({ address, kinds: anyKind })));
  expect(found.map(({ kind }) => kind)).toEqual(['ollama', 'lm-studio', 'llama-cpp']);
});

const nobody: Record<string, Script> = {
  'is another server': answersJson({ hello: 'world' }),
  'sends no JSON': (answer) => void answer.writeHead(200).end('<html><title>Jenkins</title>'),
  'sends half of it': (answer) => void answer.writeHead(200).end('{"models":[{"name":"llama'),
  'answers 429': (answer) => void answer.writeHead(429).end('{}'),
  'is loading': (answer) => void answer.writeHead(503).end('{"error":{"message":"Loading model"}}'),
  hangs: () => undefined,
  resets: (answer) => void answer.destroy(),
  'sends 5 MB': (answer) =>
    void answer.writeHead(200).end(JSON.stringify({ models: [], more: 'x'.repeat(5_000_000) })),
  'points elsewhere': (answer) => void answer.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};

it.each(Object.entries(nobody))('finds nobody where a server %s', async (_name, script) => {
  const address = await listing({ '/api/tags': script, '/api/v0/models': script, '/v1/models': script });
  expect(await findLocalServers([{ address, kinds: ['ollama'] }])).toEqual([]);
});

it('finds nobody where nothing listens', async () => {
  expect(await findLocalServers([{ address: '127.0.0.1:9', kinds: anyKind }])).toEqual([]);
});

it('takes names that can be shown, and no more than a screen holds', async () => {
  const models = [
    { name: 'good' },
    { name: 'line\nbreak' },
    { name: 'bell\u0007' },
    { name: '' },
    { name: 'x'.repeat(5_000) },
    ...Array.from({ length: 1_000 }, (_one, at) => ({ name: `m${at}`, size: 'huge', details: 7 })),
  ];
  const address = await listing({ '/api/tags': answersJson({ models }) });
  const [server] = await findLocalServers([{ address, kinds: ['ollama'] }]);
  expect(server?.models[0]).toEqual({ name: 'good', sizeBytes: null, detail: '' });
  expect(server?.models).toHaveLength(200);
  expect(server?.models.filter(({ name }) => !/^(?:good|m\d+)$/.test(name))).toEqual([]);
});

describe('the places', () => {
  it('are the usual ports of the loopback address', () => {
    expect(localPlaces({}).map(({ address }) => address)).toEqual([
      '127.0.0.1:11434',
      '127.0.0.1:1234',
      '127.0.0.1:8080',
    ]);
  });

  it.each([
    ['http://127.0.0.1:8081/v1', '127.0.0.1:8081'],
    ['http://localhost:9000', '127.0.0.1:9000'],
    ['http://[::1]:9000', '[::1]:9000'],
    ['http://2130706433:9000', '127.0.0.1:9000'],
  ])('begin with AI_BASE_URL: %s', (baseUrl, address) => {
    expect(localPlaces({ AI_BASE_URL: baseUrl })[0]?.address).toBe(address);
  });

  it.each([
    'http://192.168.1.4:11434',
    'http://169.254.169.254',
    'https://api.example.org/v1',
    'http://127.0.0.1.example.org:11434',
    'http://localhost.example.org',
    'http://0.0.0.0:11434',
  ])('are never on another machine: %s stops the start', (baseUrl) => {
    expect(() => localPlaces({ AI_BASE_URL: baseUrl })).toThrow('AI_BASE_URL');
  });
});
