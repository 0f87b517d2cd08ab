import { z } from 'zod';
import { errorCodesOf, type Endpoint } from '@candor/contracts/endpoint';
import { errorCatalogue } from '@candor/contracts/errors';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark);

/** The page's look; a file of its own, since the content policy knows no inline style. */
export const apiPageStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.55 system-ui, sans-serif; max-width: 56rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-family: Georgia, serif; font-weight: 600; }
details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
summary { padding: .7rem 0; cursor: pointer; }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 7%, transparent); }
.method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
.summary { opacity: .8; }
`;

function block(title: string, value: unknown): string {
  return `<h3>${escaped(title)}</h3><pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function whoMayCall({ access, scope }: Endpoint): string {
  if (access === 'public') return 'Open to everyone.';
  if (access === 'admin') return 'Administrators only.';
  return scope ? `Needs a session, or an API key with the scope <code>${scope}</code>.` : 'Needs a session.';
}

function section(endpoint: Endpoint): string {
  const { method, path, summary, body, upload, query, reply, example } = endpoint;
  const refusals = errorCodesOf(endpoint).map(
    (code) =>
      `<li><code>${errorCatalogue[code].status} ${code}</code> ${escaped(errorCatalogue[code].sentence)}</li>`,
  );
  return [
    `<details><summary><code><span class="method">${method}</span>${escaped(path)}</code>`,
    ` <span class="summary">${escaped(summary)}</span></summary>`,
    `<p>${whoMayCall(endpoint)}`,
    ` Answers ${reply.status}${reply.kind === 'file' ? ` with a file (${escaped(reply.types.join(', '))})` : ''}.</p>`,
    query ? block('Query', schemaOf(query, 'input')) : '',
    body ? block('Example', example.body) + block('Body', schemaOf(body, 'input')) : '',
    upload
      ? `<p>Takes a form (<code>multipart/form-data</code>) with up to ${upload.files} files in the field <code>${escaped(upload.field)}</code>.</p>`
      : '',
    'schema' in reply ? block('Answer', schemaOf(reply.schema, 'output')) : '',
    'events' in reply
      ? block('Events, with Accept: text/event-stream', schemaOf(reply.events, 'output'))
      : '',
    `<h3>Refusals</h3><ul>${refusals.join('')}</ul></details>`,
  ].join('');
}

/** A page to read the endpoints on: plain HTML, no script, nothing from elsewhere. */
export function apiPage(endpoints: readonly Endpoint[]): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Candor API</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Candor API</h1>',
    '<p>The same for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>. Sign in by <code>POST /api/login</code>',
    ' and send the token as <code>Authorization: Bearer …</code>, or an API key where a call names its scope.</p>',
    ...endpoints.map(section),
    '</main></body></html>',
  ].join('');
}
