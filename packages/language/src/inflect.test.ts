import { expect, it } from 'vitest';
import { inflect, meaningsOf, withNumber } from './inflect.ts';

it.each([
  ['drive', 'drives drove driven driving'],
  ['set up', 'sets up|set up|set up|setting up'],
  ['travel', 'travels travelled travelled travelling'],
  ['carry', 'carries carried carried carrying'],
  ['iron', 'irons ironed ironed ironing'],
  ['mentor', 'mentors mentored mentored mentoring'],
  ['cut', 'cuts cut cut cutting'],
  ['be', 'is was been being'],
  ['run', 'runs ran run running'],
])('inflects %j', (base, forms) => {
  const [third, past, participle, gerund] = forms.split(forms.includes('|') ? '|' : ' ');
  expect(inflect(base, 'present3')).toBe(third);
  expect(inflect(base, 'past')).toBe(past);
  expect(inflect(base, 'pastParticiple')).toBe(participle);
  expect(inflect(base, 'gerund')).toBe(gerund);
});

it('counts', () => {
  expect(withNumber('child', 'plural')).toBe('children');
  expect(withNumber('children', 'plural')).toBe('children');
  expect(withNumber('assistants', 'singular')).toBe('assistant');
});

it('knows what a word may be', () => {
  expect(
    meaningsOf('guard')
      .map(({ pos }) => pos)
      .toSorted(),
  ).toEqual(['noun', 'verb']);
  expect(meaningsOf('residents')).toMatchObject([{ pos: 'noun', number: 'plural', lemma: 'resident' }]);
  expect(meaningsOf('taught')).toMatchObject([{ form: 'past', lemma: 'teach' }, { form: 'pastParticiple' }]);
});
