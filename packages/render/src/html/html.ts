import type { RenderInput } from '../input.ts';
import { ownData } from '../own-data.ts';
import type { PagedSetting } from '../page/compile.ts';
import { escapeHtml, escapeScript } from './escape.ts';
import { htmlPartsOf } from './html-parts.ts';

/** The CV as one self-contained page: real headings and lists, nothing run, nothing fetched; its data for our reader. */
export function htmlOf(input: RenderInput, paged: PagedSetting): string {
  const { resolved } = paged.setting;
  const { language, isRightToLeft, styles, content } = htmlPartsOf(input, paged);
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(language)}"${isRightToLeft ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(input.title ?? resolved.name)}</title>`,
    `<meta name="author" content="${escapeHtml(resolved.name)}">`,
    `<style>\n${styles}\n</style>`,
    '</head>',
    '<body>',
    content,
    `<script type="application/json" id="candor-cv">${escapeScript(ownData(input, paged.setting))}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
