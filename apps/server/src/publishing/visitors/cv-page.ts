import { sectionLanguages, shownDocument } from '@candor/domain/cv';
import { isScreenLanguage, screenLanguages } from '@candor/domain/locale';
import { personData } from '@candor/domain/publishing';
import { say } from '@candor/domain/say';
import { escapeHtml, escapeScript, type HtmlParts, type RenderInput } from '@candor/render';
import type { ReachablePage } from '../store.ts';
import type { HtmlDocument } from './html-document.ts';
import { pageWords, type FrameWords } from './page-words.data.ts';
import { frameStyles } from './page-styles.ts';

/** Wide screens are shown the pages as they are drawn, with their text beside them for who does not see them; or the text. */
type View = 'pages' | 'text';

interface Shown extends ReachablePage {
  input: RenderInput;
  parts: HtmlParts;
  pages: readonly string[];
  view: View;
  /** The page's own address, and the picture that goes with its link. */
  url: string;
  /** The language that the visitor's browser asks for, in which they are spoken to. */
  reader: string | undefined;
}

const DESCRIPTION = 160;

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The page's own words in the language of the CV; English where we have none of it. */
const wordsFor = (language: string) =>
  pageWords[sectionLanguages.find((one) => one === language.split('-')[0]) ?? 'en'];

/** What stands around the CV: in the language that the visitor asks for, else in that of the CV. */
function frameOf({ parts, reader }: Shown): { words: FrameWords; attributes: string } {
  if (reader === undefined) return { words: wordsFor(parts.language), attributes: '' };
  const direction = isScreenLanguage(reader) ? screenLanguages[reader].direction : 'ltr';
  return {
    words: {
      textVersion: say`Text version`,
      pageView: say`Page view`,
      email: say`Email`,
      download: say`Download PDF`,
      thisCv: say`This CV`,
    },
    attributes: ` lang="${reader}" dir="${direction}"`,
  };
}

/** The beginning of a text, cut between words. */
function beginning(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= DESCRIPTION ? line : `${line.slice(0, DESCRIPTION).replace(/\s+\S*$/u, '')}…`;
}

function headOf({ page, input, parts, url }: Shown): string[] {
  const { document, design } = input;
  const words = wordsFor(parts.language);
  const { name, headline } = document.basics;
  const description = beginning(design ? shownDocument(document, design).summary : document.summary);
  const data = design ? personData(document, design, url) : {};
  return [
    meta('robots', page.isIndexed && page.passwordHash === null ? 'index, follow' : 'noindex, nofollow'),
    meta('description', description || words.cvOf.replace('{name}', () => name)),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', 'profile'),
    property('og:title', titleOf(name, headline)),
    property('og:description', description || words.cvOf.replace('{name}', () => name)),
    property('og:url', url),
    property('og:locale', parts.language.replace('-', '_')),
    property('og:image', `${url}/picture.png`),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property(
      'og:image:alt',
      words.picture.replace('{name}', () => name),
    ),
    meta('twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${escapeScript(JSON.stringify(data))}</script>`,
  ];
}

const titleOf = (name: string, headline: string) => (headline === '' ? name : `${name} – ${headline}`);

/** Width and height of a page picture, in points. */
function sizeOf(svg: string): { width: number; height: number } {
  const number = (name: string) => Math.round(Number(new RegExp(` ${name}="([\\d.]+)`, 'u').exec(svg)?.[1]));
  return { width: number('width'), height: number('height') };
}

function pictures({ pages, page }: Shown): string {
  const images = pages.map((svg, at) => {
    const { width, height } = sizeOf(svg);
    const loading = at === 0 ? '' : ' loading="lazy"';
    return `<img src="/p/${page.slug}/${at + 1}.svg" alt="" width="${width}" height="${height}"${loading} decoding="async">`;
  });
  return `<div class="pages" aria-hidden="true">${images.join('')}</div>`;
}

function bar(shown: Shown): string {
  const { page, input, view } = shown;
  const { words, attributes } = frameOf(shown);
  const { name, email } = input.document.basics;
  const other =
    view === 'pages'
      ? `<a class="other-view" href="/p/${page.slug}?view=text">${words.textVersion}</a>`
      : `<a class="other-view" href="/p/${page.slug}">${words.pageView}</a>`;
  const mail = /^[^\s@:/<>"'?&]+@[^\s@:/<>"'?&]+$/u.test(email)
    ? `<a href="mailto:${escapeHtml(email)}">${words.email}</a>`
    : '';
  const download = page.allowsDownload
    ? `<a class="button" href="/p/${page.slug}/cv.pdf" download>${words.download}</a>`
    : '';
  const who = `<p class="who"><bdi>${escapeHtml(name)}</bdi></p>`;
  return `<div class="bar" role="banner"${attributes}><div>${who}<nav aria-label="${words.thisCv}">${other}${mail}${download}</nav></div></div>`;
}

/** The page of a CV: the pages as they are drawn, and beside them their text with headings, lists and landmarks. */
export function cvPage(shown: Shown): HtmlDocument {
  const { input, parts, view } = shown;
  const { name, headline } = input.document.basics;
  return {
    language: parts.language,
    isRightToLeft: parts.isRightToLeft,
    title: titleOf(name, headline),
    head: headOf(shown),
    styles: `${parts.styles}${frameStyles}`,
    bodyClass: `as-${view}`,
    body: [bar(shown), ...(view === 'pages' ? [pictures(shown)] : []), parts.content].join('\n'),
  };
}
