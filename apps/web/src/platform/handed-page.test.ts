import { afterEach, expect, it, vi } from 'vitest';
import { bookmarkletFor, receivePage, type HandedPage } from './handed-page.ts';

const page = {
  kind: 'candor-page',
  url: 'https://jobs.example.org/nurse',
  text: 'Staff Nurse',
  jsonLd: ['{"@type":"JobPosting"}'],
};
const origin = 'https://jobs.example.org';
const frames: HTMLIFrameElement[] = [];

/** Another window, whose messages to us are made by hand: jsdom gives them no source. */
function aWindow(): Window {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frames.push(frame);
  if (!frame.contentWindow) throw new Error('no window');
  return frame.contentWindow;
}
const tell = (source: Window, data: unknown, from = origin) =>
  window.dispatchEvent(new MessageEvent('message', { source, data, origin: from }));

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.opener = null;
});

it('takes the page of the window that opened this one, and of no other', () => {
  const opener = aWindow();
  const asked = vi.spyOn(opener, 'postMessage');
  window.opener = opener;
  const got: HandedPage[] = [];
  const end = receivePage((one) => got.push(one));
  expect(asked).toHaveBeenCalledExactlyOnceWith('candor-ready', '*');
  tell(aWindow(), page);
  tell(window, page);
  expect(got).toEqual([]);
  tell(opener, page);
  expect(got).toEqual([{ url: page.url, text: page.text, jsonLd: page.jsonLd }]);
  end?.();
  tell(opener, page);
  expect(got).toHaveLength(1);
});

it('refuses what is no page, what is too long, and the address of another site', () => {
  const opener = aWindow();
  window.opener = opener;
  const got: HandedPage[] = [];
  const end = receivePage((one) => got.push(one));
  for (const wrong of [
    null,
    'candor-page',
    { ...page, kind: 'other' },
    { ...page, url: 'javascript:alert(1)' },
    { ...page, text: 'x'.repeat(60_001) },
    { ...page, jsonLd: Array.from({ length: 6 }, () => '{}') },
    { ...page, jsonLd: ['x'.repeat(200_001)] },
    { ...page, more: 1 },
  ])
    tell(opener, wrong);
  tell(opener, page, 'https://evil.example');
  tell(opener, page, 'null');
  expect(got).toEqual([]);
  tell(opener, { ...page, url: '' }, 'null');
  expect(got).toHaveLength(1);
  end?.();
});

it('knows a window that nobody opened', () => {
  expect(receivePage(() => {})).toBeNull();
});

it('makes a bookmark that holds its address as a value only', () => {
  const bookmark = bookmarkletFor('https://candor.example');
  expect(bookmark).toMatch(/^javascript:[^\s"]+$/);
  expect(decodeURIComponent(bookmark)).toContain('("https://candor.example")');
});
