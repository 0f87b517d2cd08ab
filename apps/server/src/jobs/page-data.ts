/** Blocks of a page: so many, so long. */
const MOST = { blocks: 20, characters: 200_000 } as const;
const CLOSE = '</script';

/** The blocks of JSON-LD in the HTML of a page, as they stand there. */
export function pageData(html: string): string[] {
  const blocks: string[] = [];
  const lower = html.toLowerCase();
  let at = lower.indexOf('<script');
  while (at >= 0 && blocks.length < MOST.blocks) {
    const opened = lower.indexOf('>', at);
    const end = lower.indexOf(CLOSE, opened);
    if (opened < 0 || end < 0) break;
    const isData = lower.slice(at, opened).includes('application/ld+json');
    if (isData && end - opened <= MOST.characters) blocks.push(html.slice(opened + 1, end));
    at = lower.indexOf('<script', end);
  }
  return blocks;
}
