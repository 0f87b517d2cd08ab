import { it } from 'vitest';
import { expectMutation, withBasics } from '../testing/mutate.ts';

it('finds the one thing that is broken', () => {
  expectMutation('links-complete', {
    breaks: withBasics({ links: [{ label: 'LinkedIn', url: 'linkedin.com/in/' }] }),
    words: 'linkedin.com/in/',
  });
});
