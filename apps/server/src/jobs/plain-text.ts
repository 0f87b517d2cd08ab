import { Parser } from 'htmlparser2';

/** Control characters, and marks that turn the direction of what follows. */
const UNSHOWN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const unread = new Set(['script', 'style', 'template', 'noscript']);

/** The words of a snippet of HTML on one line, of so many characters at most. */
export function plainText(html: string, mostCharacters: number): string {
  const parts: string[] = [];
  let unreadDepth = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (unread.has(name)) unreadDepth += 1;
      // Words of two blocks are two words; `strong` and its like stand within one.
      if (/^(?:br|p|div|li|ul|ol|tr|td|h[1-6])$/.test(name)) parts.push(' ');
    },
    ontext: (text) => {
      if (unreadDepth === 0) parts.push(text);
    },
    onclosetag: (name) => {
      if (unread.has(name)) unreadDepth -= 1;
    },
  });
  parser.end(html);
  const text = parts.join('').toWellFormed().replace(UNSHOWN, ' ').replace(/\s+/g, ' ').trim();
  return [...text].slice(0, mostCharacters).join('').trim();
}
