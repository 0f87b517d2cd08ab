import { afterEach, describe, expect, it } from 'vitest';
import { english, speakBy } from '../say/speaker.ts';
import { checkText } from './check-text.ts';
import { applyEdits, proposedEdits } from './edits.ts';

const slipsIn = (text: string) => checkText(text).filter(({ check }) => check === 'grammar');
const corrected = (text: string) => applyEdits(text, proposedEdits(text, slipsIn(text)));

describe('slips known by their form', () => {
  it.each([
    ['I never had a accident in my van.', 'I never had an accident in my van.'],
    ['A hour later an manager came.', 'An hour later a manager came.'],
    ['I ran a 8-bed ward with an user group.', 'I ran an 8-bed ward with a user group.'],
    ['He done the books of less shops.', 'He did the books of fewer shops.'],
    ['I am working here since 2015.', 'I have been working here since 2015.'],
  ])('%s', (text, right) => {
    expect(corrected(text)).toBe(right);
    expect(slipsIn(right)).toEqual([]);
  });

  it.each([
    'It was an hour in a European union, a one-off and a useful one.',
    'An historic house and an hotel asked for an MBA and a FAQ page.',
    'We sell grade a eggs and vitamin a in an 80-bed home.',
    'Let everyone know and make everybody feel at home; did everyone come?',
    'What he has done, and had he done the books, I know.',
    'They met me and my brother at the station.',
    'It is a 5 day week with a 3 day in house course.',
    'I worked as head of sales and as part of a team.',
    'I am working here for the summer.',
    'I am working here for two years on a fixed contract.',
    'They took their coats; theirs was the last shift.',
  ])('are not seen in: %s', (text) => {
    expect(slipsIn(text)).toEqual([]);
  });
});

afterEach(() => speakBy(() => undefined));

it('says why in the language of whoever reads', () => {
  const said = () => slipsIn('It depends of the tide.').map(({ message }) => message);
  expect(said()).toEqual(['This word is followed by “on”.']);
  speakBy(() => ({ ...english, language: 'de', word: (texts) => texts.join('').toUpperCase() }));
  expect(said()).toEqual(['THIS WORD IS FOLLOWED BY “ON”.']);
});
