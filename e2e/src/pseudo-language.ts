import type { BrowserContext, Page } from '@playwright/test';

/** What is the same in every language, or is not the screen's own: names, addresses, figures, keys, dates that Intl words. */
const SAME =
  /^(?:[\W\d_]*|Candor|PDF|DOCX|HTML|TXT|JSON|CSV|vCard|F8|Word \(\.docx\)|A4|Letter|OK|Ctrl|Cmd|Esc|Enter|⌘?\w|LinkedIn|LaTeX|Europass|Word|Premium|Professional|Adzuna|Arbeitnow|Jobicy|Greenhouse|Lever|Ashby|(?:https?:|localhost:)\S+|(?:[A-Z][a-z]{2} ){0,2}\d[\d:, ]*(?:[AP]M|MB)?)$/u;

export interface Found {
  /** Texts that bear no marks of the language that is none. */
  bare: string[];
  /** Texts that are cut off, with what of them can be seen. */
  cut: string[];
  /** Texts that stand over one another. */
  over: string[];
  isTooWide: boolean;
}

/**
 * What of the screen, or of what is open over it, is not translated, and what has no room for words that are two fifths longer. Words
 * of people and documents say so: they have a language of their own (`lang`), take either direction (`dir="auto"`) or are within a
 * document.
 */
function look(page: Page, opened: string): Promise<Found> {
  return page.evaluate((within) => {
    const bare = new Set<string>();
    const cut = new Set<string>();
    const over = new Set<string>();
    const roots = within === '' ? [document.body] : [...document.querySelectorAll<HTMLElement>(within)];
    const all = <Kind extends HTMLElement>(selector: string) =>
      roots.flatMap((root) => [...root.querySelectorAll<Kind>(selector)]);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // What only is read out has a box of one pixel; what scrolls sideways is cut by intent.
    const isRead = (element: HTMLElement) =>
      element.clientWidth === 1 || element.closest('.sr-only') !== null;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOwn = (element: Element) =>
      element.closest('[lang]:not(html), [dir="auto"], bdi, [role="document"], svg, textarea') !== null;
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = (node.textContent ?? '').trim();
        if (!element || text === '' || element.closest('script, style, noscript') || !isShown(element))
          continue;
        if (!isOwn(element) && !text.includes('⟦')) bare.add(text);
      }
    }
    // A screen names its lines and fields by words of the document as well.
    const labelled = within === '' ? [] : all('[aria-label], [placeholder], [title]');
    for (const element of labelled)
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = (element.getAttribute(name) ?? '').trim();
        if (text !== '' && isShown(element) && !isOwn(element) && !text.includes('⟦')) bare.add(text);
      }
    const worded = all('button, a, label, h1, h2, h3, h4, p, li, th, td, legend, [role="tab"]').filter(
      (element) => isShown(element) && !isRead(element) && element.textContent.includes('⟦'),
    );
    for (const element of worded) {
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'visible') {
        // Words that run out of their box over what is beside it.
        const { right, left } = element.getBoundingClientRect();
        if ((right > document.documentElement.clientWidth + 1 || left < -1) && !scrolls(element))
          cut.add(`out of the page: ${element.textContent}`);
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          cut.add(`runs over: ${element.textContent}`);
      } else if (
        textOverflow !== 'ellipsis' &&
        overflowX !== 'auto' &&
        overflowX !== 'scroll' &&
        element.scrollWidth > element.clientWidth + 1
      )
        cut.add(`cut: ${element.textContent}`);
    }
    // What can be pressed or typed into stands beside the other, never on it.
    const boxes =
      within === ''
        ? []
        : all('button, a, input, select, textarea')
            .filter((element) => isShown(element) && !isRead(element) && element.clientWidth > 1)
            .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        // A field has the button of its own within it.
        if (one.element.parentElement?.contains(other.element) && one.element.matches('input')) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 2 && height > 2)
          over.add([one, other].map(({ element }) => element.ariaLabel ?? element.textContent).join(' | '));
      }
    const isOut = roots.some((root) => {
      const { left, right, width } = root.getBoundingClientRect();
      return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
    });
    return {
      bare: [...bare],
      cut: [...cut],
      over: [...over],
      isTooWide: isOut || document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  }, opened);
}

/**
 * The same under the name of the screen, but for words that are the person's own; nothing where nothing was found.
 * @param opened what alone is looked at; default: the whole screen
 */
export async function foundIn(
  page: Page,
  screen: string,
  own: readonly unknown[],
  opened = '',
): Promise<Record<string, Found>> {
  const { bare, ...room } = await look(page, opened);
  const known = JSON.stringify(own);
  const isOwn = (text: string) =>
    text.split(/, | · | – | - |^[“(]|[”)]$/).every((part) => known.includes(part));
  const words = bare.filter((text) => !SAME.test(text) && !isOwn(text));
  return words.length > 0 || room.cut.length > 0 || room.over.length > 0 || room.isTooWide
    ? { [screen]: { bare: words, ...room } }
    : {};
}

/** Has pages be in the language that is none: English with marks, and longer. */
export const inPseudo = (context: BrowserContext, url = '') =>
  context.addCookies([{ name: 'language', value: 'pseudo', url }]);
