import { expect, it } from 'vitest';
import { contentStems } from '../../writing/index.ts';
import { splitSentences } from '../../cv/index.ts';
import { letterToText } from '../text-form.ts';
import { writeLetterNow } from '../composing/write-letter.ts';
import { goldenInput, letters } from './people.fixture.ts';

function written(name: string) {
  const golden = letters[name];
  if (!golden) throw new Error(name);
  const { request, options } = goldenInput(golden);
  return writeLetterNow(request, options);
}

const names = Object.keys(letters);

it('holds every type in every tone', () => {
  const kinds = Object.values(letters).map(({ request }) => `${request.letterType} ${request.tone}`);
  expect(new Set(kinds).size).toBe(24);
});

// The texts are read by a person when they change; renewed by `vitest run --project domain golden -u`.
it.each(names)('writes the %s letter that was read and found good', async (name) => {
  const { letter, facts } = written(name);
  expect(facts).toMatchObject({ replaced: 0, unsupported: 0 });
  await expect(`${letterToText(letter)}\n`).toMatchFileSnapshot(`./${name}.txt`);
});

it.each(names)('loses no sentence of ours to the gate, whatever the tone of the %s letter', (name) => {
  const golden = letters[name];
  if (!golden) throw new Error(name);
  const { request, options } = goldenInput(golden);
  for (const tone of ['professional', 'enthusiastic', 'formal', 'friendly'] as const)
    expect(writeLetterNow({ ...request, tone }, options).facts).toMatchObject({ replaced: 0 });
});

it('writes letters of different people that share no sentence but the close', () => {
  const all = names.map((name) => ({
    by: written(name).letter.signature,
    // The last is the close.
    sentences: new Set(written(name).letter.paragraphs.flatMap(splitSentences).slice(0, -1)),
  }));
  const shared = all.flatMap((one, at) =>
    all
      .slice(at + 1)
      .filter(({ by }) => by !== one.by)
      .flatMap((other) => [...one.sentences.intersection(other.sentences)]),
  );
  expect(shared).toEqual([]);
});

it.each(names)('never says the same twice in the %s letter', (name) => {
  const said = written(name).letter.paragraphs.flatMap(splitSentences);
  const told = said.map((sentence) => [...contentStems(sentence)].join(' '));
  expect(new Set(told).size).toBe(said.length);
});

it.each(names.filter((name) => name.startsWith('cover')))(
  'keeps the %s letter near the length that is read, 120 to 320 words',
  (name) => {
    const words = written(name).letter.paragraphs.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(120);
    expect(words).toBeLessThanOrEqual(320);
  },
);
