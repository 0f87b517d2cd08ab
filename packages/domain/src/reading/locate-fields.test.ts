import { expect, it } from 'vitest';
import { linesOfText } from './read-text.ts';
import { readLines } from './read-lines.ts';

it('finds a name on its own line, not in the address of a profile above it', () => {
  const lines = linesOfText(
    'linkedin.com/in/ana-ruiz\nAna Ruiz\nana@example.org\n\nEXPERIENCE\nNurse, Riverside Medical, 2018 - 2023',
  );
  const { document, fields } = readLines(lines);
  expect(document.basics.name).toBe('Ana Ruiz');
  expect(fields.find(({ path }) => path === 'basics.name')?.box.top).toBe(lines[1]?.top);
});
