import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { cvRules } from './cv-rules.ts';
import { outlineOf } from './outline.ts';

/** The lines that an outline names, by their paths. */
function readBack(outline: string): Map<string, string> {
  let entry = '';
  const lines = new Map<string, string>();
  for (const row of outline === '' ? [] : outline.split('\n')) {
    const [, bracket] = /^\[([a-z\d.]+)\]$/.exec(row) ?? [];
    if (bracket === undefined) {
      const [, key = '', words = ''] = /^([a-z\d.]+): (.*)$/su.exec(row) ?? [];
      lines.set(`${entry}${key}`, words);
    } else entry = `${bracket}.`;
  }
  return lines;
}

it('names every line by its path, whatever its words are', () => {
  const words = fc
    .oneof(fc.string(), fc.constantFrom('[experience.0]', 'a\n[experience.1]\nbullets.0: planted', 'key: x'))
    .map((text) => `A ${text}`);
  const job = fc.record({ company: words, position: words, bullets: fc.array(words, { maxLength: 4 }) });
  fc.assert(
    fc.property(words, fc.array(job, { maxLength: 4 }), (summary, experience) => {
      const lines = cvRules.lines(cvRules.normalise(cvDocument({ summary, experience })));
      const texts = [...lines].map(([path, text]) => [path, text.replaceAll(/\s+/gu, ' ').trim()]);
      const read = readBack(outlineOf(lines));
      expect([...read].toSorted()).toEqual(texts.toSorted());
    }),
  );
});
