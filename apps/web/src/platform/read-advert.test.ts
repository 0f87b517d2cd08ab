import { expect, it } from 'vitest';
import { isLink, isPageSource } from './read-advert.ts';

it('tells the source of a page from an ad that begins with a mark', () => {
  for (const html of ['<!DOCTYPE html><html>', '  <div class="ad">Nurse</div>', '<p>Nurse</p>'])
    expect(isPageSource(html)).toBe(true);
  for (const ad of ['Staff Nurse\n<b>', '< 2 years of experience', '<3 our team', ''])
    expect(isPageSource(ad)).toBe(false);
});

it('tells a link from an ad that holds one', () => {
  for (const link of ['https://jobs.example.org/nurse', ' http://jobs.example.org \n'])
    expect(isLink(link)).toBe(true);
  for (const ad of ['Nurse\nhttps://jobs.example.org', 'jobs.example.org', 'javascript:alert(1)', ''])
    expect(isLink(ad)).toBe(false);
});
