import { isTag, isText, type ChildNode } from 'domhandler';
import { isHtml } from '../html/read-html.ts';
import { MarkupBudget, parseMarkup } from '../markup/parse-markup.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { decodeText, sniff } from '../sniff.ts';
import { unzip } from '../zip/unzip.ts';
import { readLimits } from '../limits.ts';

/**
 * The text of a file as simple extractors give it: in the order in which the file holds it, without a look at where it
 * stands on the page. Apart from our reader on purpose. Null where such an extractor gives nothing.
 */
export async function plainText(bytes: Uint8Array): Promise<string | null> {
  const text = await extracted(bytes);
  return text === null ? null : text.slice(0, readLimits.text);
}

async function extracted(bytes: Uint8Array): Promise<string | null> {
  switch (sniff(bytes)) {
    case 'pdf':
      return ofPdf(bytes);
    case 'zip':
      return ofWord(bytes);
    case 'text': {
      const text = decodeText(bytes);
      return isHtml(text) ? tidied(wordsOf(parseMarkup(text).children, WEB)) : text;
    }
    default:
      return null;
  }
}

/** What pdf.js gives of each page, in the order of the drawing. */
async function ofPdf(bytes: Uint8Array): Promise<string> {
  const { pdf } = await openPdf(bytes);
  try {
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''));
      pages.push(words.join(''));
      page.cleanup();
    }
    return pages.join('\n');
  } finally {
    await pdf.loadingTask.destroy();
  }
}

interface Marks {
  /** What ends a line. */
  lines: ReadonlySet<string>;
  /** What holds no words to be read. */
  silent: ReadonlySet<string>;
  /** The only elements whose text counts; null where all do. */
  words: ReadonlySet<string> | null;
}

const WEB: Marks = {
  lines: new Set('p div li tr br h1 h2 h3 h4 h5 h6 section header footer article ul ol dt dd'.split(' ')),
  silent: new Set('script style head template noscript'.split(' ')),
  words: null,
};
const WORD: Marks = { lines: new Set(['w:p', 'w:br']), silent: new Set(), words: new Set(['w:t']) };
const MOST_DEEP = 200;

function wordsOf(
  nodes: readonly ChildNode[],
  marks: Marks,
  isRead = marks.words === null,
  depth = 0,
): string {
  if (depth > MOST_DEEP) return '';
  return nodes
    .map((node) => {
      if (isText(node)) return !isRead ? '' : marks.words ? node.data : node.data.replaceAll(/\s+/gu, ' ');
      if (!isTag(node) || marks.silent.has(node.name)) return '';
      if (node.name === 'w:tab') return '\t';
      const words = wordsOf(
        node.children,
        marks,
        isRead || (marks.words?.has(node.name) ?? false),
        depth + 1,
      );
      return marks.lines.has(node.name) ? `${words}\n` : words;
    })
    .join('');
}

/** The main part of a Word document: what stands in page headers, footers and text boxes apart is left out. */
function ofWord(bytes: Uint8Array): string | null {
  const main = [...unzip(bytes, (path) => path === 'word/document.xml').values()][0];
  if (!main) return null;
  const budget = new MarkupBudget();
  return wordsOf(parseMarkup(new TextDecoder().decode(main), { isXml: true, budget }).children, WORD).trim();
}

const tidied = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
