import { expect, it } from 'vitest';
import { cvRules, letterRules } from '../index.ts';
import { documentKindOf, documentKinds, editorPath } from './index.ts';

it('knows the kind of each document by what its rules store, and takes none for another', () => {
  expect([cvRules.kind, letterRules.kind]).toEqual([...documentKinds]);
  for (const kind of documentKinds) expect(documentKindOf({ kind })).toBe(kind);
  for (const kind of ['note', '', 'constructor']) expect(documentKindOf({ kind })).toBeNull();
});

it('edits each kind at an address of its own', () => {
  expect(new Set(documentKinds.map((kind) => editorPath(kind, 'a'))).size).toBe(documentKinds.length);
});
