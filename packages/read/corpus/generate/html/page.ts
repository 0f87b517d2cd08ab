import type { Shown } from '../shown.ts';

/** A design: a person as the body and style sheet of a page to be printed. */
export type HtmlDesign = (shown: Shown) => { css: string; body: string };

const font = (specifier: string) => import.meta.resolve(specifier);

function face(family: string, weight: number, specifier: string, isItalic = false): string {
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${isItalic ? 'italic' : 'normal'}; src: url('${font(specifier)}'); }`;
}

const faces = () =>
  [
    face('Inter', 400, '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
    face('Inter', 600, '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
    face('Garamond', 400, '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
    face(
      'Garamond',
      400,
      '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
      true,
    ),
    face('Source', 400, '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    face('Source', 600, '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    face('Icons', 400, 'font-awesome/fonts/fontawesome-webfont.ttf'),
  ].join('\n');

/** The icons that designs set as letters of a symbol font. */
export const icons = {
  email: '&#xf0e0;',
  phone: '&#xf095;',
  place: '&#xf041;',
  link: '&#xf0ac;',
  work: '&#xf0b1;',
  school: '&#xf19d;',
  user: '&#xf007;',
  star: '&#xf005;',
  calendar: '&#xf073;',
} as const;

export const icon = (name: keyof typeof icons): string => `<i class="icon">${icons[name]}</i>`;

const direction = (lang: Shown['lang']): string => (lang === 'ar' || lang === 'he' ? ' dir="rtl"' : '');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The same value with every text in it made safe for HTML. */
function escapeAll<T>(value: T): T {
  if (typeof value === 'string') return escaped(value) as T;
  if (Array.isArray(value)) return value.map(escapeAll) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, escapeAll(part)])) as T;
  }
  return value;
}

/** A whole HTML file of a design. Fonts are named by their place on this machine: it is printed, not kept. */
export function htmlOf(design: HtmlDesign, shown: Shown): string {
  const { css, body } = design(escapeAll(shown));
  return `<!doctype html><html lang="${shown.lang}"${direction(shown.lang)}><head><meta charset="utf-8"><title>${escaped(shown.name)}</title>
<style>${faces()}
* { box-sizing: border-box; } body { margin: 0; } ul { margin: 2pt 0 6pt; padding-inline-start: 14pt; } h1, h2, h3, h4, p { margin: 0; }
a { color: inherit; } .icon { font-family: Icons; font-style: normal; } .entry { break-inside: avoid; }
${css}</style></head><body>${body}</body></html>`;
}

/** The file of a design without styles of ours: what a person saves from a web page. */
export function savedPage(design: HtmlDesign, shown: Shown): string {
  const { css, body } = design(escapeAll(shown));
  return `<!doctype html>\n<html lang="${shown.lang}"${direction(shown.lang)}><head><meta charset="utf-8"><title>${escaped(shown.name)} | CV</title>\n<style>${css}</style>\n<script>window.analytics = [];</script></head>\n<body>${body}</body></html>\n`;
}

export const list = (lines: readonly string[]): string =>
  lines.length > 0 ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>` : '';

export const each = <T>(items: readonly T[], show: (item: T, at: number) => string): string =>
  items.map(show).join('');

export const when = (text: string, show: (text: string) => string): string => (text ? show(text) : '');

export const linked = (shown: Shown, between: string): string =>
  shown.links.map(({ text, url }) => `<a href="${url}">${text}</a>`).join(between);
