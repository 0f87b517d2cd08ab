import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinDescription, splitDescription, splitAtSmallLetters } from './split-description.ts';

it.each([
  ['- Ran a ward\n- Trained 3 nurses', ['Ran a ward', 'Trained 3 nurses']],
  ['1. Ran a ward\n2) Trained 3 nurses', ['Ran a ward', 'Trained 3 nurses']],
  [
    'Ran a ward. Trained 3.5 e.g. at Acme Inc. in May. Done.',
    ['Ran a ward.', 'Trained 3.5 e.g. at Acme Inc. in May.', 'Done.'],
  ],
  ['Ran a ward\nTrained nurses', ['Ran a ward', 'Trained nurses']],
  ['• Ran a ward\n  of 32 beds\n• Trained', ['Ran a ward\nof 32 beds', 'Trained']],
  ["Worked at St. Brigid's with J. Doe.", ["Worked at St. Brigid's with J. Doe."]],
  ['Ausbildung von Azubis im 3. Lehrjahr. Kasse.', ['Ausbildung von Azubis im 3. Lehrjahr.', 'Kasse.']],
  ['Lehrlinge im 2. und 3. Lehrjahr. Kasse.', ['Lehrlinge im 2. und 3. Lehrjahr.', 'Kasse.']],
  ['I am 25. Based in Leeds.', ['I am 25.', 'Based in Leeds.']],
  ['ok. 11 000 km miesięcznie', ['ok. 11 000 km miesięcznie']],
  ['Approx. 5 vans', ['Approx. 5 vans']],
  [
    'Appraisal of loans up to Rs. 10 lakh. Field visits.',
    ['Appraisal of loans up to Rs. 10 lakh.', 'Field visits.'],
  ],
  ['Reply the same day (ref. SDF/0417). None since.', ['Reply the same day (ref. SDF/0417).', 'None since.']],
  ['', []],
])('splits %j', (text, statements) => {
  expect(splitDescription(text)).toEqual(statements);
});

it.each([
  ['looked after 2 juniors. ordered stock', ['looked after 2 juniors.', 'ordered stock']],
  ['Long days! i liked it', ['Long days!', 'i liked it']],
  ['small animals incl. rabbits, 40 hrs. a week', ['small animals incl. rabbits, 40 hrs. a week']],
])('parts %j at the stops of hasty typing, never at a short form', (text, parts) => {
  expect(splitAtSmallLetters(text)).toEqual(parts);
});

it('loses no character but marks and space', () => {
  const bare = (text: string) => text.replaceAll(/[\s•◦▪▫■□●○‣⁃∙·*►▸➢➤✓✔–—().\d-]/gu, '');
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: fc.constantFrom(...'ab. \n•-1)A!?é') }), (text) => {
      expect(bare(splitDescription(text).join(''))).toBe(bare(text));
    }),
  );
});

it('splits again what it joined', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z][a-z .!A-Z]{0,30}[a-z]$/)), (statements) => {
      expect(splitDescription(joinDescription(statements))).toEqual(statements);
    }),
  );
});

it('does not cut a line where its writer doubts within it, or within brackets', () => {
  const lines = [
    'ran the spring fair, sold out (400 seats? or 450, ask Bea)',
    'taught two groups?? maybe three a term',
  ];
  expect(lines.flatMap((line) => splitDescription(line))).toEqual(lines);
});

it('keeps a description without marks where its lines read back as they are', () => {
  const before = 'Ran the ward\nKept the log';
  expect(joinDescription(['Ran the ward', 'Kept the log', 'Taught two'], before)).toBe(
    'Ran the ward\nKept the log\nTaught two',
  );
  expect(joinDescription(['Ran the ward', 'Kept the log. Taught two.'], before)).toBe(
    '• Ran the ward\n• Kept the log. Taught two.',
  );
  expect(joinDescription(['Ran the ward'], '• Ran it')).toBe('• Ran the ward');
  expect(joinDescription(['Ran the ward'])).toBe('Ran the ward');
  expect(joinDescription(['Ran the ward. At night.'])).toBe('• Ran the ward. At night.');
});
