import type { DesignPhoto } from '@candor/domain/cv';
import type { HtmlParts, RenderInput } from '../input.ts';
import type { Theme } from '../layouts/theme.ts';
import type { PagedSetting } from '../page/compile.ts';
import { brandLine } from '../resolved-layout/brand.ts';
import { isRightToLeft, isLayoutRightToLeft } from '../resolved-layout/direction.ts';
import { commaAfter, itemsWithCommas } from '../resolved-layout/comma.ts';
import { entryOrder } from '../resolved-layout/entry-order.ts';
import { languageOf } from '../resolved-layout/language.ts';
import {
  isList,
  type Breaks,
  type Entry,
  type Group,
  type Linked,
  type Section,
  type ResolvedLayout,
} from '../resolved-layout/resolved-layout.ts';
import { withFittingName } from '../resolved-layout/name-share.ts';
import { isUpright } from '../resolved-layout/script.ts';
import { directed } from './directed.ts';
import { escapeHtml } from './escape.ts';
import { styleSheet } from './style-sheet.ts';

/** The CV as the parts of a page: real headings and lists. `rel` says how its links stand to that page. */
export function htmlPartsOf(
  input: RenderInput,
  { setting, isNumbered }: PagedSetting,
  rel?: string,
): HtmlParts {
  const { resolved, theme, design } = setting;
  const page: Page = { theme, resolved, isRtl: isLayoutRightToLeft(resolved), rel };
  const { paper } = input;
  return {
    language: languageOf(input.language, design, resolved),
    isRightToLeft: page.isRtl,
    styles: styleSheet(withFittingName(setting, paper), { paper, isNumbered }),
    content: [
      '<main>',
      ...header(page, design.photo),
      ...resolved.sections.flatMap((section) => sectionOf(section, page)),
      ...(input.isBrandFree ? [] : [`<footer><p class="foot">${brandLine}</p></footer>`]),
      '</main>',
    ].join('\n'),
  };
}

/** What every part needs to know of the whole. */
type Page = { theme: Theme; resolved: ResolvedLayout; isRtl: boolean; rel: string | undefined };

function element(tag: string, className: string, text: string, page: Page): string {
  const name = className === '' ? '' : ` class="${className}"`;
  return `<${tag}${name}${directionOf(text, page)}>${directed(text)}</${tag}>`;
}

/** Said of words in a script that has no italics, nor letters of one width. */
const upright = (text: string) => (isUpright(text) ? ' class="upright"' : '');

/** Words that keep the place the page gives them, whichever way they run themselves. */
function own(text: string, words = directed(text)): string {
  return `<bdi${upright(text)}>${words}</bdi>`;
}

/** A time. Figures have no direction of their own: two years stand in the page's order, as in the other formats. */
function dates(text: string, { isRtl }: Page): string {
  return `<bdi${upright(text)}${isRtl && !/\p{L}/u.test(text) ? ' dir="rtl"' : ''}>${escapeHtml(text)}</bdi>`;
}

/** Said only of what runs the other way than the page. */
function directionOf(text: string, { isRtl }: Page): string {
  if (text === '' || isRightToLeft(text) === isRtl) return '';
  return isRtl ? ' dir="ltr"' : ' dir="rtl"';
}

function linked({ text, href }: Linked, { rel }: Page): string {
  const words = own(text);
  if (href === null) return words;
  return `<a href="${escapeHtml(href)}"${rel === undefined ? '' : ` rel="${rel}"`}>${words}</a>`;
}

function header(page: Page, photo: DesignPhoto | null): string[] {
  const { name, headline, contacts } = page.resolved;
  return [
    '<header>',
    ...(photo === null
      ? []
      : [
          `<img class="photo" src="${escapeHtml(photo.dataUrl)}" alt="${escapeHtml(name === '' ? 'Photo' : name)}">`,
        ]),
    '<div class="titles">',
    ...(name === '' ? [] : [`<h1 class="name">${nameWords(name)}</h1>`]),
    ...(headline === '' ? [] : [`<p class="headline">${own(headline)}</p>`]),
    '</div>',
    ...(contacts.length === 0
      ? []
      : [
          `<ul class="contacts contact" role="list">${contacts.map((item) => `<li>${linked(item, page)}</li>`).join('')}</ul>`,
        ]),
    '</header>',
  ];
}

/** The name; a double name is not parted at its hyphen, as on the page. */
function nameWords(name: string): string {
  const words = name
    .split(' ')
    .map((word) =>
      word.includes('-') ? `<span class="whole">${escapeHtml(word)}</span>` : escapeHtml(word),
    );
  return own(name, words.join(' '));
}

/** The classes that say how a part stands towards the ends of pages. */
function breakNames({ isOnNewPage, isKept }: Breaks): string[] {
  return [...(isOnNewPage ? ['new-page'] : []), ...(isKept ? ['kept'] : [])];
}

function sectionOf(section: Section, page: Page): string[] {
  const names = breakNames(section).join(' ');
  return [
    names === '' ? '<section>' : `<section class="${names}">`,
    `<h2 class="heading"><span>${own(section.title)}</span></h2>`,
    ...rows(section, page),
    '</section>',
  ];
}

const block = (content: readonly string[]) => ['<div class="rows">', ...content, '</div>'];

function rows(section: Section, page: Page): string[] {
  switch (section.kind) {
    case 'prose':
      return block(section.paragraphs.map((text) => element('p', '', text, page)));
    case 'entries':
      return isList(section)
        ? [
            '<ul class="rows" role="list">',
            ...section.entries.map((entry) => entryOf('li', entry, page)),
            '</ul>',
          ]
        : block(section.entries.map((entry) => entryOf('article', entry, page)));
    case 'groups':
      return block([
        '<div class="groups">',
        ...section.groups.map((group) => groupOf(group, page)),
        '</div>',
      ]);
    default:
      return section satisfies never;
  }
}

const colon = (label: string) => (isUpright(label) ? '<span class="upright">:</span>' : ':');

function groupOf({ label, items }: Group, { resolved }: Page): string {
  const start = label === '' ? '' : `<span><span class="label">${own(label)}${colon(label)}</span></span> `;
  return `<div>${start}<div>${itemList(items, resolved)}</div></div>`;
}

/** Items of one line, which runs one way as a whole. Said to be a list: without bullets some browsers take it for none. */
function itemList(items: readonly string[], resolved: ResolvedLayout): string {
  const words = itemsWithCommas(items, resolved);
  const className = isUpright(words.join('')) ? 'items upright' : 'items';
  return `<ul class="${className}" role="list" dir="auto">${words.map((item) => `<li>${directed(item)}</li>`).join('')}</ul>`;
}

const apart = (parts: readonly string[]) =>
  parts.map((part) => (part === '' ? '' : `<span>${part}</span>`)).join('');

function entryOf(tag: 'article' | 'li', entry: Entry, page: Page): string {
  const { theme } = page;
  const { leadRole, secondRole, isOrganisationFirst } = entryOrder(entry, theme);
  const title = (role: string) =>
    entry.title.text === '' ? '' : `<span class="${role}">${linked(entry.title, page)}</span>`;
  const subtitle = (role: string) =>
    entry.subtitle === '' ? '' : `<span class="${role}">${own(entry.subtitle)}</span>`;
  const lead = isOrganisationFirst ? subtitle(leadRole) : title(leadRole);
  const second = isOrganisationFirst ? title(secondRole) : subtitle(secondRole);
  const place = entry.place === '' ? '' : `<span class="place">${own(entry.place)}</span>`;
  const [leadText, secondText] = isOrganisationFirst
    ? [entry.subtitle, entry.title.text]
    : [entry.title.text, entry.subtitle];
  const comma = (words: string) => `<span class="place">${commaAfter(words, page.resolved)}</span>`;
  const isStacked = theme.entry.arrangement === 'stacked';
  const isApart = isStacked && theme.entry.place === 'end';
  const between = second !== '' && place !== '' ? comma(secondText) : '';
  const detail = isApart ? apart([second, place]) : second + between + place;
  const line = lead + (lead !== '' && detail !== '' ? comma(leadText) : '') + detail;
  return [
    `<${tag} class="${['entry', ...breakNames(entry)].join(' ')}">`,
    `<div class="head"><h3>${isStacked ? lead : line}</h3>`,
    entry.dates === ''
      ? ''
      : `<span class="when"><span class="dates">${dates(entry.dates, page)}</span></span>`,
    '</div>',
    !isStacked || detail === '' ? '' : `<p class="detail">${detail}</p>`,
    entry.bullets.length === 0
      ? ''
      : `<ul class="bullets" role="list">${entry.bullets.map((bullet) => element('li', '', bullet, page)).join('')}</ul>`,
    `</${tag}>`,
  ].join('');
}
