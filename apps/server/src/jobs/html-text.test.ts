import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlText } from './html-text.ts';

it('reads lines, and items of lists as items', () => {
  const html =
    '<h2>Your tasks</h2><ul><li><p>Wound care</p></li><li>Handover &amp; reports</li></ul><p>Leeds<br>Full-time</p>';
  expect(htmlText(html, 1_000)).toBe('Your tasks\n- Wound care\n- Handover & reports\nLeeds\nFull-time');
});

it('reads no script, no style and no hidden direction', () => {
  const html =
    '<p>A<script>alert("x")</script><style>p{}</style>B</p><img src=x onerror=alert(1)><p>C\u202Ed</p><script>open';
  expect(htmlText(html, 1_000)).toBe('AB\nC d');
});

it('ends where it must, and reads anything', () => {
  expect(htmlText('<p>abcdef</p>', 3)).toBe('abc');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = htmlText(`<p>${text}</p>`, 50);
      expect([...read].length).toBeLessThanOrEqual(50);
      expect(read.isWellFormed()).toBe(true);
    }),
  );
});
