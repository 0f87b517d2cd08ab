import { expect, it } from 'vitest';
import { advertText } from './advert-text.ts';

it('reads the source of a page as the page shows it, and leaves words as they are', () => {
  expect(advertText('<h1>Warehouse Operative</h1><ul><li>Forklift &amp; reach truck</li></ul>')).toBe(
    'Warehouse Operative\n- Forklift & reach truck',
  );
  for (const words of ['Chef\n- <3 years of experience', 'Build components with <Suspense> & hooks', ''])
    expect(advertText(words)).toBe(words);
});
