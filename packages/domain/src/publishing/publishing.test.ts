import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvDesign, cvDocument } from '../cv/index.ts';
import {
  addressFrom,
  addressSchema,
  hasEnded,
  isBot,
  personData,
  publicDesign,
  publicDocument,
  usualDetails,
} from './index.ts';

const messageOf = (typed: string) => addressSchema.safeParse(typed).error?.issues[0]?.message ?? null;

describe('an address', () => {
  it('is kept in small letters', () => {
    expect(addressSchema.parse('  Ana-Ruiz2 ')).toBe('ana-ruiz2');
  });

  it.each([
    ['ab', 'Use at least 3 characters.'],
    ['a'.repeat(61), 'Use at most 60 characters.'],
    ['-ana', 'Use letters a to z'],
    ['ana-', 'Use letters a to z'],
    ['ana--ruiz', 'Use letters a to z'],
    ['ana ruiz', 'Use letters a to z'],
    ['аna', 'Use letters a to z'],
    ['ana/ruiz', 'Use letters a to z'],
    ['Admin', 'This address is reserved.'],
  ])('%s is refused with a sentence', (typed, says) => {
    expect(messageOf(typed)).toContain(says);
  });

  it.each([
    ['José Ruíz', 'jose-ruiz'],
    ['Maren Okafor-Lindqvist', 'maren-okafor-lindqvist'],
    ["Siobhán O'Neill", 'siobhan-oneill'],
    ['Łukasz Strauß', 'lukasz-strauss'],
    ['王小明', ''],
    ['Admin', ''],
    ['', ''],
  ])('of %s is %s', (name, address) => {
    expect(addressFrom(name)).toBe(address);
  });

  it('made of a name is empty, or one that can be chosen', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        const address = addressFrom(name);
        expect(address === '' || addressSchema.parse(address) === address).toBe(true);
      }),
    );
  });
});

const ana = cvDocument({
  basics: {
    name: 'Ana Ruiz',
    headline: 'Nurse',
    email: 'ana@example.org',
    phone: '+44 20 7946 0000',
    location: '12 High Street, Leeds',
    links: [
      { label: '', url: 'https://ana.example' },
      { label: '', url: 'javascript:alert(1)' },
    ],
  },
  skills: [{ name: 'Triage', group: '' }],
});

describe('what is shown', () => {
  it('holds phone and address back where nothing else was chosen', () => {
    const { basics } = publicDocument(ana, usualDetails);
    expect(basics).toEqual({ ...ana.basics, phone: '', location: '' });
  });

  it('never holds a detail that is not chosen, in words or in data, and nothing else changes', () => {
    const flags = fc.record({
      email: fc.boolean(),
      phone: fc.boolean(),
      location: fc.boolean(),
      links: fc.boolean(),
      photo: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, (shows) => {
        const shown = publicDocument(ana, shows);
        const printed =
          JSON.stringify(shown) + JSON.stringify(personData(shown, cvDesign(), 'https://x.example'));
        expect(printed.includes('ana@example.org')).toBe(shows.email);
        expect(printed.includes('7946')).toBe(shows.phone);
        expect(printed.includes('High Street')).toBe(shows.location);
        expect(printed.includes('https://ana.example')).toBe(shows.links);
        expect({ ...shown, basics: ana.basics }).toEqual(ana);
      }),
    );
  });

  it('leaves the photo out of the design where it is not wished', () => {
    const photo = { dataUrl: 'data:image/png;base64,iVBORw0KGgo=' };
    const design = cvDesign({ photo });
    expect(publicDesign(design, { ...usualDetails, photo: false })).toEqual(cvDesign());
    expect(publicDesign(design, usualDetails)).toBe(design);
  });
});

it('tells machines who the page is of, with web addresses only and without what is empty', () => {
  expect(personData(publicDocument(ana, usualDetails), cvDesign(), 'https://candor.example/p/ana')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Ana Ruiz',
    jobTitle: 'Nurse',
    email: 'ana@example.org',
    url: 'https://candor.example/p/ana',
    sameAs: ['https://ana.example'],
    knowsAbout: ['Triage'],
  });
});

it('a page is there through its last day', () => {
  expect(hasEnded('2026-11-23', '2026-11-23')).toBe(false);
  expect(hasEnded('2026-11-23', '2026-11-24')).toBe(true);
  expect(hasEnded(null, '2026-11-24')).toBe(false);
});

describe('a caller', () => {
  it.each([
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
    'facebookexternalhit/1.1',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)',
    'WhatsApp/2.23.20',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0 Safari/537.36',
  ])('%s is a bot', (userAgent) => {
    expect(isBot(userAgent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Mozilla/5.0 (Linux; Android 14; CUBOT NOTE 50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  ])('%s is a person', (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });
});
