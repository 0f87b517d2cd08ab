import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './paths.ts';

// shared security floor: below these versions lie known holes.
const floors: Record<string, string> = { fastify: '5.12.1', mammoth: '1.11.0', 'pdfjs-dist': '4.2.67' };

interface Lock {
  packages: Record<string, { version?: string }>;
}
const lock: Lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));

function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split('.').map(Number));
  for (let i = 0; i < 3; i += 1) {
    const difference = (a?.[i] ?? 0) - (b?.[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

it.each(Object.entries(floors))('installs %s at %s or newer wherever it is installed', (name, floor) => {
  const installed = Object.entries(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, entry]) => entry.version ?? '0.0.0');
  expect(installed.filter((version) => !isAtLeast(version, floor))).toEqual([]);
});

it('compares versions by number', () => {
  expect(isAtLeast('5.12.8', '5.12.1')).toBe(true);
  expect(isAtLeast('5.9.0', '5.12.1')).toBe(false);
});

it('stays on the compiler that the import checker can read', () => {
  expect(lock.packages['node_modules/typescript']?.version).toMatch(/^6\.0\./);
});
