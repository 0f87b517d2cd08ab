import { expect, test } from 'vitest';
import { storyText } from './index.ts';

test('a story is told as text in the order of its parts, in its own words', () => {
  const story = {
    situation: 'Handovers ran late',
    task: '',
    action: ' I timed twenty of them. ',
    result: 'They went from 40 to 25 minutes.',
  };
  expect(storyText(story)).toBe(
    'Handovers ran late. I timed twenty of them. They went from 40 to 25 minutes.',
  );
});
