import type { PositionedLine } from '@candor/domain/reading';
import { isTag, isText, type ChildNode } from 'domhandler';
import { marked } from 'marked';
import { parseMarkup } from '../markup/parse-markup.ts';
import { linesOfBlocks } from '../structure/lines-of-blocks.ts';
import { blocksOfHtml } from './blocks.ts';

export interface HtmlRead {
  lines: PositionedLine[];
  /** The CV that Candor put into its own page, as it stands there. */
  attached: unknown;
}

const OWN = /<script[^>]{0,100}\bid="candor-cv"/i;

function attachedCv(nodes: readonly ChildNode[], depth = 0): unknown {
  for (const node of nodes) {
    if (!isTag(node) || depth > 6) continue;
    if (node.name === 'script' && node.attribs['id'] === 'candor-cv') {
      try {
        return JSON.parse(node.children.map((one) => (isText(one) ? one.data : '')).join('')) as unknown;
      } catch {
        return null;
      }
    }
    const found = attachedCv(node.children, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Reads an HTML page as lines in reading order. Scripts and style sheets are never run. */
export function readHtml(text: string): HtmlRead {
  const { children } = parseMarkup(text);
  return {
    lines: linesOfBlocks(blocksOfHtml(children)),
    attached: OWN.test(text) ? attachedCv(children) : null,
  };
}

/** Reads Markdown as the HTML it stands for. */
export function readMarkdown(text: string): PositionedLine[] {
  return readHtml(marked.parse(text, { async: false, gfm: true })).lines;
}

/** Whether a text is an HTML page. */
export function isHtml(text: string): boolean {
  const head = text.slice(0, 2_000).trimStart();
  return (
    /^(?:<!doctype html|<\?xml[^>]*>\s*<!doctype html|<html|<head|<body)\b/i.test(head) ||
    /<html[\s>]|<body[\s>]/i.test(head)
  );
}

/** Its reader takes the square of what these have: quotes in quotes, tables whose every row is as wide as the first. */
const LONGEST_MARKDOWN = 100_000;
const DEEP = /^[ \t]{0,12}(?:(?:[>*+-]|\d{1,9}[.)])[ \t]{0,4}){20}/m;
const WIDE = /^(?:[^\n|]{0,500}\|){60}/m;

/** Whether a text is written in Markdown: headings with a hash, or links, or bold words, several of them. */
export function isMarkdown(text: string): boolean {
  if (text.length > LONGEST_MARKDOWN || DEEP.test(text) || WIDE.test(text)) return false;
  const lines = text.slice(0, 20_000).split('\n');
  const headings = lines.filter((line) => /^#{1,4} \S/.test(line)).length;
  const marks = lines.filter((line) =>
    /(?<!\*)\*\*[^*\s][^*]{0,80}\*\*(?!\*)|\[[^\]]{1,80}\]\([^)]{1,300}\)/.test(line),
  ).length;
  return headings >= 2 || (headings >= 1 && marks >= 1) || marks >= 4;
}
