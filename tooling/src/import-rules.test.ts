import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience } from '@candor/testing';
import rules from '../import-rules.mjs';
import { tool } from './command.ts';
import { cache, inRoot } from './paths.ts';

// One breach a rule, each in a file of its own: where it stands, and what it says.
const breaches: Record<string, [path: string, source: string]> = {
  'language-knows-its-libraries-only': ['packages/language/src/breach.ts', "import '@candor/domain/text';"],
  'domain-is-pure': ['packages/domain/src/cv/breach.ts', "import 'node:fs';"],
  'domain-by-index': ['packages/domain/src/billing/breach.ts', "import '../cv/document.ts';"],
  'contracts-see-domain-only': ['packages/contracts/src/breach.ts', "import 'fastify';"],
  'engines-see-domain-only': ['packages/render/src/breach.ts', "import '@candor/contracts/cv';"],
  'pool-knows-no-work': ['packages/pool/src/breach.ts', "import '@candor/domain/cv';"],
  'server-capability-by-index': ['apps/server/src/billing/breach.ts', "import '../cv/kind.ts';"],
  'server-documents-know-no-kind': ['apps/server/src/documents/breach.ts', "import '../cv/index.ts';"],
  'server-platform-knows-no-capability': ['apps/server/src/platform/breach.ts', "import '../cv/index.ts';"],
  'server-platform-knows-no-product': [
    'apps/server/src/platform/breach-of-product.ts',
    "import '@candor/domain/cv';",
  ],
  'feature-knows-no-other': ['apps/web/src/features/account/breach.ts', "import '../cv/index.ts';"],
  'feature-by-index': ['apps/web/src/app/breach.ts', "import '../features/cv/inside.ts';"],
  'ui-has-no-product-words': ['apps/web/src/ui/breach.ts', "import '@candor/domain/cv';"],
  'web-platform-knows-no-feature': ['apps/web/src/platform/breach.ts', "import '../features/cv/index.ts';"],
  'web-bundles-no-engine': ['apps/web/src/features/cv/breach.ts', "import '@candor/render';"],
  'server-knows-no-web': ['apps/server/src/cv/breach.ts', "import '../../../web/src/features/cv/inside.ts';"],
  'testing-in-tests-only': ['apps/server/src/account/breach.ts', "import '@candor/testing';"],
  'no-cycle': [
    'packages/domain/src/text/breach.ts',
    "import type { A } from './breach-back.ts';\nexport type B = A;",
  ],
  resolvable: ['packages/contracts/src/breach-lost.ts', "import './nowhere.ts';"],
};
const besides: Record<string, string> = {
  'packages/domain/src/text/breach-back.ts': "import type { B } from './breach.ts';\nexport type A = B;",
  'apps/web/src/features/cv/inside.ts': 'export const inside = 1;',
};

const copy = join(cache, 'import-rules');
let result: ICruiseResult;

/** Leaves out what is installed or made: by its place below the top, since the top itself may lie anywhere. */
function isOurs(path: string): boolean {
  return !/\/(node_modules|dist|data|\.cache)(\/|$)/.test(path.slice(inRoot().length));
}

function write(path: string, source: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), `${source}\n`);
}

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  for (const group of ['apps', 'packages'])
    cpSync(inRoot(group), join(copy, group), { recursive: true, filter: isOurs });
  cpSync(inRoot('tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  for (const file of ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.pure.json'])
    cpSync(inRoot(file), join(copy, file));
  // The workspaces by name, so that imports stay inside the copy; everything else is found further up.
  mkdirSync(join(copy, 'node_modules', '@candor'), { recursive: true });
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(inRoot(group))) {
      symlinkSync(join(copy, group, name), join(copy, 'node_modules', '@candor', name));
      const nested = inRoot(group, name, 'node_modules');
      if (existsSync(nested)) symlinkSync(nested, join(copy, group, name, 'node_modules'));
    }
  }
  for (const [path, source] of Object.entries(besides)) write(path, source);
  for (const [path, source] of Object.values(breaches)) write(path, source);
  cpSync(inRoot('tooling', 'import-rules.mjs'), join(copy, 'import-rules.mjs'));
  const { output } = await tool(
    'depcruise',
    ['--config', 'import-rules.mjs', '--output-type', 'json', 'apps', 'packages'],
    {
      cwd: copy,
      isShown: false,
    },
  );
  result = JSON.parse(output);
}, patience(60_000));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('has a planted breach for every rule', () => {
  expect(Object.keys(breaches).toSorted()).toEqual(rules.forbidden.map((rule) => rule.name).toSorted());
});

it('reads the whole tree', () => {
  expect(result.summary.totalCruised).toBeGreaterThan(100);
});

it.each(Object.entries(breaches))('refuses a breach of %s', (name, [path]) => {
  const found = result.summary.violations.filter((violation) => violation.rule.name === name);
  // A cycle is reported from whichever of its files is read first.
  const places = found.flatMap(({ from, cycle }) => [from, ...(cycle ?? []).map((step) => step.name)]);
  expect(places).toContain(path);
});
