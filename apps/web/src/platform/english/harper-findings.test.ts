import { afterEach, expect, it } from 'vitest';
import { english, speakBy } from '@candor/domain/say/speaker';
import { harperFindings, type HarperLint } from './harper-findings.ts';

afterEach(() => speakBy(() => undefined));

function lint(words: string, text: string, change: Partial<HarperLint> = {}): HarperLint {
  const before = Array.from(text.slice(0, text.indexOf(words))).length;
  return {
    kind: 'Spelling',
    message: 'Did you mean `charts`?',
    start: before,
    end: before + Array.from(words).length,
    suggestions: [{ kind: 'replace', text: 'charts' }],
    ...change,
  };
}

it('points to the words also behind characters outside the basic plane', () => {
  const text = '👩🏽‍⚕️ I kept chrats.';
  const [finding] = harperFindings(text, [lint('chrats', text)]);
  expect(finding).toMatchObject({ check: 'spelling', words: 'chrats', replacements: ['charts'] });
  expect(text.slice(finding?.span.start, finding?.span.end)).toBe('chrats');
});

it.each(['Okafor', 'DevOps', 'k8s', 'maren@example.org'])(
  'takes %s for a name and not for a slip',
  (name) => {
    const text = `I asked ${name} twice.`;
    expect(harperFindings(text, [lint(name, text)])).toEqual([]);
  },
);

it('leaves advice on style to our own checks, and turns an insertion into a replacement', () => {
  const text = 'I run however I rest.';
  const style = lint('run', text, { kind: 'Style' });
  const comma = lint('however', text, { kind: 'Punctuation', suggestions: [{ kind: 'insert', text: ',' }] });
  expect(harperFindings(text, [style, comma])).toMatchObject([
    { check: 'grammar', replacements: ['however,'] },
  ]);
});

it('takes for a slip only what one error makes of a common word', () => {
  const text = 'I regraded the rootstock and kept the raclette appart.';
  const asked = (words: string, ...texts: string[]) =>
    lint(words, text, { suggestions: texts.map((one) => ({ kind: 'replace' as const, text: one })) });
  const found = harperFindings(text, [
    asked('rootstock', 'root stock', 'woodstock'),
    asked('raclette', 'roulette', 'palette'),
    asked('appart', 'apart', 'appear'),
  ]);
  expect(found.map(({ words, replacements }) => [words, replacements])).toEqual([['appart', ['apart']]]);
});

it('words what is wrong by its kind for readers of other languages, and as Harper does for those of English', () => {
  const text = 'Two pipe was laid, however deep.';
  const agreement = lint('pipe', text, { kind: 'Agreement', message: 'Use the plural.' });
  const comma = lint('however', text, { kind: 'Punctuation', message: 'Add a comma.' });
  const said = () => harperFindings(text, [agreement, comma]).map(({ message }) => message);
  expect(said()).toEqual(['Use the plural.', 'Add a comma.']);
  speakBy(() => ({ ...english, language: 'de' }));
  expect(said()).toEqual([
    'These words don’t agree in number or person.',
    'A punctuation mark is missing or wrong here.',
  ]);
});
