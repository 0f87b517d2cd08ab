import { expect, it } from 'vitest';
import { cvRequestSchema } from '../../cv/index.ts';
import { writeCvNow } from './built-in-writer.ts';
import { paragraphAsTyped, statementAsTyped } from './write-as-typed.ts';

it.each([
  ['de', 'keine unfälle  seit 2016 .', 'Keine unfälle seit 2016'],
  ['de', 'ladungssicherung', 'Ladungssicherung'],
  ['de', 'Kasse, Lager usw.', 'Kasse, Lager usw.'],
  ['fr', "j'encadre deux alternants", "J'encadre deux alternants"],
  ['es', 'Reduje el tiempo. Formé a dos personas.', 'Reduje el tiempo. Formé a dos personas.'],
  [undefined, 'iOS приложения', 'iOS приложения'],
] as const)('%s: %s', (language, typed, expected) => {
  expect(statementAsTyped(typed, language)).toBe(expected);
});

it('ends each line of a summary with a stop', () => {
  expect(paragraphAsTyped('fahre seit 2010 lkw, suche nahverkehr', 'de')).toBe(
    'Fahre seit 2010 LKW, suche nahverkehr.',
  );
});

it('writes a German CV without a word that was not typed, and nothing of it is refused', () => {
  const request = cvRequestSchema.parse({
    personalInfo: { fullName: 'Ralf Dietz', email: 'ralf@example.de' },
    jobTitle: 'Berufskraftfahrer',
    summary: 'fahre seit 2010 lkw, suche nahverkehr',
    experience: [
      {
        company: 'Spedition Krause',
        position: 'LKW-Fahrer',
        duration: 'seit 2014',
        description: 'nahverkehr thüringen, 40t\nladungssicherung\nkeine unfälle seit 2016',
      },
    ],
    skills: ['CE', 'ADR'],
  });
  const { document, facts } = writeCvNow(request, { today: '2026-11' });
  expect(document.summary).toBe('Fahre seit 2010 LKW, suche nahverkehr.');
  expect(document.experience[0]?.bullets).toEqual([
    'Nahverkehr thüringen, 40t',
    'Ladungssicherung',
    'Keine unfälle seit 2016',
  ]);
  expect(facts.replaced).toBe(0);
});
