import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { linesOf, withLines } from './lines.ts';
import { normaliseDocument } from './normalise.ts';

const isLine = (path: string) => /bullets|^summary\./.test(path);

describe('a line changed on the page', () => {
  it('says the new words at its place, and all others what they said', () => {
    fc.assert(
      fc.property(documents(), fc.nat(), (any, pick) => {
        const document = normaliseDocument(any);
        const before = linesOf(document);
        const paths = [...before.keys()].filter(isLine);
        const path = paths[pick % paths.length];
        if (path === undefined) return;
        const after = linesOf(withLines(document, path, ['Something else']));
        expect(after).toEqual(new Map(before).set(path, 'Something else'));
      }),
    );
  });

  it('goes where nothing is left of it, and is two where it was parted', () => {
    fc.assert(
      fc.property(documents(), fc.nat(), (any, pick) => {
        const document = normaliseDocument(any);
        const texts = (of: typeof document) =>
          [...linesOf(of)].filter(([path]) => isLine(path)).map(([, text]) => text);
        const paths = [...linesOf(document).keys()].filter(isLine);
        const at = pick % paths.length;
        const path = paths[at];
        if (path === undefined) return;
        const before = texts(document);
        expect(texts(withLines(document, path, [' ']))).toEqual(before.toSpliced(at, 1));
        const parted = withLines(document, path, ['One', 'Two']);
        expect(texts(parted)).toEqual(before.toSpliced(at, 1, 'One', 'Two'));
      }),
    );
  });
});
