// @ts-check
// Who may import whom (docs/architecture.md). `src/import-rules.test.ts` plants a
// breach of each rule and expects it to be refused by name.
const tests = '\\.test\\.tsx?$|/testing/';
const rules = [
  {
    name: 'language-knows-its-libraries-only',
    comment: 'The one door to the language libraries: nothing of ours, no Node, no page.',
    from: { path: '^packages/language/src/', pathNot: tests },
    to: {
      pathNot: ['^packages/language/src/', '(^|/)node_modules/compromise/'],
    },
  },
  {
    name: 'domain-is-pure',
    comment:
      'The domain imports itself, language, zod, the phone number rules, the difference finder, the keys of an order and the vCard writer, nothing else: no Node, no React, no other part of ours.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: {
      pathNot: [
        '^packages/(domain|language)/src/',
        '(^|/)node_modules/(zod|libphonenumber-js|diff|fractional-indexing|ical.js)/',
      ],
    },
  },
  {
    name: 'domain-by-index',
    comment:
      'One capability of the domain sees another through its index only; who speaks is asked beside what is said, which a build puts in place.',
    from: { path: '^packages/domain/src/([^/]+)/', pathNot: tests },
    to: {
      path: '^packages/domain/src/([^/]+)/',
      pathNot: ['^packages/domain/src/($1|say)/', '/index\\.ts$'],
    },
  },
  {
    name: 'contracts-see-domain-only',
    from: { path: '^packages/contracts/src/', pathNot: tests },
    to: { pathNot: ['^packages/(contracts|domain)/src/', '(^|/)node_modules/zod/'] },
  },
  {
    name: 'engines-see-domain-only',
    comment: 'read, render and occupations do not know each other, the wire or the apps.',
    from: { path: '^packages/(read|render|occupations)/', pathNot: tests },
    to: { path: '^(apps|packages)/', pathNot: ['^packages/(domain|pool)/', '^packages/$1/'] },
  },
  {
    name: 'pool-knows-no-work',
    comment: 'Threads are the same whatever is done in them.',
    from: { path: '^packages/pool/', pathNot: tests },
    to: { path: '^(apps|packages)/', pathNot: '^packages/pool/' },
  },
  {
    name: 'server-capability-by-index',
    comment:
      "A capability calls another's index, and its schema for foreign keys; never its actions or store.",
    from: { path: '^apps/server/src/([^/]+)/', pathNot: tests },
    to: {
      path: '^apps/server/src/([^/]+)/',
      pathNot: [
        '^apps/server/src/$1/',
        '^apps/server/src/platform/',
        '^apps/server/src/[^/]+/(index|schema)\\.ts$',
      ],
    },
  },
  {
    name: 'server-documents-know-no-kind',
    comment: 'What all kinds of documents have in common is written once, and the kinds stand on it.',
    from: { path: '^apps/server/src/documents/', pathNot: tests },
    to: { path: '^apps/server/src/(cv|letters)/' },
  },
  {
    name: 'server-platform-knows-no-capability',
    from: { path: '^apps/server/src/platform/', pathNot: tests },
    to: { path: '^apps/server/src/', pathNot: ['^apps/server/src/platform/'] },
  },
  {
    name: 'server-platform-knows-no-product',
    comment:
      'The platform carries calls of any product, and says its own refusals: what CVs and letters are it sees through the contract alone.',
    from: { path: '^apps/server/src/platform/', pathNot: tests },
    to: { path: '^packages/', pathNot: '^packages/(contracts|pool|words|domain/src/(say|locale))/' },
  },
  {
    name: 'feature-knows-no-other',
    comment: 'Features meet in app/screens.',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/(features|app)/', pathNot: ['^apps/web/src/features/$1/'] },
  },
  {
    name: 'feature-by-index',
    comment: 'app/ mounts what a feature shows in its index.',
    from: { path: '^apps/web/src/app/', pathNot: tests },
    to: { path: '^apps/web/src/features/', pathNot: ['^apps/web/src/features/[^/]+/index\\.tsx?$'] },
  },
  {
    name: 'ui-has-no-product-words',
    from: { path: '^apps/web/src/ui/' },
    to: { path: '^(apps|packages)/', pathNot: ['^apps/web/src/ui/'] },
  },
  {
    name: 'web-platform-knows-no-feature',
    from: { path: '^apps/web/src/platform/' },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'web-bundles-no-engine',
    comment:
      'The engines and the occupation table would sink the bundle: the web asks the server. Of the pool it has the contract of jobs.',
    from: { path: '^apps/web/src/', pathNot: tests },
    to: {
      path: '^(apps/server|packages/(read|render|occupations|pool))/',
      pathNot: '^packages/pool/src/jobs/index\\.ts$',
    },
  },
  {
    name: 'server-knows-no-web',
    from: { path: '^apps/server/' },
    to: { path: '^apps/web/' },
  },
  {
    name: 'testing-in-tests-only',
    from: { path: '^(apps|packages)/', pathNot: [tests, '^packages/testing/'] },
    to: { path: '^packages/testing/' },
  },
  { name: 'no-cycle', comment: 'In types either.', from: {}, to: { circular: true } },
  {
    name: 'resolvable',
    comment: 'What a build makes has a name and no file.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
