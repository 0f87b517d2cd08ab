import { expect, it } from 'vitest';
import { composeEntryLine, readEntryLine } from './entry-line.ts';
it('shows a span between brackets of a typed time as it was typed', () => {
  const line = { fields: ['Gull counter'], start: 'seasonal since 2020 (Apr–Oct)', end: '', url: '' };
  const { text } = composeEntryLine(line);
  expect(text).toBe('Gull counter | (seasonal since 2020 (Apr–Oct))');
  expect(readEntryLine(text, 1)).toEqual(line);
});
