import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvDocument } from '@candor/domain/cv';
import { startTestApp, type TestApp } from '../../platform/testing/index.ts';
import { aPage } from '../testing/a-page.ts';
import { visit } from '../testing/pages.ts';
import { readHtml } from '../testing/read-html.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the words of a CV', () => {
  const piece = fc.constantFrom(
    '<script>alert(1)</script>',
    '</script><script>alert(1)//',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--',
    '-->',
    ']]>',
    '</style><svg onload=alert(1)>',
    '</title>',
    '</main></body>',
    '&lt;b&gt;',
    '&#60;i&#62;',
    '\u2028\u2029',
    '{{x}}',
    '${x}',
    '`',
    '\\u003cscript>',
  );
  const words = fc.array(fc.oneof(piece, fc.string({ maxLength: 12 })), { minLength: 1, maxLength: 4 }).map(
    (parts) =>
      parts
        .join(' ')
        .replace(/[\p{C}\p{Z}]+/gu, ' ')
        .trim() || 'x',
  );
  const documents = fc.record({ name: words, line: words, prose: words });
  const documentWith = ({ name, line, prose }: { name: string; line: string; prose: string }) =>
    cvDocument({
      basics: {
        name,
        headline: line,
        email: line,
        links: [{ label: line, url: `https://x.example/${line}` }],
      },
      summary: prose,
      experience: [
        { company: line, position: line, location: line, start: line, end: line, bullets: [prose] },
      ],
      skills: [{ name: line, group: line }],
      projects: [{ name: line, url: line, bullets: [prose] }],
      custom: [{ title: line, entries: [{ title: line, subtitle: prose }] }],
    });
  const plainTags = new Set(
    'html,head,meta,title,link,style,script,body,div,p,bdi,nav,a,main,header,ul,li,section,h1,h2,h3,span,article,img,footer'.split(
      ',',
    ),
  );
  const plainAttributes = new Set(
    'lang,dir,charset,name,content,rel,href,type,property,class,role,aria-label,aria-hidden,src,alt,width,height,loading,decoding,download'.split(
      ',',
    ),
  );

  it('never leave their element, whatever they hold', async () => {
    const { person, cv, address } = await aPage(server);
    let version = 1;
    await fc.assert(
      fc.asyncProperty(documents, async (given) => {
        const document = documentWith(given);
        const saved = await server.ask({
          method: 'PUT',
          path: `/api/cv/${cv}`,
          body: { version, document },
          as: person,
        });
        expect(saved.status).toBe(200);
        version = (saved.json as { version: number }).version;
        const { status, text } = await visit(server, `${address}?view=text`);
        expect(status).toBe(200);
        const { tags, links, texts } = readHtml(text);
        for (const tag of tags) {
          const [name = '', ...attributes] = tag.split(' ');
          expect(plainTags).toContain(name);
          for (const attribute of attributes) expect(plainAttributes).toContain(attribute);
        }
        expect(tags.filter((tag) => /^(?:script|style|title|h1|main)\b/.test(tag)).toSorted()).toEqual([
          'h1 class',
          'main',
          'script type',
          'style',
          'title',
        ]);
        for (const { href } of links) expect(href).toMatch(/^(?:https?:\/\/|mailto:|\/p\/)/);
        expect(texts.replace(/\s+/g, ' ')).toContain(given.name.replace(/\s+/g, ' '));
        expect(JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '')).toMatchObject({
          '@type': 'Person',
        });
      }),
      { numRuns: 25 },
    );
  });
});
