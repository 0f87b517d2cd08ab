import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { apiScopes, type ApiScope } from '@candor/domain/account';
import { aPerson, startTestApp, type TestApp } from './platform/testing/index.ts';
import { aCv, anApiKey } from './platform/testing/records.ts';

// The types of all endpoints are made and compiled.
vi.setConfig({ testTimeout: patience(90_000), hookTimeout: patience(90_000) });

let server: TestApp;
let address: string;
/** Beside the packages, which the programs in it import. */
let folder: string;
beforeAll(async () => {
  server = await startTestApp();
  address = await server.http.listen({ port: 0, host: '127.0.0.1' });
  const cache = join(import.meta.dirname, '../.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'api-client-'));
  const { json } = await server.ask({ method: 'GET', path: '/api/openapi.json' });
  // The library reads what the server printed; that it is OpenAPI is what is tried.
  await writeFile(join(folder, 'api.ts'), astToString(await openapiTS(json as OpenAPI3)));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** What the compiler says of programs that import the generated types. */
async function compiled(...programs: readonly string[]): Promise<{ file: string; errors: string[] }[]> {
  const files = programs.map((_, at) => join(folder, `program-${programs.length}-${at}.ts`));
  await Promise.all(files.map((file, at) => writeFile(file, programs[at] ?? '')));
  const diagnostics = ts.getPreEmitDiagnostics(
    ts.createProgram(files, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ESNext,
      types: [],
      lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
    }),
  );
  const isOf = (path: string) => (diagnostic: ts.Diagnostic) => diagnostic.file?.fileName === path;
  const elsewhere = diagnostics.filter((diagnostic) => !files.some((file) => isOf(file)(diagnostic)));
  return files.map((file) => ({
    file,
    errors: [...elsewhere, ...diagnostics.filter(isOf(file))].map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ),
  }));
}

const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

export async function run(baseUrl: string, key: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${key}\` } });
  const saved = await client.POST('/api/applications', {
    body: { title: 'Staff nurse', company: 'Seton', advertText: 'Staff nurse at Seton. Salary: 70,000 - 80,000 USD a year.' },
  });
  if (!saved.data) throw new Error(saved.error.error);
  const { id, pay } = saved.data.application;
  // Figures are figures.
  const least: number | null = pay?.low ?? null;
  const cvs = await client.GET('/api/my-cvs');
  const [cv] = cvs.data ?? [];
  if (!cv) throw new Error('no CV');
  const whole = await client.GET('/api/cv/{id}', { params: { path: { id: cv.id } } });
  const name: string | undefined = whole.data?.document.basics.name;
  const nobody = await client.GET('/api/cv/{id}', { params: { path: { id } } });
  return { id, least, name, refused: nobody.error?.code, status: nobody.response.status };
}
`;

describe('a client whose types are generated from the API page', () => {
  it('compiles, and does what a script would', async () => {
    const [script] = await compiled(PROGRAM);
    expect(script?.errors).toEqual([]);
    const person = await aPerson(server);
    await aCv(server, person);
    const { secret } = await anApiKey(server, person, Object.keys(apiScopes) as ApiScope[]);
    const { run } = (await import(pathToFileURL(script?.file ?? '').href)) as {
      run(baseUrl: string, key: string): Promise<object>;
    };
    expect(await run(address, secret)).toEqual({
      id: expect.any(String),
      least: 70_000,
      name: 'Ana Ruiz',
      refused: 'not_found',
      status: 404,
    });
  });

  it('does not compile where a field, a path or an answer is another', async () => {
    const wrong: [string, string][] = [
      ["company: 'Seton'", 'company: 7'],
      ["'/api/my-cvs'", "'/api/my-cv'"],
      ['basics.name', 'basics.nickname'],
    ];
    const programs = await compiled(...wrong.map(([place, change]) => PROGRAM.replace(place, change)));
    const accepted = wrong.filter((_, at) => programs[at]?.errors.length === 0);
    expect(accepted).toEqual([]);
  });
});
