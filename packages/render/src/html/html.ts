import type { RenderInput } from '../input.ts';
import type { Theme } from '../layouts/theme.ts';
import type { Setting } from '../setting.ts';
import { brandLine } from '../sheet/brand.ts';
import { isRightToLeft, isSheetRightToLeft } from '../sheet/direction.ts';
import { entryOrder } from '../sheet/entry-order.ts';
import type { Entry, Linked, Section, Sheet } from '../sheet/sheet.ts';
import { escapeHtml } from './escape.ts';
import { styleSheet } from './style-sheet.ts';

/** The CV as one self-contained page: real headings and lists, no script, nothing fetched. */
export function htmlOf(input: RenderInput, { sheet, theme, design }: Setting): string {
  const title = escapeHtml(input.title ?? sheet.name);
  const direction = isSheetRightToLeft(sheet) ? ' dir="rtl"' : '';
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(input.language ?? design.language)}"${direction}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="author" content="${escapeHtml(sheet.name)}">`,
    `<style>\n${styleSheet(theme, input.paper)}\n</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...header(sheet),
    ...sheet.sections.flatMap((section) => sectionOf(section, theme)),
    ...(input.isBrandFree ? [] : [`<footer><p class="foot">${brandLine}</p></footer>`]),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function element(tag: string, className: string, text: string): string {
  const direction = isRightToLeft(text) ? ' dir="rtl"' : '';
  const name = className === '' ? '' : ` class="${className}"`;
  return `<${tag}${name}${direction}>${escapeHtml(text)}</${tag}>`;
}

function linked({ text, href }: Linked): string {
  return href === null ? escapeHtml(text) : `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
}

function header({ name, headline, contacts }: Sheet): string[] {
  return [
    '<header>',
    ...(name === '' ? [] : [element('h1', 'name', name)]),
    ...(headline === '' ? [] : [element('p', 'headline', headline)]),
    ...(contacts.length === 0
      ? []
      : [`<ul class="contacts contact">${contacts.map((item) => `<li>${linked(item)}</li>`).join('')}</ul>`]),
    '</header>',
  ];
}

function sectionOf(section: Section, theme: Theme): string[] {
  return [
    '<section>',
    element('h2', 'heading', section.title),
    '<div class="rows">',
    ...rows(section, theme),
    '</div>',
    '</section>',
  ];
}

function rows(section: Section, theme: Theme): string[] {
  switch (section.kind) {
    case 'prose':
      return section.paragraphs.map((text) => element('p', '', text));
    case 'entries':
      return section.entries.map((entry) => entryOf(entry, theme));
    case 'groups':
      return [
        '<div>',
        ...section.groups.map(({ label, items }) => {
          const start = label === '' ? '' : `<span class="label">${escapeHtml(label)}:</span> `;
          return `<p>${start}${escapeHtml(items.join(', '))}</p>`;
        }),
        '</div>',
      ];
    default:
      return section satisfies never;
  }
}

const shown = (parts: readonly string[]) =>
  parts.filter((part) => part !== '').join('<span class="place">, </span>');

function entryOf(entry: Entry, theme: Theme): string {
  const { leadRole, secondRole, isOrganisationFirst } = entryOrder(entry, theme);
  const title = (role: string) =>
    entry.title.text === '' ? '' : `<span class="${role}">${linked(entry.title)}</span>`;
  const subtitle = (role: string) =>
    entry.subtitle === '' ? '' : `<span class="${role}">${escapeHtml(entry.subtitle)}</span>`;
  const lead = isOrganisationFirst ? subtitle(leadRole) : title(leadRole);
  const second = isOrganisationFirst ? title(secondRole) : subtitle(secondRole);
  const place = entry.place === '' ? '' : `<span class="place">${escapeHtml(entry.place)}</span>`;
  const isStacked = theme.entry.arrangement === 'stacked';
  const detail = isStacked ? shown([second, place]) : '';
  const direction = isRightToLeft(entry.title.text) ? ' dir="rtl"' : '';
  return [
    `<article${direction}>`,
    `<div class="head"><h3>${isStacked ? lead : shown([lead, second, place])}</h3>`,
    entry.dates === '' ? '' : `<span class="dates">${escapeHtml(entry.dates)}</span>`,
    '</div>',
    detail === '' ? '' : `<p class="detail">${detail}</p>`,
    entry.bullets.length === 0
      ? ''
      : `<ul class="bullets">${entry.bullets.map((bullet) => element('li', '', bullet)).join('')}</ul>`,
    '</article>',
  ].join('');
}
