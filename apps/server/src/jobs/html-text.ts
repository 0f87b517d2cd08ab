import { Parser } from 'htmlparser2';

/** Control characters but the line's end, and marks that turn the direction of what follows. */
const UNSHOWN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'title',
  'svg',
  'nav',
  'button',
  'select',
]);
const blocks = new Set(
  'address article aside blockquote br dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** The words of HTML line by line, an item of a list behind "- "; of so many characters at most. */
export function htmlText(html: string, mostCharacters: number): string {
  const lines: string[] = [];
  let line = '';
  let unreadDepth = 0;
  const endLine = (next = '') => {
    const words = line.replace(UNSHOWN, ' ').replace(/\s+/gu, ' ').trim();
    if (words !== '' && words !== '-') lines.push(words);
    line = next;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (unread.has(name)) unreadDepth += 1;
      // A paragraph that is the item is on the item's line.
      else if (blocks.has(name) && !(line === '- ' && name !== 'li')) endLine(name === 'li' ? '- ' : '');
    },
    ontext(text) {
      if (unreadDepth === 0) line += text;
    },
    onclosetag(name) {
      if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1);
      else if (blocks.has(name)) endLine();
    },
  });
  parser.end(html);
  endLine();
  return [...lines.join('\n').toWellFormed()].slice(0, mostCharacters).join('').trim();
}
