import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedFiles, type Script } from './shared-files.ts';

const KB = 1000;

/** A script of one module, which has its name. */
const script = (name: string, imports: readonly string[] = [], bytes = 20 * KB, isEntry = false): Script => ({
  fileName: name,
  isEntry,
  imports,
  modules: { [name]: bytes },
});
const entry = (name: string, ...imports: string[]) => script(name, imports, KB, true);

it('joins what the same screens load, and nothing that only one part loads', () => {
  const files = sharedFiles(
    [
      entry('dashboard', 'react', 'list'),
      entry('builder', 'react', 'list', 'form'),
      entry('letter', 'react', 'form'),
      entry('dialog', 'list', 'menu'),
      script('react'),
      script('list', ['icons']),
      script('icons'),
      script('form'),
      script('menu'),
    ],
    [['dashboard'], ['builder'], ['letter']],
  );
  expect(files.get('list')).toBe(files.get('icons'));
  expect(new Set(['react', 'list', 'form'].map((name) => files.get(name))).size).toBe(3);
  expect([...files.keys()]).not.toContain('menu');
  expect([...files.keys()]).not.toContain('builder');
});

it('puts a script of little size with what more screens load', () => {
  const files = sharedFiles(
    [
      entry('dashboard', 'react'),
      entry('builder', 'react', 'icon'),
      script('react'),
      script('icon', ['icons'], KB / 2),
      script('icons', [], KB / 2),
    ],
    [['dashboard'], ['builder']],
  );
  expect(new Set(files.values()).size).toBe(1);
});

it('puts what is tiny of one screen with what more screens load, what is not stays apart', () => {
  const scripts = [
    entry('jobs', 'react', 'icon', 'board'),
    entry('letters', 'react'),
    entry('panel', 'icon', 'board'),
    script('react'),
    script('icon', ['react'], KB),
    script('board'),
  ];
  const files = sharedFiles(scripts, [['jobs'], ['letters']]);
  expect(files.get('icon')).toBe(files.get('react'));
  expect(files.has('board')).toBe(false);
});

it('leaves apart what one screen shares with parts of others', () => {
  const scripts = [
    entry('jobs', 'board', 'salary'),
    entry('panel', 'salary'),
    script('board'),
    script('salary'),
  ];
  expect(sharedFiles(scripts, [['jobs']]).size).toBe(0);
});

it('says which module stands in no script', () => {
  expect(() => sharedFiles([entry('dashboard')], [['settings']])).toThrow('settings is in no script');
});

/** Scripts that import only such as stand behind them, and screens that begin with some. */
const bundles = fc.integer({ min: 4, max: 24 }).chain((count) => {
  const later = (at: number) =>
    fc.subarray(Array.from({ length: count - at - 1 }, (_, by) => `s${at + by + 1}`));
  const scripts = fc.tuple(
    ...Array.from({ length: count }, (_, at) =>
      fc
        .tuple(later(at), fc.integer({ min: 1, max: 30 }), fc.boolean())
        .map(([imports, kB, isEntry]) => script(`s${at}`, imports, kB * KB, isEntry)),
    ),
  );
  return fc.tuple(
    scripts,
    fc.array(
      fc.subarray(
        Array.from({ length: count }, (_, at) => `s${at}`),
        { minLength: 1 },
      ),
      { minLength: 1, maxLength: 6 },
    ),
  );
});

it('never has two files import each other', () => {
  fc.assert(
    fc.property(bundles, ([scripts, screens]) => {
      const files = sharedFiles(scripts, screens);
      const fileOf = (name: string) => files.get(name) ?? name;
      const importsOf = new Map<string, Set<string>>();
      for (const { fileName, imports } of scripts) {
        const file = fileOf(fileName);
        const known = importsOf.get(file) ?? new Set();
        for (const name of imports) if (fileOf(name) !== file) known.add(fileOf(name));
        importsOf.set(file, known);
      }
      const done = new Set<string>();
      const visit = (file: string, above: readonly string[]) => {
        expect(above).not.toContain(file);
        if (done.has(file)) return;
        for (const name of importsOf.get(file) ?? []) visit(name, [...above, file]);
        done.add(file);
      };
      for (const file of importsOf.keys()) visit(file, []);
    }),
  );
});
