import { Parser } from 'htmlparser2';

/** What a browser makes of a page. */
interface Seen {
  /** Elements and the names of their attributes, in order. */
  tags: string[];
  texts: string;
  links: { href: string; rel: string | undefined }[];
}

export function readHtml(html: string): Seen {
  const seen: Seen = { tags: [], texts: '', links: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      seen.tags.push([name, ...Object.keys(attributes).toSorted()].join(' '));
      if (name === 'a') seen.links.push({ href: attributes['href'] ?? '', rel: attributes['rel'] });
    },
    ontext(text) {
      seen.texts += text;
    },
  });
  parser.end(html);
  return seen;
}
