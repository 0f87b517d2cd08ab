import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RefusedArchive } from './refused-archive.ts';
import { rowTexts } from './row-texts.ts';

const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })));

describe('the rows of a file', () => {
  it('are those that parsing it gives, however it is spaced', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom(undefined, 2, '\t'), (written, space) => {
        const json = JSON.stringify({ rows: written }, null, space);
        const read = [...rowTexts(json)].map((text): unknown => JSON.parse(text));
        expect(read).toEqual(JSON.parse(json).rows);
      }),
    );
  });

  it.each([
    '',
    '[]',
    '{"rows":{}}',
    '{"rows":[1]}',
    '{"rows":[{}',
    '{"rows":[{}]',
    '{"rows":[{},]}',
    '{"rows":[{}{}]}',
    '{"rows":[]}{}',
    `{"rows":[{"a":${'['.repeat(100)}${']'.repeat(100)}}]}`,
  ])('are none in %s', (json) => {
    expect(() => [...rowTexts(json)]).toThrow(RefusedArchive);
  });

  it('come one by one: whoever has enough goes no further', () => {
    const [first] = rowTexts('{"rows":[{"a":1},{"a":2},broken');
    expect(first).toBe('{"a":1}');
  });
});
