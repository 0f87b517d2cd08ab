import type { Style } from './shown.ts';
import { boxed, letterhead } from './docx/framed-designs.ts';
import type { DocxDesign } from './docx/parts.ts';
import { newspaper, styled, tabbed } from './docx/plain-designs.ts';
import { cells, rows } from './docx/table-designs.ts';
import type { HtmlDesign } from './html/page.ts';
import { prose, twoSections, yearLines } from './html/habits.ts';
import { careersOffice, datedLines, publicOffice, signedTable, yearsAndColons } from './html/office-forms.ts';
import * as secondLocked from './html/second-locked.ts';
import * as secondOpen from './html/second-open.ts';
import { bare, bookish, dateLeft, formTable, spaced, timeline } from './html/rows.ts';
import { band, darkLeft, paleRight, twoColumns } from './html/side-bars.ts';
import { iconRows, labelledTasks, posterSide, serifPage, twoWeights } from './html/templates.ts';
import { barHeads, bracketDates, centred, achievementsFirst, hungYears, keyValues } from './html/manners.ts';
import { gridded } from './docx/grids.ts';
import { card, labelled, panels, tagged } from './html/themes.ts';
import {
  greyBoxes,
  lightEmployer,
  marginTitles,
  narrowLeft,
  nestedLists,
  sideBySide,
} from './html/structures.ts';
import { columns, markdown, tabs, typed, underlined, wrapped, type TextDesign } from './text/designs.ts';
import { article, margin, modern, twin, type TexDesign } from './tex/designs.ts';
import type { Accents } from './tex/setting.ts';
import type { TypstDesign } from './typst/set.ts';

export type Medium =
  | { kind: 'html-print'; design: HtmlDesign; isTagged: boolean }
  | { kind: 'html'; design: HtmlDesign }
  | { kind: 'typst'; design: TypstDesign }
  | { kind: 'tex'; design: TexDesign; accents: Accents }
  | { kind: 'docx'; design: DocxDesign; font: string }
  | { kind: 'docx-print'; design: DocxDesign; font: string }
  | { kind: 'docx-office'; design: DocxDesign; font: string }
  | { kind: 'docx-controls'; design: DocxDesign; font: string }
  | { kind: 'office-docx'; design: HtmlDesign }
  | { kind: 'office-print'; design: HtmlDesign }
  | { kind: 'text'; design: TextDesign }
  | { kind: 'markdown'; design: TextDesign };

/** One document of the corpus: whom it shows, in which design, and how. */
export interface Planned {
  half: 'dev' | 'held' | 'fresh' | 'second' | 'locked';
  person: string;
  name: string;
  medium: Medium;
  style: Partial<Style>;
}

const print = (design: HtmlDesign, isTagged = true): Medium => ({ kind: 'html-print', design, isTagged });
const set = (design: TypstDesign): Medium => ({ kind: 'typst', design });
const tex = (design: TexDesign, accents: Accents = 'whole'): Medium => ({ kind: 'tex', design, accents });
const word = (design: DocxDesign, font = 'Calibri'): Medium => ({ kind: 'docx', design, font });
const wordPrint = (design: DocxDesign, font: string): Medium => ({ kind: 'docx-print', design, font });
const office = (design: DocxDesign): Medium => ({ kind: 'docx-office', design, font: 'Liberation Sans' });
const controls = (design: DocxDesign): Medium => ({ kind: 'docx-controls', design, font: 'Calibri' });
const text = (design: TextDesign): Medium => ({ kind: 'text', design });

const dev = (person: string, name: string, medium: Medium, style: Partial<Style> = {}): Planned => ({
  half: 'dev',
  person,
  name,
  medium,
  style,
});
const held = (person: string, name: string, medium: Medium, style: Partial<Style> = {}): Planned => ({
  ...dev(person, name, medium, style),
  half: 'held',
});

const fresh = (person: string, name: string, medium: Medium, style: Partial<Style> = {}): Planned => ({
  ...dev(person, name, medium, style),
  half: 'fresh',
});

const second = (person: string, name: string, medium: Medium, style: Partial<Style> = {}): Planned => ({
  ...dev(person, name, medium, style),
  half: 'second',
});
const locked = (person: string, name: string, medium: Medium, style: Partial<Style> = {}): Planned => ({
  ...dev(person, name, medium, style),
  half: 'locked',
});
/** Designs that set what was done in sentences, in another part, or not at all. */
const withoutBullets: ReadonlySet<HtmlDesign> = new Set([prose, serifPage, achievementsFirst, yearLines]);

/** How a document shows its person, with what its design alone tells. */
export function styleOf({ medium, style }: Planned): Partial<Style> {
  const hasOtherBullets = medium.kind === 'html-print' && withoutBullets.has(medium.design);
  return hasOtherBullets ? { ...style, hasOtherBullets } : style;
}

const savedWeb = (design: HtmlDesign): Medium => ({ kind: 'html', design });
const officeWord = (design: HtmlDesign): Medium => ({ kind: 'office-docx', design });
const officePrint = (design: HtmlDesign): Medium => ({ kind: 'office-print', design });

const byCompany = { first: 'company' } as const;

/** The corpus. The held-out half has people, designs and date forms that the other lacks. */
export const planned: readonly Planned[] = [
  dev('priya', 'card', print(card), { links: 'hidden' }),
  dev('samira', 'labelled', print(labelled), { joiner: 'at', date: 'long' }),
  dev('darnell', 'panels', print(panels), { date: 'slash' }),
  dev('tomasz', 'tagged', print(tagged), { joiner: ' – ', dash: '-' }),
  dev('sevgi', 'dark-left', print(darkLeft), { date: 'slash', isSince: true }),
  dev('maelys', 'pale-right', print(paleRight), { date: 'long', ...byCompany }),
  dev('thais', 'two-columns', print(twoColumns), { date: 'slash', heading: 1 }),
  dev('iker', 'band', print(band), { joiner: ' | ', date: 'year' }),
  dev('jannik', 'date-left', print(dateLeft), { date: 'slash', location: 'full', dash: '–' }),
  dev('ginevra', 'form-table', print(formTable), { date: 'dot', heading: 1 }),
  dev('priya', 'timeline', print(timeline), { ...byCompany, date: 'apostrophe' }),
  dev('sjoerd', 'spaced', print(spaced), { joiner: ', ', heading: 1 }),
  dev('ifeoma', 'bookish', print(bookish), { date: 'year', heading: 1 }),
  dev('jannik', 'classic', set('classic'), { date: 'dot', location: 'full', heading: 1 }),
  dev('priya', 'awesome', set('awesome'), byCompany),
  dev('samira', 'two-column', set('two-column'), { ...byCompany, date: 'short' }),
  dev('ifeoma', 'academic', set('academic'), { date: 'year' }),
  dev('maelys', 'classic', set('classic'), { date: 'long', ...byCompany, isSince: true }),
  dev('darnell', 'styled', word(styled), { joiner: ' | ' }),
  dev('thais', 'tabbed', word(tabbed, 'Arial'), { date: 'short', ...byCompany }),
  dev('samira', 'cells', word(cells), { date: 'slash', links: 'hidden' }),
  dev('sjoerd', 'rows', word(rows), { date: 'long', dash: 'word' }),
  dev('ginevra', 'letterhead', word(letterhead, 'Garamond'), { date: 'long', isUpper: true }),
  dev('iker', 'boxed', word(boxed), { joiner: ', ', date: 'long', heading: 1 }),
  dev('tomasz', 'tabbed', wordPrint(tabbed, 'Liberation Serif'), { date: 'slash' }),
  dev('sevgi', 'cells', wordPrint(cells, 'Liberation Sans'), { date: 'slash', heading: 1 }),
  dev('maelys', 'letterhead', wordPrint(letterhead, 'DejaVu Serif'), { date: 'short' }),
  dev('darnell', 'wrapped', text(wrapped), { joiner: ' - ', date: 'short', dash: ' - ' }),
  dev('jannik', 'underlined', text(underlined), { joiner: 'at', date: 'dot', dash: 'word' }),
  dev('iker', 'tabs', text(tabs), { date: 'year', ...byCompany }),
  dev('ginevra', 'typed', text(typed), { date: 'slash', joiner: ' - ' }),
  dev('priya', 'markdown', { kind: 'markdown', design: markdown }, { joiner: ', ', date: 'iso' }),
  dev('thais', 'saved-page', { kind: 'html', design: card }, { date: 'slash' }),
  dev('graciela', 'dark-left', print(darkLeft, false), { date: 'long', ...byCompany }),
  dev('graciela', 'bookish', print(bookish), { date: 'short', location: 'full' }),
  dev('graciela', 'tabbed', wordPrint(tabbed, 'Liberation Sans'), { date: 'slash', ...byCompany }),
  dev('darnell', 'light-employer', print(lightEmployer), { date: 'short', links: 'none' }),
  dev('maelys', 'light-employer', print(lightEmployer), { date: 'long' }),
  dev('samira', 'nested-lists', print(nestedLists), { date: 'short', links: 'hidden' }),
  dev('graciela', 'grey-boxes', print(greyBoxes, false), { date: 'long' }),
  dev('jannik', 'grey-boxes', print(greyBoxes), { date: 'slash' }),
  dev('priya', 'narrow-left', print(narrowLeft), { date: 'slash', ...byCompany, links: 'hidden' }),
  dev('iker', 'side-by-side', print(sideBySide), { date: 'iso', links: 'hidden' }),
  dev('priya', 'margin-titles', print(marginTitles), { date: 'short', heading: 1 }),
  dev('ifeoma', 'article', tex(article), { date: 'year' }),
  dev('iker', 'modern', tex(modern, 'apart'), { date: 'year' }),
  dev('graciela', 'margin', tex(margin), { date: 'short', ...byCompany, hasHeadline: false }),
  dev('priya', 'twin', tex(twin), { date: 'short', ...byCompany }),
  dev('jannik', 'modern', tex(modern), { date: 'slash', dash: '–', location: 'full' }),
  dev('darnell', 'two-sections', print(twoSections), { date: 'long', isGraduationOnly: true }),
  dev('maelys', 'two-sections', print(twoSections), { date: 'slash', heading: 1 }),
  dev('ifeoma', 'year-lines', print(yearLines), { date: 'year', dash: '–', hasSummary: false }),
  dev('ginevra', 'prose', print(prose), { date: 'short' }),
  dev('thais', 'newspaper', word(newspaper), { date: 'slash' }),
  dev('thais', 'newspaper', wordPrint(newspaper, 'Liberation Serif'), { date: 'short' }),
  dev('sevgi', 'boxed', office(boxed), { date: 'dot', joiner: ', ' }),
  dev('maelys', 'cells', controls(cells), { date: 'short' }),
  dev('graciela', 'tabbed', controls(tabbed), { date: 'short', isGraduationOnly: true }),

  held('weiling', 'two-columns', print(twoColumns, false), { date: 'short' }),
  held('weiling', 'awesome', set('awesome'), { date: 'long', ...byCompany }),
  held('weiling', 'letterhead', wordPrint(letterhead, 'Liberation Serif'), { date: 'slash', dash: 'word' }),
  held('rohan', 'light-employer', print(lightEmployer), { date: 'short' }),
  held('friederike', 'light-employer', print(lightEmployer), { date: 'slash' }),
  held('yanis', 'nested-lists', print(nestedLists), { date: 'long', ...byCompany, links: 'hidden' }),
  held('mackenzie', 'grey-boxes', print(greyBoxes), { date: 'long' }),
  held('ottavio', 'grey-boxes', print(greyBoxes), { date: 'slash', heading: 1 }),
  held('kwabena', 'narrow-left', print(narrowLeft), { date: 'slash', ...byCompany, links: 'hidden' }),
  held('fenna', 'side-by-side', print(sideBySide), { date: 'dot', links: 'hidden' }),
  held('duarte', 'margin-titles', print(marginTitles), { date: 'long' }),
  held('elias', 'article', tex(article), { date: 'year', ...byCompany }),
  held('marti', 'modern', tex(modern, 'apart'), { date: 'slash' }),
  held('mackenzie', 'margin', tex(margin), { date: 'long', hasHeadline: false }),
  held('valentina', 'twin', tex(twin, 'apart'), { date: 'long' }),
  held('weiling', 'article', tex(article), { date: 'comma', ...byCompany }),
  held('mackenzie', 'two-sections', print(twoSections), { date: 'short', isGraduationOnly: true }),
  held('duarte', 'two-sections', print(twoSections), { date: 'slash' }),
  held('elias', 'year-lines', print(yearLines), { date: 'year', hasSummary: false, first: 'company' }),
  held('ottavio', 'prose', print(prose), { date: 'long', location: 'full' }),
  held('caoimhe', 'prose', print(prose), { date: 'short' }),
  held('friederike', 'newspaper', word(newspaper), { date: 'slash' }),
  held('kwabena', 'newspaper', wordPrint(newspaper, 'DejaVu Sans'), { date: 'short' }),
  held('yanis', 'cells', office(cells), { date: 'slash' }),
  held('fenna', 'rows', office(rows), { date: 'short' }),
  held('valentina', 'styled', controls(styled), { date: 'long', joiner: ' – ' }),
  held('rohan', 'card', print(card), { date: 'short', heading: 1 }),
  held('yanis', 'labelled', print(labelled), { joiner: ' – ', date: 'short', links: 'text' }),
  held('kwabena', 'panels', print(panels), { date: 'long', links: 'hidden', heading: 1 }),
  held('mackenzie', 'tagged', print(tagged), { joiner: 'at', date: 'slash', dash: ' — ' }),
  held('valentina', 'dark-left', print(darkLeft), { date: 'short', ...byCompany, heading: 1 }),
  held('marti', 'pale-right', print(paleRight), { date: 'year' }),
  held('ottavio', 'two-columns', print(twoColumns), { date: 'slash', location: 'full' }),
  held('fenna', 'band', print(band), { joiner: ', ', ...byCompany, date: 'short' }),
  held('friederike', 'date-left', print(dateLeft), {
    date: 'dot',
    ...byCompany,
    location: 'full',
    heading: 1,
  }),
  held('duarte', 'form-table', print(formTable), { date: 'slash', ...byCompany }),
  held('caoimhe', 'timeline', print(timeline), { date: 'long' }),
  held('rohan', 'spaced', print(spaced), { joiner: ' · ', date: 'year-first' }),
  held('elias', 'bookish', print(bookish), { date: 'dot', isSince: true }),
  held('mackenzie', 'bare', print(bare), { joiner: ', ', isPlaceJoined: true, date: 'long' }),
  held('ueli', 'classic', set('classic'), { date: 'slash', dash: '–' }),
  held('yanis', 'awesome', set('awesome'), { date: 'slash', heading: 1 }),
  held('kwabena', 'two-column', set('two-column'), { date: 'comma' }),
  held('elias', 'academic', set('academic'), { date: 'year', heading: 1, ...byCompany }),
  held('duarte', 'awesome', set('awesome'), { date: 'long', ...byCompany }),
  held('caoimhe', 'styled', word(styled), { joiner: ', ', date: 'long', dash: 'word' }),
  held('friederike', 'tabbed', word(tabbed), { date: 'slash', isSince: true }),
  held('marti', 'cells', word(cells), { date: 'short', links: 'text' }),
  held('ueli', 'rows', word(rows), { date: 'dot' }),
  held('valentina', 'letterhead', word(letterhead), { date: 'long', dash: 'word' }),
  held('kwabena', 'boxed', word(boxed), { joiner: 'at', date: 'short' }),
  held('ottavio', 'rows', wordPrint(rows, 'Noto Sans'), { date: 'long', heading: 1 }),
  held('fenna', 'styled', wordPrint(styled, 'Liberation Sans'), { joiner: ' | ', date: 'slash' }),
  held('rohan', 'boxed', wordPrint(boxed, 'Liberation Serif'), { joiner: ' – ', date: 'apostrophe' }),
  held('mackenzie', 'wrapped', text(wrapped), { joiner: ', ', ...byCompany, date: 'slash' }),
  held('friederike', 'columns', text(columns), { date: 'slash' }),
  held('duarte', 'underlined', text(underlined), { joiner: ' – ', date: 'short' }),
  held('caoimhe', 'tabs', text(tabs), { date: 'short' }),
  held('marti', 'typed', text(typed), { date: 'long', joiner: 'at', heading: 1 }),
  held('yanis', 'markdown', { kind: 'markdown', design: markdown }, { joiner: 'at', date: 'long' }),
  held('valentina', 'saved-page', { kind: 'html', design: darkLeft }, { date: 'long' }),

  fresh('leticia', 'two-weights', print(twoWeights), { date: 'short' }),
  fresh('baptiste', 'two-weights', print(twoWeights, false), { date: 'long' }),
  fresh('hamish', 'icon-rows', print(iconRows), { date: 'short' }),
  fresh('vicente', 'icon-rows', print(iconRows), { date: 'slash' }),
  fresh('leticia', 'serif-page', print(serifPage), { date: 'long', dash: ' - ' }),
  fresh('marlies', 'serif-page', print(serifPage), { date: 'long', dash: ' - ' }),
  fresh('rosalia', 'poster-side', print(posterSide), { date: 'year' }),
  fresh('hamish', 'poster-side', print(posterSide, false), { date: 'slash' }),
  fresh('tobiah', 'labelled-tasks', print(labelledTasks), { date: 'slash' }),
  fresh('marlies', 'labelled-tasks', print(labelledTasks), { date: 'slash' }),
  fresh('annalena', 'signed-table', print(signedTable), {
    date: 'slash',
    location: 'full',
    heading: 1,
    hasHeadline: false,
  }),
  fresh('annalena', 'dated-lines', print(datedLines), { date: 'slash', dash: '–' }),
  fresh('baptiste', 'years-and-colons', print(yearsAndColons), { date: 'year', location: 'full' }),
  fresh('rosalia', 'years-and-colons', print(yearsAndColons), { date: 'long' }),
  fresh('tobiah', 'public-office', print(publicOffice), {
    date: 'slash',
    location: 'full',
    hasHeadline: false,
    isGraduationOnly: true,
  }),
  fresh('leticia', 'careers-office', print(careersOffice), {
    date: 'long',
    hasHeadline: false,
    hasSummary: false,
    isGraduationOnly: true,
  }),
  fresh('hamish', 'careers-office', print(careersOffice), {
    date: 'short',
    hasHeadline: false,
    hasSummary: false,
    isGraduationOnly: true,
  }),
  fresh('vicente', 'dated-lines', print(datedLines), { date: 'year', dash: '–' }),
  fresh('rosalia', 'cells', word(cells), { date: 'slash' }),
  fresh('vicente', 'rows', wordPrint(rows, 'Liberation Sans'), { date: 'slash' }),
  fresh('baptiste', 'letterhead', word(letterhead), { date: 'long', dash: 'word' }),
  fresh('marlies', 'boxed', wordPrint(boxed, 'Liberation Sans'), { joiner: ' | ', date: 'short' }),
  fresh('tobiah', 'tabbed', word(tabbed), { date: 'short', ...byCompany }),
  fresh('annalena', 'article', tex(article), { date: 'slash' }),
  fresh('huda', 'date-left', print(dateLeft), { date: 'short', location: 'full' }),
  fresh('huda', 'tabbed', wordPrint(tabbed, 'Noto Sans Arabic'), { date: 'slash', isArabicDigits: true }),
  fresh('huda', 'styled', word(styled), { date: 'short', joiner: ' - ' }),
  fresh('karim', 'dark-left', print(darkLeft), { date: 'long', ...byCompany }),
  fresh('karim', 'serif-page', print(serifPage), { date: 'long', isArabicDigits: true }),
  fresh('karim', 'cells', wordPrint(cells, 'Noto Naskh Arabic'), { date: 'short', dash: 'word' }),
  fresh('noa', 'pale-right', print(paleRight), { date: 'long' }),
  fresh('noa', 'rows', wordPrint(rows, 'Noto Sans Hebrew'), { date: 'slash' }),
  fresh('noa', 'card', print(card), { date: 'short', heading: 1 }),
  fresh('amit', 'boxed', word(boxed), { joiner: ', ', date: 'year' }),
  fresh('amit', 'bookish', print(bookish), { date: 'long', dash: 'word' }),
  fresh('amit', 'wrapped', text(wrapped), { joiner: ', ', date: 'slash' }),
  fresh('svetlana', 'date-left', print(dateLeft), { date: 'dot', location: 'full' }),
  fresh('svetlana', 'tabbed', word(tabbed), { date: 'long', ...byCompany }),
  fresh('timur', 'two-columns', print(twoColumns), { date: 'long' }),
  fresh('timur', 'panels', print(panels), { date: 'short', joiner: ' – ' }),
  fresh('meiqi', 'dark-left', print(darkLeft), { date: 'long' }),
  fresh('meiqi', 'rows', wordPrint(rows, 'Noto Sans CJK SC'), { date: 'dot', dash: '-' }),
  fresh('haoran', 'styled', word(styled), { date: 'iso', joiner: ' | ' }),
  fresh('haoran', 'timeline', print(timeline), { date: 'dot', ...byCompany }),
  fresh('ayaka', 'form-table', print(formTable), { date: 'long' }),
  fresh('ayaka', 'letterhead', wordPrint(letterhead, 'Noto Sans CJK JP'), { date: 'long' }),
  fresh('priya', 'key-values', print(keyValues), { date: 'short', hasHeadline: false }),
  fresh('rosalia', 'key-values', print(keyValues), { date: 'long', hasHeadline: false }),
  fresh('hamish', 'bar-heads', print(barHeads), { date: 'long', location: 'none' }),
  fresh('darnell', 'bar-heads', print(barHeads), { date: 'short', location: 'none' }),
  fresh('annalena', 'bracket-dates', print(bracketDates), {
    date: 'slash',
    location: 'full',
    hasHeadline: false,
  }),
  fresh('baptiste', 'bracket-dates', print(bracketDates), {
    date: 'slash',
    location: 'full',
    hasHeadline: false,
  }),
  fresh('ifeoma', 'hung-years', print(hungYears), { date: 'year', dash: '–' }),
  fresh('elias', 'hung-years', print(hungYears), { date: 'year', dash: '–' }),
  fresh('leticia', 'deeds-first', print(achievementsFirst), { date: 'short', hasHeadline: false }),
  fresh('marlies', 'deeds-first', print(achievementsFirst), { date: 'slash', hasHeadline: false }),
  fresh('vicente', 'centred', print(centred), { date: 'long' }),
  fresh('tobiah', 'centred', print(centred), { date: 'short', ...byCompany }),
  fresh('priya', 'gridded', word(gridded), { date: 'short' }),
  fresh('rosalia', 'gridded', wordPrint(gridded, 'Liberation Sans'), { date: 'slash' }),

  second('iratxe', 'label-column', print(secondOpen.labelColumn), {
    date: 'slash',
    location: 'full',
    hasHeadline: false,
  }),
  second('hannelore', 'label-column', print(secondOpen.labelColumn, false), {
    date: 'slash',
    hasHeadline: false,
  }),
  second('wietske', 'pictured', print(secondOpen.pictured), { date: 'short' }),
  second('ruthanne', 'pictured', print(secondOpen.pictured), { date: 'slash', location: 'full' }),
  second('ruthanne', 'public-service', print(secondOpen.publicService), { date: 'slash', location: 'full' }),
  second('desmond', 'public-service', print(secondOpen.publicService), { date: 'long' }),
  second('clemence', 'justified-twin', print(secondOpen.justifiedTwin), { date: 'year' }),
  second('hannelore', 'justified-twin', print(secondOpen.justifiedTwin, false), {
    date: 'slash',
    isPlaceJoined: false,
    hasPlaces: false,
  }),
  second('desmond', 'leaders', print(secondOpen.leaders), { date: 'year', first: 'company' }),
  second('clemence', 'leaders', print(secondOpen.leaders, false), { date: 'long' }),
  second('iratxe', 'dense-twin', print(secondOpen.denseTwin), { date: 'short' }),
  second('desmond', 'dense-twin', print(secondOpen.denseTwin, false), { date: 'slash' }),
  second('ruthanne', 'dense-twin', print(secondOpen.denseTwin), { date: 'short' }),
  second('wietske', 'skill-grid', print(secondOpen.skillGrid), { date: 'slash' }),
  second('ruthanne', 'skill-grid', print(secondOpen.skillGrid, false), { date: 'short' }),
  second('hannelore', 'with-photo', print(secondOpen.withPhoto), {
    date: 'slash',
    location: 'full',
    hasHeadline: false,
  }),
  second('clemence', 'with-photo', print(secondOpen.withPhoto), {
    date: 'slash',
    location: 'full',
    hasHeadline: false,
  }),
  second('iratxe', 'footed', print(secondOpen.footed), { date: 'long' }),
  second('desmond', 'footed', print(secondOpen.footed, false), { date: 'short' }),
  second('hannelore', 'company-paper', print(secondOpen.companyPaper), { date: 'slash', hasPlaces: false }),
  second('wietske', 'company-paper', print(secondOpen.companyPaper, false), {
    date: 'year',
    hasPlaces: false,
  }),
  second('ruthanne', 'capitals', print(secondOpen.capitals), { date: 'short', location: 'full' }),
  second('iratxe', 'capitals', print(secondOpen.capitals), { date: 'slash' }),
  second('clemence', 'office-page', officeWord(secondOpen.officePage), { date: 'long' }),
  second('wietske', 'office-page', officePrint(secondOpen.officePage), { date: 'long' }),
  second('desmond', 'pictured', savedWeb(secondOpen.pictured), { date: 'short' }),

  locked('nikhil', 'right-bar', print(secondLocked.rightBar), { date: 'short' }),
  locked('apolline', 'right-bar', print(secondLocked.rightBar, false), { date: 'slash', location: 'full' }),
  locked('marguerite', 'ruled-rows', print(secondLocked.ruledRows), { date: 'short' }),
  locked('joaquim', 'ruled-rows', print(secondLocked.ruledRows, false), { date: 'slash' }),
  locked('severin', 'flowing', print(secondLocked.flowing), { date: 'slash' }),
  locked('apolline', 'flowing', print(secondLocked.flowing, false), { date: 'long' }),
  locked('ludovica', 'book-page', print(secondLocked.bookPage), { date: 'long' }),
  locked('marguerite', 'book-page', print(secondLocked.bookPage), { date: 'year' }),
  locked('nikhil', 'right-dates', print(secondLocked.rightDates), { date: 'short', first: 'company' }),
  locked('joaquim', 'right-dates', print(secondLocked.rightDates), { date: 'long', first: 'company' }),
  locked('severin', 'framed-cards', print(secondLocked.framedCards), { date: 'slash' }),
  locked('nikhil', 'framed-cards', print(secondLocked.framedCards, false), { date: 'short' }),
  locked('ludovica', 'labelled-form', print(secondLocked.labelledForm), { date: 'slash', location: 'full' }),
  locked('joaquim', 'labelled-form', print(secondLocked.labelledForm), { date: 'slash', location: 'full' }),
  locked('severin', 'labelled-form', print(secondLocked.labelledForm, false), {
    date: 'dot',
    location: 'full',
  }),
  locked('severin', 'staff-profile', print(secondLocked.staffProfile), { date: 'slash' }),
  locked('marguerite', 'staff-profile', print(secondLocked.staffProfile), {
    date: 'short',
    location: 'full',
  }),
  locked('apolline', 'dotted', print(secondLocked.dotted), { date: 'slash' }),
  locked('ludovica', 'dotted', print(secondLocked.dotted, false), { date: 'year' }),
  locked('nikhil', 'three-columns', print(secondLocked.threeColumns), { date: 'short' }),
  locked('joaquim', 'three-columns', print(secondLocked.threeColumns, false), { date: 'slash' }),
  locked('marguerite', 'office-tables', officeWord(secondLocked.officeTables), { date: 'short' }),
  locked('apolline', 'office-tables', officePrint(secondLocked.officeTables), { date: 'long' }),
  locked('severin', 'office-tables', officeWord(secondLocked.officeTables), { date: 'slash' }),
  locked('ludovica', 'web-page', savedWeb(secondLocked.webPage), { date: 'slash' }),
  locked('nikhil', 'web-page', savedWeb(secondLocked.webPage), { date: 'short', location: 'full' }),
];
