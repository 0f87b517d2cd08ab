import { readFileSync } from 'node:fs';
import { inflect } from '@candor/english';
import { expect, it } from 'vitest';
import { pieceOf } from './piece.ts';
import { sayFragment } from './fragment.ts';

const file = new URL('../../../../../bench/texts/open/bullets.jsonl', import.meta.url);
const bullets = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line): string => (JSON.parse(line) as { text: string }).text);

/** A bullet as a sentence of somebody who does it. */
function asSentenceOf(subject: string, bullet: string): string | undefined {
  const { tokens, kind, text } = pieceOf(bullet);
  const [first] = tokens;
  if (kind !== 'verb' || first?.form !== 'base' || !first.isCertain) return undefined;
  return `${subject} ${inflect(first.lemma, 'present3')}${text.slice(first.span.end - first.span.start)}.`;
}

const whole = bullets.flatMap((bullet) =>
  ['My colleague', 'A nurse', 'The kitchen'].flatMap((subject) => asSentenceOf(subject, bullet) ?? []),
);

it('has sentences to try', () => {
  expect(whole.length).toBeGreaterThan(50);
});

it.each(['about', 'result', 'practical', 'memory', 'stayed'])(
  'no full sentence stands in the frame of a phrase: %s',
  (phrase) => {
    const framed = whole.filter((typed) => {
      const piece = pieceOf(typed);
      return sayFragment(piece, { phrase })?.move === phrase && piece.kind !== 'sentence';
    });
    expect(framed).toEqual([]);
  },
);
