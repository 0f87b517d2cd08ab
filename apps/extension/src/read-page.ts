/** What is sent of a page. */
export interface ReadPage {
  url: string;
  text: string;
  jsonLd: string[];
}

/** Reads the open page. It runs there, alone: nothing from outside this function is in its reach. */
export function readPage(): ReadPage {
  const MOST_CHARACTERS = 60_000;
  const MOST_BLOCKS = 20;
  const MOST_BLOCK = 200_000;
  const chosen = document.getSelection()?.toString() ?? '';
  const LEAST_CHOSEN = 200;
  const main = document.querySelector<HTMLElement>('main, [role="main"], article') ?? document.body;
  const text = chosen.length >= LEAST_CHOSEN ? chosen : main.innerText || document.body.innerText;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return {
    url: /^https?:/.test(location.href) && location.href.length <= 2_000 ? location.href : '',
    text: text.slice(0, MOST_CHARACTERS),
    jsonLd: blocks
      .map(({ textContent }) => textContent)
      .filter((block) => block.length <= MOST_BLOCK)
      .slice(0, MOST_BLOCKS),
  };
}
