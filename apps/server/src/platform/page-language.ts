import type { IncomingHttpHeaders } from 'node:http';

/** The cookie by which a device has chosen its language. Anything but the name of a language in it counts for nothing. */
const CHOSEN = /(?:^|;\s*)language=([a-z]+)(?:;|$)/;

/** The languages that a browser asks for, the one it wants most first. */
function asked(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
      return { language: tag.toLowerCase().split('-')[0] ?? '', weight: Number(weight.slice(2)) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/** The language that a request asks for: the one chosen on the device, else the first its browser asks for that is offered. */
export function askedLanguageOf(
  headers: IncomingHttpHeaders,
  offered: ReadonlySet<string>,
): string | undefined {
  const [, chosen = ''] = CHOSEN.exec(headers.cookie ?? '') ?? [];
  return [chosen, ...asked(headers['accept-language'] ?? '')].find((language) => offered.has(language));
}

/** The language of a page for a request: the one it asks for, else English. */
export const pageLanguageOf = (headers: IncomingHttpHeaders, offered: ReadonlySet<string>): string =>
  askedLanguageOf(headers, offered) ?? 'en';
