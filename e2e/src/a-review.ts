import type { Page } from '@playwright/test';

/** Selects words of the text, as a mouse or a finger does. */
export async function selectWords(page: Page, words: string): Promise<void> {
  await page.evaluate((wanted) => {
    const line = [...document.querySelectorAll('[data-start]')].find((one) =>
      one.textContent.includes(wanted),
    );
    if (!line) throw new Error(`“${wanted}” does not stand there`);
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let at = line.textContent.indexOf(wanted);
    let end = at + wanted.length;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.textContent?.length ?? 0;
      if (at >= 0 && at < length) range.setStart(node, at);
      if (end > 0 && end <= length) range.setEnd(node, end);
      at -= length;
      end -= length;
    }
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }, words);
}
