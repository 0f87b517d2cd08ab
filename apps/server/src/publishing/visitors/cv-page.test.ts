import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing/index.ts';
import { ana, aPage } from '../testing/a-page.ts';
import { enter, visit } from '../testing/pages.ts';
import { readHtml } from '../testing/read-html.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('the page of a CV', () => {
  it('is text with headings, lists and landmarks, and runs nothing', async () => {
    const { address } = await aPage(server, ana);
    const { status, headers, text } = await visit(server, address);
    expect(status).toBe(200);
    const { tags } = readHtml(text);
    for (const tag of ['main', 'h1 class', 'h2 class', 'h3', 'nav aria-label']) expect(tags).toContain(tag);
    expect(tags.filter((tag) => tag.startsWith('script'))).toEqual(['script type']);
    expect(text).toContain('<script type="application/ld+json">');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self' data:; /);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
  });

  it('shows the details that were chosen and no other, in words, data, picture or file', async () => {
    const { address } = await aPage(server, ana);
    const { text } = await visit(server, address);
    expect(text).toContain('ana@example.org');
    const svg = await visit(server, `${address}/1.svg`);
    const pdf = await visit(server, `${address}/cv.pdf`);
    for (const held of [text, svg.text, pdf.bytes.toString()])
      for (const hidden of ['7946', 'High Street']) expect(held).not.toContain(hidden);
    const open = await aPage(server, ana, {
      shows: { email: false, phone: true, location: true, links: false, photo: true },
    });
    const shown = (await visit(server, open.address)).text;
    expect(shown).toContain('7946');
    expect(shown).toContain('High Street');
    expect(shown).not.toContain('ana@example.org');
    expect(shown).not.toContain('ana.example');
  });

  it('says its own words in the language of the CV', async () => {
    const { person, cv, address } = await aPage(server, ana);
    const saved = await server.ask({
      method: 'PUT',
      path: `/api/cv/${cv}`,
      body: { version: 2, design: { language: 'es' } },
      as: person,
    });
    expect(saved.status).toBe(200);
    const { text } = await visit(server, address);
    expect(text).toContain('<html lang="es"');
    for (const words of ['Versión de texto', 'Descargar PDF', 'La primera página del CV de Ana Ruiz'])
      expect(text).toContain(words);
    expect(text).not.toContain('Text version');
  });

  it('says what stands around the CV in the language that the visitor asks for', async () => {
    const { address } = await aPage(server, ana);
    const { text } = await visit(server, address, { 'accept-language': 'ar,en;q=0.5' });
    expect(text).toContain('<html lang="en"');
    expect(text).toContain('<div class="bar" role="banner" lang="ar" dir="rtl">');
    expect(text).toContain('تنزيل PDF');
  });

  it('asks for a password, and says what it refuses, in the language of the visitor', async () => {
    const { address } = await aPage(server, ana, { password: 'lamp-on-the-desk' });
    const asked = await visit(server, address, { 'accept-language': 'fr-CA' });
    expect(asked.text).toContain('<html lang="fr">');
    expect(asked.text).toContain('Saisissez le mot de passe qui vous a été donné');
    const wrong = await enter(server, address, 'no lamp', { 'accept-language': 'de' });
    expect([wrong.status, wrong.text.includes('Das Passwort ist nicht richtig.')]).toEqual([403, true]);
    const none = await visit(server, 'of-nobody', { 'accept-language': 'ar' });
    expect(none.text).toContain('<html lang="ar" dir="rtl">');
  });

  it('has links of the person’s that are not followed, of no other kind than web and mail', async () => {
    const { address } = await aPage(server, ana);
    const { links } = readHtml((await visit(server, address)).text);
    const outward = links.filter(({ href }) => !href.startsWith('/p/'));
    expect(outward.map(({ href }) => href).toSorted()).toEqual([
      'https://ana.example/',
      'mailto:ana@example.org',
      'mailto:ana@example.org',
    ]);
    expect(outward.find(({ href }) => href.startsWith('https'))?.rel).toBe('nofollow noopener');
  });

  it('is listed by search engines only where that is wished', async () => {
    const { address } = await aPage(server, ana, { isIndexed: true });
    const { headers, text } = await visit(server, address);
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(text).toContain('<meta name="robots" content="index, follow">');
    const secret = await aPage(server, ana, { isIndexed: true, password: 'lamp-on-the-desk' });
    expect((await visit(server, secret.address)).headers['x-robots-tag']).toBe('noindex, nofollow');
  });

  it('has a picture and data for whoever shows the link', async () => {
    const { address } = await aPage(server, ana);
    const { text } = await visit(server, address);
    const url = `http://localhost:3000/p/${address}`;
    expect(text).toContain(`<link rel="canonical" href="${url}">`);
    expect(text).toContain(`<meta property="og:image" content="${url}/picture.png">`);
    expect(text).toContain('<meta property="og:title" content="Ana Ruiz – Staff Nurse">');
    const data = /ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Person', name: 'Ana Ruiz', url });
    const picture = await visit(server, `${address}/picture.png`);
    expect(picture.headers['content-type']).toBe('image/png');
    const view = new DataView(new Uint8Array(picture.bytes).buffer);
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
  });

  it('gives its PDF under the person’s name where that is allowed', async () => {
    const open = await aPage(server, ana);
    const pdf = await visit(server, `${open.address}/cv.pdf`);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.headers['content-disposition']).toMatch(/^attachment; filename="Ana/);
    expect(pdf.headers['cache-control']).toBe('no-store');
    const closed = await aPage(server, ana, { allowsDownload: false });
    expect((await visit(server, `${closed.address}/cv.pdf`)).status).toBe(404);
    expect((await visit(server, closed.address)).text).not.toContain('cv.pdf');
  });

  it('knows no other part, and answers odd addresses by the page that says nothing', async () => {
    const { address } = await aPage(server, ana);
    for (const path of [
      `${address}/2.svg`,
      `${address}/0.svg`,
      `${address}/x.svg`,
      `${address}/..%2f`,
      `${address}/a/b`,
      '%00',
      '',
    ]) {
      const { status, headers } = await visit(server, path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });
});
