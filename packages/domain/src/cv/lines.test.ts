import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { cvDocument } from './document.ts';
import { isParted, linesOf, withLines } from './lines.ts';
import { normaliseDocument } from './normalise.ts';

describe('a line changed on the page', () => {
  it('says the new words at its place, and all others what they said', () => {
    fc.assert(
      fc.property(documents(), fc.nat(), (any, pick) => {
        const document = normaliseDocument(any);
        const before = linesOf(document);
        const paths = [...before.keys()].filter(isParted);
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
          [...linesOf(of)].filter(([path]) => isParted(path)).map(([, text]) => text);
        const paths = [...linesOf(document).keys()].filter(isParted);
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

describe('a field changed on the page', () => {
  it('says the new words at its place, and all others what they said', () => {
    fc.assert(
      fc.property(documents(), fc.nat(), (any, pick) => {
        const document = normaliseDocument(any);
        const before = linesOf(document);
        const paths = [...before.keys()].filter((path) => !isParted(path));
        const path = paths[pick % paths.length] ?? '';
        const words = path.endsWith('.dates')
          ? '2019 – 2021'
          : path.endsWith('.date')
            ? '2020'
            : 'Something else';
        expect(linesOf(withLines(document, path, [words]))).toEqual(new Map(before).set(path, words));
      }),
    );
  });

  it('changes nothing where it is put down as it was', () => {
    fc.assert(
      fc.property(documents(), fc.nat(), (any, pick) => {
        const document = normaliseDocument(any);
        const lines = [...linesOf(document)].filter(([path]) => /^(?:skills|languages|basics)/.test(path));
        const [path, words] = lines[pick % lines.length] ?? ['basics.name', document.basics.name];
        expect(linesOf(withLines(document, path, [words]))).toEqual(linesOf(document));
      }),
    );
  });

  it('takes a list of skills as it is written, those with commas of their own as they were', () => {
    const document = cvDocument({
      skills: [
        { name: 'Excel (pivot, VLOOKUP)', group: '' },
        { name: 'Till', group: 'Shop' },
        { name: 'Hygiene, Level 2', group: '' },
      ],
      languages: [{ name: 'Spanish', level: 'native' }],
    });
    const changed = withLines(document, 'skills.group.0', ['Excel (pivot, VLOOKUP), SQL, Hygiene, Level 2']);
    expect(changed.skills.map(({ name, group }) => [name, group])).toEqual([
      ['Excel (pivot, VLOOKUP)', ''],
      ['SQL', ''],
      ['Hygiene, Level 2', ''],
      ['Till', 'Shop'],
    ]);
    expect(withLines(document, 'languages.list', ['Spanish (native), English (C1)']).languages).toEqual([
      { name: 'Spanish', level: 'native' },
      { name: 'English', level: 'C1' },
    ]);
  });
});
