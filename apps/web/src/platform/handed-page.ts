import { t } from '@lingui/core/macro';
import { z } from 'zod';

/** What a bookmarklet hands over of the page it is pressed on. */
const handedPageSchema = z.strictObject({
  kind: z.literal('candor-page'),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)]),
  text: z.string().max(60_000),
  /** Its blocks of JSON-LD that describe a job. */
  jsonLd: z.array(z.string().max(200_000)).max(5),
});
export type HandedPage = Omit<z.infer<typeof handedPageSchema>, 'kind'>;

const READY = 'candor-ready';

/**
 * Opens Candor's screen and hands it the open page when it asks. It runs on the page, alone: nothing from outside this
 * function is in its reach.
 */
function handPage(candor: string): void {
  const opened = window.open(`${candor}/save-job`, '_blank');
  if (!opened) {
    alert(t`Your browser blocked the new tab. Allow pop-ups for this page, then try again.`);
    return;
  }
  const own = new URL(candor).origin;
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== opened || origin !== own || data !== 'candor-ready') return;
    const chosen = String(getSelection() ?? '');
    const main = document.querySelector<HTMLElement>('main, [role="main"], article') ?? document.body;
    const text = chosen.length >= 200 ? chosen : main.innerText || document.body.innerText;
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
    opened.postMessage(
      {
        kind: 'candor-page',
        url: /^https?:/.test(location.href) && location.href.length <= 2_000 ? location.href : '',
        text: text.slice(0, 60_000),
        jsonLd: blocks
          .map(({ textContent }) => textContent)
          .filter((block) => block.length <= 200_000 && block.includes('JobPosting'))
          .slice(0, 5),
      },
      own,
    );
  });
}

/** The address of the bookmark that hands the open page to the Candor at an address. */
export const bookmarkletFor = (candor: string): string =>
  `javascript:${encodeURIComponent(`(${handPage.toString()})(${JSON.stringify(candor)})`)}`;

/**
 * Asks the window that opened this one for its page. Only that window is listened to, and it can speak for its own site
 * alone. Gives what ends the listening; null where nobody opened this window.
 */
export function receivePage(onPage: (page: HandedPage) => void): (() => void) | null {
  const opener: Window | null = window.opener;
  if (!opener) return null;
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== opener) return;
    const { success, data: page } = handedPageSchema.safeParse(data);
    if (!success || (page.url !== '' && new URL(page.url).origin !== origin)) return;
    onPage({ url: page.url, text: page.text, jsonLd: page.jsonLd });
  };
  addEventListener('message', onMessage);
  opener.postMessage(READY, '*');
  return () => removeEventListener('message', onMessage);
}
