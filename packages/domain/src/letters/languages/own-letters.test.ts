import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composition } from '../composing/compose-letter.ts';
import { framesOf } from '../composing/frames/frame-for.ts';
import { writeLetterNow } from '../composing/write-letter.ts';
import { letterGate } from '../letter-gate.ts';
import { letterRequestSchema, type LetterRequestInput } from '../request.ts';
import { letterFromText, letterToText } from '../text-form.ts';
import { ownLanguageRequests } from '../testing/own-language-requests.ts';
import { letterLanguage } from './languages.ts';
import { ownLanguages } from './letter-language.ts';

const today = '2026-11-22';

/** Slots that stayed, marks and spaces twice; in French "de" that had to be elided. */
const unsound = {
  de: / {2}|[.,;:]{2}|\{/u,
  fr: / {2}|[.,;:]{2}|\{|« *»|(?:^|\s)(?:de|du|le) (?:le|[aeiouéèê]\p{L}*) /u,
  es: / {2}|[.,;:]{2}|\{/u,
};

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

describe.each(ownLanguages)('a letter in %s', (language) => {
  const held = (letterLanguage(language)?.held ?? []).map(([, sentence]) => sentence);
  const ours = new Set([...framesOf(language).map(({ text }) => text), ...held].flatMap(wordsOf));
  // What joins a list, and what the language puts before a verb that was typed without its subject.
  const joining = {
    de: ['und', 'ich', 'jänner', 'herrn'],
    fr: ['et', 'je', 'suis', 'j', 'd'],
    es: ['y', 'e', 'soy'],
  }[language];

  it('holds no word but the person’s, those of its frames, and the months of its dates', () => {
    fc.assert(
      fc.property(ownLanguageRequests(language), (request) => {
        const { letter, facts } = writeLetterNow(request, { today });
        expect(facts.sentences.flatMap(({ refused }) => refused ?? [])).toEqual([]);
        const months = { de: 'november januar', fr: 'novembre janvier', es: 'noviembre enero' }[language];
        const typed = new Set(wordsOf(Object.values(request).join(' ')));
        const known = (word: string) =>
          typed.has(word) ||
          ours.has(word) ||
          joining.includes(word) ||
          months.includes(word) ||
          /^(?:2|31|2027)$/.test(word);
        const said = wordsOf([letter.subject, ...letter.paragraphs].join(' '));
        expect(said.filter((word) => !known(word))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same for the same form, and is read back as it was', () => {
    fc.assert(
      fc.property(ownLanguageRequests(language), (request) => {
        const { letter } = writeLetterNow(request, { today });
        expect(writeLetterNow(structuredClone(request), { today }).letter).toEqual(letter);
        expect(letterFromText(letterToText(letter), letter)).toEqual(letter);
        expect(letter.salutation).not.toBe('');
        expect(letter.close).not.toBe('');
      }),
      { numRuns: 100 },
    );
  });

  it('loses nothing that was typed: it stands in the letter or is asked about', () => {
    fc.assert(
      fc.property(ownLanguageRequests(language), (request) => {
        const { paragraphs, questions } = composition(request, { today });
        const told = new Set(
          wordsOf(
            [...paragraphs.flat().map(({ text }) => text), ...questions.map(({ sentence }) => sentence)].join(
              ' ',
            ),
          ),
        );
        const { motivation, experience, achievements, specificRequirements } = request;
        const typed = wordsOf([motivation, experience, achievements, specificRequirements].join(' '));
        expect(typed.filter((word) => !told.has(word))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('begins every sentence with a capital, but the first one behind a German greeting, and doubles no mark', () => {
    fc.assert(
      fc.property(ownLanguageRequests(language), (request) => {
        const sentences = composition(request, { today }).paragraphs.flat();
        const isSmallFirst = language === 'de';
        for (const { text } of sentences.slice(isSmallFirst ? 1 : 0)) expect(text).toMatch(/^[¿\d\p{Lu}]/u);
        for (const { text } of sentences) {
          expect(text).toMatch(/[.!?]$/);
          expect(text).not.toMatch(unsound[language]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

function written(form: Omit<LetterRequestInput, 'title'>) {
  const request = letterRequestSchema.parse({
    title: 'Letter',
    name: 'Robin Sander',
    email: 'r@example.org',
    ...form,
  });
  return writeLetterNow(request, { today });
}

it.each<[string, Omit<LetterRequestInput, 'title'>, string, string[]]>([
  [
    'German: small behind the greeting, a reason behind our sentence',
    {
      location: 'Köln',
      jobTitle: 'elektriker (m/w/d)',
      hiringManagerName: 'Frau Okafor',
      motivation: 'weil ich um die Ecke wohne',
    },
    'Sehr geehrte Frau Okafor,',
    ['ich bewerbe mich bei Ihnen als Elektriker, weil ich um die Ecke wohne.'],
  ],
  [
    'Swiss: no mark behind the greeting, a capital, no sharp s',
    {
      location: 'Winterthur',
      letterType: 'follow_up',
      jobTitle: 'Netzelektriker',
      motivation: 'Gibt es Neues?',
      contactDate: '2026-10-28',
    },
    'Sehr geehrte Damen und Herren',
    [
      'Am 28. Oktober habe ich mich bei Ihnen als Netzelektriker beworben. Gibt es Neues?',
      'Freundliche Grüsse',
    ],
  ],
  [
    'Austrian: Jänner',
    {
      location: 'Graz',
      letterType: 'resignation',
      jobTitle: 'Köchin',
      motivation: 'Ich ziehe nach Wien.',
      lastDay: '2027-01-31',
    },
    'Sehr geehrte Damen und Herren,',
    ['hiermit kündige ich mein Arbeitsverhältnis als Köchin zum 31. Jänner 2027.'],
  ],
  [
    'French: de before a vowel, the greeting said again in the close',
    {
      location: 'Nantes',
      jobTitle: 'aide-soignante',
      hiringManagerName: 'Mme Leroux',
      motivation: 'cherche des horaires de jour',
    },
    'Madame,',
    [
      "poste d'aide-soignante. Je cherche des horaires de jour.",
      "Je vous prie d'agréer, Madame, mes salutations distinguées.",
    ],
  ],
  [
    'French: a title whose h nobody can tell',
    { location: 'Nantes', jobTitle: 'hockeyeur', motivation: 'Je joue depuis dix ans.' },
    'Madame, Monsieur,',
    ['au poste « hockeyeur ».'],
  ],
  [
    'Spanish: a verb that needs no subject',
    {
      location: 'Valencia',
      jobTitle: 'Camarero',
      motivation: 'busco temporada de verano',
    },
    'Estimados señores:',
    ['puesto de camarero. Busco temporada de verano.'],
  ],
  [
    'Mexican: postularme, to whom it may concern',
    { location: 'Monterrey, México', jobTitle: 'contadora', motivation: 'Sé que van a abrir una oficina.' },
    'A quien corresponda:',
    ['Quisiera postularme al puesto de contadora.'],
  ],
])('%s', (_what, form, salutation, expected) => {
  const { letter, facts } = written({ companyName: 'Acme', ...form });
  const text = letterToText(letter);
  expect(letter.salutation).toBe(salutation);
  for (const words of expected) expect(text).toContain(words);
  expect(facts.replaced).toBe(0);
});

it.each([
  ['Köln', 'Herrn Dr. Stähli', 'Sehr geehrter Herr Dr. Stähli,'],
  ['Salzburg', 'Mag. Eva Huber', 'Guten Tag Mag. Eva Huber,'],
])('greets in %s: %s', (location, hiringManagerName, salutation) => {
  const { letter } = written({
    location,
    hiringManagerName,
    jobTitle: 'Koch',
    motivation: 'Ich koche gern.',
  });
  expect(letter.salutation).toBe(salutation);
  expect(letterFromText(letterToText(letter), letter).salutation).toBe(salutation);
});

it('leaves a phrase as it was typed, and asks about a list of skills', () => {
  const { letter, facts } = written({
    location: 'Köln',
    jobTitle: 'Gärtner',
    motivation: 'Ich arbeite gern im Garten.',
    experience: 'Zwei Jahre Helfer bei der Stadt Bremen.',
    skills: 'R, zuverlässig, Führerschein B',
  });
  expect(letter.paragraphs.join(' ')).toContain(' Zwei Jahre Helfer bei der Stadt Bremen.');
  expect(facts.questions.map(({ sentence }) => sentence)).toEqual(['R, zuverlässig, Führerschein B']);
});

it('asks for the last working day that a notice does not name', () => {
  const { facts } = written({
    letterType: 'resignation',
    jobTitle: 'Koch',
    motivation: 'Ich ziehe nach Wien.',
  });
  expect(facts.questions.map(({ field }) => field)).toEqual(['lastDay']);
});

it('asks about what is said to the tool and about a source that fits no sentence', () => {
  const { letter, facts } = written({
    location: 'Köln',
    jobTitle: 'Koch',
    motivation: 'Ich koche gern.\nbitte kurz halten',
    referralSource: 'durch einen Kollegen',
  });
  expect(letterToText(letter)).not.toMatch(/kurz halten|Kollegen/);
  expect(facts.questions.map(({ sentence }) => sentence).toSorted()).toEqual([
    'bitte kurz halten',
    'durch einen Kollegen',
  ]);
});

it.each([
  ['Ich habe 40 Betten betreut.', 'a figure'],
  ['Ich bin examinierte Pflegefachkraft mit SAP-Zertifikat.', 'a tool'],
  ['Im Mai 2021 habe ich die Stationsleitung in Dortmund übernommen.', 'a date and a place'],
])('the gate refuses %s in a letter that does not say it', (sentence) => {
  const request = letterRequestSchema.parse({
    title: 'Brief',
    location: 'Köln',
    jobTitle: 'Pflegefachkraft',
    motivation: 'Ich habe 28 Betten betreut.',
  });
  const { letter, facts } = writeLetterNow(request, { today });
  expect(facts.replaced).toBe(0);
  const candidate = { ...letter, paragraphs: [sentence] };
  const gated = letterGate({ request, candidate, fallback: letter, writer: 'model', options: { today } });
  expect(gated.letter.paragraphs.join(' ')).not.toContain(sentence);
});

it('marks a German employer that the form does not name: any noun has its capital', () => {
  const request = letterRequestSchema.parse({ title: 'Brief', location: 'Köln', jobTitle: 'Koch' });
  const { letter } = writeLetterNow(request, { today });
  const candidate = { ...letter, paragraphs: ['Ich habe bei Siemens gearbeitet.'] };
  const { facts } = letterGate({ request, candidate, fallback: letter, writer: 'model', options: { today } });
  expect(facts.marks).toEqual([
    expect.objectContaining({ line: 'paragraphs.0', kind: 'doubt', words: candidate.paragraphs[0] }),
  ]);
});

it('makes a title that has been held since then a sentence of the writer', () => {
  const form = { title: 'Lettre', name: 'Ana Ruiz', jobTitle: 'Technicienne', country: 'fr' as const };
  const experience = 'Technicienne qualité depuis sept ans dans une charcuterie';
  const motivation = 'Je voudrais travailler plus près de chez moi.';
  const request = letterRequestSchema.parse({ ...form, experience, motivation });
  const { letter } = writeLetterNow(request, { today });
  expect(letter.paragraphs.join(' ')).toContain(
    'Je suis technicienne qualité depuis sept ans dans une charcuterie.',
  );
});

it.each([
  ['de', '6 Jahre Internist in Teheran', 'Ich habe 6 Jahre Erfahrung als Internist in Teheran.'],
  ['de', '3 Jahre Lager bei Rewe', '3 Jahre Lager bei Rewe.'],
  ['fr', 'Ouvrier paysagiste depuis 2016 chez Morel', 'Je suis ouvrier paysagiste depuis 2016 chez Morel.'],
  ['es', 'cinco años de camarero en bares', 'He trabajado cinco años de camarero en bares.'],
])('%s: a fragment of who somebody is or was is a sentence: %s', (language, experience, said) => {
  const motivation = { de: 'Ich mag Brot.', fr: "J'aime le pain.", es: 'Me gusta el pan.' }[language];
  const whole = letterRequestSchema.parse({ title: 'Brief', name: 'Ana Ruiz', motivation, experience });
  expect(writeLetterNow(whole, { today: '2026-11-22' }).letter.paragraphs.join(' ')).toContain(said);
});

it.each([
  [
    'de',
    'Ich verlasse den Betrieb.',
    'Letzter Arbeitstag: 18. Dezember',
    'Mein letzter Arbeitstag ist der 18.',
  ],
  ['fr', 'Je quitte la maison.', 'Dernier jour : 18 décembre', 'Mon dernier jour de travail sera le 18'],
  [
    'es',
    'Dejo la empresa porque me mudo a otra ciudad con mi familia.',
    'Último día: 18 de diciembre',
    'Mi último día de trabajo será el 18 de diciembre.',
  ],
])('%s: a last day that is a note is a sentence', (_language, motivation, specificRequirements, said) => {
  const form = { title: 'Brief', name: 'Ana Ruiz', letterType: 'resignation' as const };
  const request = letterRequestSchema.parse({ ...form, motivation, specificRequirements });
  expect(writeLetterNow(request, { today }).letter.paragraphs.join(' ')).toContain(said);
});
