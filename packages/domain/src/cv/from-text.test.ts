import { expect, it } from 'vitest';
import { cvDocumentSchema } from './document.ts';
import { fromText } from './from-text.ts';

const WHOLE = 400_000;
const filled = (head: string, unit: string) => head + unit.repeat(Math.floor(WHOLE / unit.length));

it.each([
  ['lines below the name', filled('', 'Some words here | and there — Mar 2019 – Present\n')],
  ['list items without a heading', filled('', '- x\n')],
  ['labels without a heading', filled('', 'A: b\n')],
  ['skills in one line', filled('SKILLS\n\n', 'a, ')],
  ['brackets that nothing closes', filled('SKILLS\n\n', '(')],
  ['languages in one line', filled('LANGUAGES\n\n', 'a, ')],
  ['entries', filled('WORK EXPERIENCE\n\n', 'x\n\n')],
  ['list items of one entry', filled('WORK EXPERIENCE\n\nCook\n', '- x\n')],
  ['headings', filled('', 'SKILLS\n')],
  ['sections of its own', filled('', '# A\n\nx\n\n')],
  ['bars', filled('', '|')],
])(
  'reads 400,000 characters of %s without throwing or waiting',
  (_what, text) => {
    expect(cvDocumentSchema.safeParse(fromText(text)).success).toBe(true);
  },
  4_000,
);
