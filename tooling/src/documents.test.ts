import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot, root } from './paths.ts';

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** Paths a document speaks of: targets of links, and code spans that start with one of our folders. */
function pathsIn(document: string): string[] {
  const text = readFileSync(inRoot(document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(document), target));
  const spans = [...text.matchAll(/`((?:apps|packages|tooling|e2e|bench|docs|\.ci)\/[^`\s<>*{}$]*)`/g)].map(
    (match) => match[1] ?? '',
  );
  return [...links, ...spans];
}

it('finds the documents', () => {
  expect(documents).toContain('README.md');
});

it.each(documents)('%s names only paths that exist', (document) => {
  expect(pathsIn(document).filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

it.each(documents)('%s names no registry host and no path of a machine', (document) => {
  const text = readFileSync(inRoot(document), 'utf8');
  expect(text).not.toMatch(/registry\.npmjs|\/home\/|\/root\/|\/Users\//);
});

it('keeps the lock file free of hosts', () => {
  expect(readFileSync(inRoot('package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
});
