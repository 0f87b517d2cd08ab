import { escapeHtml } from '@candor/render';
import type { HtmlDocument } from './html-document.ts';
import { plainStyles } from './page-styles.ts';

const notIndexed = ['<meta name="robots" content="noindex, nofollow">'];

/** A page of one sentence, which says nothing of whose page was asked for. */
export function sentencePage(title: string, sentence: string): HtmlDocument {
  const body = `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(sentence)}</p></main>`;
  return { language: 'en', title, head: notIndexed, styles: plainStyles, body };
}

export const notFoundPage = sentencePage(
  'This page isn’t available',
  'The address may be wrong, or the page may have been taken down.',
);

/** Asks for the password of a page. It says nothing of whose page it is. */
export function passwordPage(slug: string, isWrong = false): HtmlDocument {
  const wrong = isWrong ? '<p class="wrong" id="wrong" role="alert">That password isn’t right.</p>' : '';
  const marks = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : '';
  const body = [
    '<main>',
    '<h1>This CV is password protected</h1>',
    '<p>Enter the password you were given to see it.</p>',
    `<form method="post" action="/p/${escapeHtml(slug)}">`,
    '<label for="password">Password</label>',
    `<input id="password" name="password" type="password" autocomplete="off" required maxlength="200" autofocus${marks}>`,
    wrong,
    '<button class="button">View CV</button>',
    '</form>',
    '</main>',
  ].join('');
  return { language: 'en', title: 'Password required', head: notIndexed, styles: plainStyles, body };
}
