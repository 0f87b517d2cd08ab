import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorCodesOf, type Endpoint, type Reply } from '@candor/contracts/endpoint';
import { errorCatalogue, errorReplySchema } from '@candor/contracts/errors';
import { apiScopes } from '@candor/contracts/api-keys';
import { apiPage, apiPageStyle } from './api-page.ts';

type Json = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  });
  return rest;
}

const json = (schema: Json) => ({ 'application/json': { schema } });
const bytes = { schema: { type: 'string', format: 'binary' } };

function contentOf(reply: Reply): Json | undefined {
  switch (reply.kind) {
    case 'json':
      return json(jsonSchema(reply.schema, 'output'));
    case 'stream':
    case 'json-or-events':
      return {
        ...json(jsonSchema(reply.schema, 'output')),
        'text/event-stream': { schema: jsonSchema(reply.events, 'output') },
      };
    case 'file':
      return Object.fromEntries(reply.types.map((type) => [type, bytes]));
    case 'empty':
      return undefined;
    default:
      return reply satisfies never;
  }
}

function parametersOf(endpoint: Endpoint): Json[] {
  const from = (place: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(field, undefined).success,
      schema: jsonSchema(field, 'input'),
      example: endpoint.example[place === 'path' ? 'params' : 'query']?.[name],
    }));
  return [...from('path', endpoint.params), ...from('query', endpoint.query)];
}

function requestBodyOf({ body, upload, example }: Endpoint): Json | undefined {
  if (body) {
    const content = { 'application/json': { schema: jsonSchema(body, 'input'), example: example.body } };
    return { required: true, content };
  }
  if (!upload) return undefined;
  const files = { type: 'array', items: bytes.schema, minItems: 1, maxItems: upload.files };
  const schema = { type: 'object', properties: { [upload.field]: files }, required: [upload.field] };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

/** Refusals of one status share an answer; it lists their codes and sentences. */
function refusalsOf(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of errorCodesOf(endpoint)) {
    const { status, sentence } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${sentence}`]);
  }
  const content = json({ $ref: '#/components/schemas/Error' });
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [String(status), { description: lines.join('\n\n'), content }]),
  );
}

/** A session opens everything that is its person’s; an API key what it has the scope for. */
function securityOf({ access, scope }: Endpoint): Json[] {
  if (access === 'public') return [];
  return [{ bearer: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

function operationOf(endpoint: Endpoint): Json {
  const content = contentOf(endpoint.reply);
  const requestBody = requestBodyOf(endpoint);
  return {
    summary: endpoint.summary,
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^a-z]+(\w)/gi, (_, c: string) => c.toUpperCase())}`,
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...(requestBody && { requestBody }),
    responses: {
      [String(endpoint.reply.status)]: { description: endpoint.summary, ...(content && { content }) },
      ...refusalsOf(endpoint),
    },
  };
}

const scopeTexts = Object.entries(apiScopes)
  .map(([scope, says]) => `\`${scope}\` (${says})`)
  .join(', ');

/** OpenAPI 3.1 of the endpoints. */
export function openApiOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Candor',
      version: '0.1.0',
      description:
        'Sign in by `POST /api/login` and send its token as `Authorization: Bearer <token>`. ' +
        'An API key (Settings) goes in its place where the security of a call names its scope.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
        apiKey: { type: 'http', scheme: 'bearer', description: `An API key. Scopes: ${scopeTexts}.` },
      },
      schemas: { Error: jsonSchema(errorReplySchema, 'output') },
    },
  };
}

/** `/api/openapi.json` and a page to read it, made at the first request. */
export function answerApiPage(app: FastifyInstance): void {
  let made: { description: string; page: string } | undefined;
  const description = () => {
    made ??= {
      description: JSON.stringify(openApiOf(app.boundEndpoints)),
      page: apiPage(app.boundEndpoints),
    };
    return made;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().description),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(description().page),
  );
  app.get('/api/docs/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiPageStyle),
  );
}
