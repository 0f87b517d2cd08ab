import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from '@candor/render';

/** A page that is made here, whole: its text and markup are escaped by whoever makes them. */
export interface HtmlDocument {
  language: string;
  isRightToLeft?: boolean;
  title: string;
  /** Markup of the head beside title and styles. */
  head?: readonly string[];
  styles: string;
  bodyClass?: string;
  body: string;
}

function htmlDocument({
  language,
  isRightToLeft = false,
  title,
  head = [],
  styles,
  bodyClass,
  body,
}: HtmlDocument): string {
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${isRightToLeft ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...head,
    `<style>${styles}</style>`,
    '</head>',
    bodyClass === undefined ? '<body>' : `<body class="${bodyClass}">`,
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/** Sends a page that runs nothing: its one style sheet is allowed by its hash. */
export function sendHtml(reply: FastifyReply, status: number, document: HtmlDocument): FastifyReply {
  const hash = createHash('sha256').update(document.styles).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(htmlDocument(document));
}
