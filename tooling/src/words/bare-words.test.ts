import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { bareWords } from './bare-words.ts';

const read = (path: string, text: string) =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
const found = (text: string) => bareWords(read('a.tsx', text)).map(({ words }) => words);

it('finds words that are shown as they stand', () => {
  expect(found('<p title="Close it">Hello <b>you</b></p>')).toEqual(['Close it', 'Hello', 'you']);
  expect(found("<Button busyLabel={isBusy ? 'Saving...' : undefined} />")).toEqual(['Saving...']);
  expect(found("const titles = { login: ['Welcome Back', 'Sign in to your documents.'] };")).toEqual([
    'Welcome Back',
    'Sign in to your documents.',
  ]);
  expect(found('toast(`${name} deleted`)')).toEqual(['{} deleted']);
  expect(found("<Trans>It is {isLate ? 'too late' : 'in time'}</Trans>")).toEqual(['too late', 'in time']);
});

it('leaves alone what is translated, and what nobody reads', () => {
  expect(found('<p title={t`Close it`}><Trans>Hello <b>you</b></Trans></p>')).toEqual([]);
  expect(found('<Plural value={n} one="# file" other="# files" />')).toEqual([]);
  expect(found('plural(n, { one: "# File of yours", other: "# Files of yours" })')).toEqual([]);
  expect(found('<div className="Grid of it" id="Some place">{" "}</div>')).toEqual([]);
  expect(found("throw new Error('Nobody reads this.')")).toEqual([]);
  expect(found("import { x } from 'Some place.';")).toEqual([]);
  expect(found('// same in every language\nconst name = "Ana Ruiz";')).toEqual([]);
});

const bare = globSync('apps/{web,extension}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.tsx?$|\.data\.ts$|\/testing\//.test(path))
  .flatMap((path) =>
    bareWords(read(path, readFileSync(inRoot(path), 'utf8'))).map(
      ({ line, words }) => `${path}:${line} ${words}`,
    ),
  );

it('has none on any screen', () => {
  expect(bare).toEqual([]);
});
