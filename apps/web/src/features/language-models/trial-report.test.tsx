import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TriedModel, TriedSentence } from '@candor/contracts/language-models';
import { TrialReport } from './trial-report.tsx';

afterEach(cleanup);

const choice = { address: '127.0.0.1:11434', model: 'llama3.2' };
const sentences: TriedSentence[] = [
  { text: 'Run a surgical ward', place: 'experience', refused: null },
  { text: '<b>Led</b> 40 nurses', place: 'experience', refused: 'Nothing gives “40”.' },
];
const result: TriedModel = {
  sentences,
  failure: null,
  status: null,
  model: 'llama3.2',
  host: '127.0.0.1:11434',
  firstWordsMs: 1_240,
  durationMs: 8_000,
  wordsPerSecond: 14.26,
  limitMs: 22_000,
};

it('says sentence by sentence what passed and what was refused, and why', () => {
  render(<TrialReport trial={{ choice, sentences, result }} />);
  expect(screen.getByRole('status').textContent).toBe('1 of 2 sentences passed the fact check.');
  const [passed, refused] = screen.getAllByRole('listitem');
  expect(passed?.textContent).toContain('Passed: Run a surgical ward');
  expect(refused && within(refused).getByText('<b>Led</b> 40 nurses').tagName).toBe('DEL');
  expect(refused?.textContent).toContain('Nothing gives “40”.');
  expect(screen.getByText('14.3')).toBeTruthy();
  expect(screen.getByText(/Fast enough/)).toBeTruthy();
});

it('says that a model is too slow, and why it wrote nothing', () => {
  const { rerender } = render(
    <TrialReport trial={{ choice, sentences, result: { ...result, durationMs: 48_000 } }} />,
  );
  expect(screen.getByText(/^Too slow: a CV may take up to 22 s/)).toBeTruthy();
  const none: TriedModel = {
    ...result,
    sentences: [],
    failure: 'late',
    firstWordsMs: null,
    wordsPerSecond: null,
  };
  rerender(<TrialReport trial={{ choice, sentences: [], result: none }} />);
  expect(screen.getByRole('status').textContent).toBe('No sentence was written.');
  expect(screen.getByText(/^llama3.2 took too long/)).toBeTruthy();
});

it('counts the sentences while the model writes', () => {
  render(<TrialReport trial={{ choice, sentences, result: null }} />);
  expect(screen.getByRole('status').textContent).toBe('Writing the sample CV... 2 sentences');
});

it.each([
  ['key', 401, /didn’t accept the key \(401\)/],
  ['model', 404, /doesn’t have llama3.2 \(404\)/],
  ['away', 502, /^No answer from 127.0.0.1:11434/],
] as const)('names what is to blame: %s', (failure, status, text) => {
  render(
    <TrialReport trial={{ choice, sentences: [], result: { ...result, failure, status, sentences: [] } }} />,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
