import { isScreenLanguage, screenLanguages } from '@candor/domain/locale';
import { say } from '@candor/domain/say';
import { spokenLanguage } from '@candor/domain/say/speaker';
import { escapeHtml } from '@candor/render';
import type { HtmlDocument } from './html-document.ts';
import { plainStyles } from './page-styles.ts';

const notIndexed = ['<meta name="robots" content="noindex, nofollow">'];

/** A page of our own, in the language of whoever reads. */
function plainPage(title: string, body: string): HtmlDocument {
  const language = spokenLanguage();
  const isRightToLeft = isScreenLanguage(language) && screenLanguages[language].direction === 'rtl';
  return { language, isRightToLeft, title, head: notIndexed, styles: plainStyles, body };
}

/** A page of one sentence, which says nothing of whose page was asked for. */
export function sentencePage(title: string, sentence: string): HtmlDocument {
  return plainPage(title, `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></main>`);
}

export const notFoundPage = () =>
  sentencePage(
    say`This page isn’t available`,
    say`The address may be wrong, or the page may have been taken down.`,
  );

/** Asks for the password of a page. It says nothing of whose page it is. */
export function passwordPage(slug: string, isWrong = false): HtmlDocument {
  const wrong = isWrong
    ? `<p class="wrong" id="wrong" role="alert">${escapeHtml(say`That password isn’t right.`)}</p>`
    : '';
  const marks = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  const body = [
    '<main>',
    `<h1>${escapeHtml(say`This CV is password protected`)}</h1>`,
    `<p>${escapeHtml(say`Enter the password you were given to see it.`)}</p>`,
    `<form method="post" action="/p/${escapeHtml(slug)}">`,
    `<label for="password">${escapeHtml(say`Password`)}</label>`,
    `<input id="password" name="password" type="password" autocomplete="off" required maxlength="200" autofocus${marks}>`,
    wrong,
    `<button class="button">${escapeHtml(say`View CV`)}</button>`,
    '</form>',
    '</main>',
  ].join('');
  return plainPage(say`Password required`, body);
}
