import { directed } from '../html/directed.ts';
import { escapeHtml } from '../html/escape.ts';
import { styleSheet } from '../html/style-sheet.ts';
import { isRightToLeft } from '../resolved-layout/direction.ts';
import type { LetterInput } from './letter-input.ts';
import { letterSetting, letterTexts } from './letter-setting.ts';

const direction = (text: string) => (isRightToLeft(text) ? ' dir="rtl"' : '');

function paragraph(text: string, name = ''): string {
  const className = name === '' ? '' : ` class="${name}"`;
  return `<p${className}${direction(text)}>${directed(text)}</p>`;
}

const block = (name: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`<div class="${name}">`, ...lines.map((line) => paragraph(line)), '</div>'];

/**
 * The letter as one self-contained page: nothing run, nothing fetched.
 * @param isNumbered whether it fills several pages, so that the first has its number too
 */
export function letterHtml(input: LetterInput, isNumbered: boolean): string {
  const setting = letterSetting(input);
  const { resolved, theme } = setting;
  const texts = letterTexts(input);
  const gap = theme.type.sizePt * 1.5;
  const contacts = resolved.contacts.map(({ text, href }) => {
    const words = `<bdi>${escapeHtml(text)}</bdi>`;
    return `<li>${href === null ? words : `<a href="${escapeHtml(href)}">${words}</a>`}</li>`;
  });
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(input.language ?? 'en')}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(input.title || resolved.name || 'Letter')}</title>`,
    `<style>\n${styleSheet(setting, { paper: input.paper, isNumbered })}\n.part{margin-top:${gap}pt}.body p{white-space:pre-line;margin-top:${theme.type.sizePt}pt}.signature{margin-top:${gap * 1.6}pt}.subject{font-weight:600}\n</style>`,
    '</head>',
    '<body>',
    '<main>',
    '<header>',
    '<div class="titles">',
    ...(resolved.name === ''
      ? []
      : [`<h1 class="name"${direction(resolved.name)}>${escapeHtml(resolved.name)}</h1>`]),
    '</div>',
    ...(contacts.length === 0 ? [] : [`<ul class="contacts contact" role="list">${contacts.join('')}</ul>`]),
    '</header>',
    ...block('part', texts.date),
    ...block('part', texts.recipient),
    ...texts.subject.map((text) => paragraph(text, 'part subject')),
    ...texts.salutation.map((text) => paragraph(text, 'part')),
    ...block('body', texts.body),
    ...(texts.close[0] === undefined ? [] : [paragraph(texts.close[0], 'part')]),
    ...(texts.close[1] === undefined ? [] : [paragraph(texts.close[1], 'signature')]),
    ...texts.enclosures.map((text) => paragraph(text, 'part foot')),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
