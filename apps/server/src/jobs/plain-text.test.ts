import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['We want a <strong>Nurse</strong>, now', 'We want a Nurse, now'],
  ['<strong>Soft</strong>ware &amp; hardware', 'Software & hardware'],
  ['one<br/>two<p>three</p><li>four</li>', 'one two three four'],
  ['pay &lt;script&gt; rises', 'pay <script> rises'],
  ['a<script>alert(1)</script>b<style>p{}</style>c', 'abc'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['  a \n\t b\u0000c \u202Ed ', 'a b c d'],
  ['broken <strong', 'broken'],
  ['\uD83D lone', '\uFFFD lone'],
])('%j reads %j', (html, text) => {
  expect(plainText(html, 600)).toBe(text);
});

it('is short, on one line and well formed, whatever comes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 1, max: 50 }),
      (html, most) => {
        const text = plainText(html, most);
        expect([...text].length).toBeLessThanOrEqual(most);
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(text.isWellFormed()).toBe(true);
      },
    ),
  );
});
