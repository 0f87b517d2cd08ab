import { expect, it } from 'vitest';
import { letterLanguage } from './languages.ts';
import { ownPieces } from './own-piece.ts';

it.each([
  ['de', 'Sie erwähnen im Inserat die Werkstatt.', 'sentence', 'Sie erwähnen im Inserat die Werkstatt.'],
  ['de', 'Gesellenbrief 2021 erwähnen.', 'wish', 'Gesellenbrief 2021 erwähnen'],
  ['de', 'Bitte erwähnen: Ich kann im Mai beginnen.', 'sentence', 'Ich kann im Mai beginnen.'],
  [
    'de',
    'Otoplastik, Beratung (Kurs läuft), Führerschein',
    'phrase',
    'Otoplastik, Beratung (Kurs läuft), Führerschein',
  ],
  ['fr', 'Dire que je peux venir lundi.', 'sentence', 'Je peux venir lundi.'],
  ['es', 'Mencionar que puedo hacer turnos.', 'sentence', 'Puedo hacer turnos.'],
] as const)('%s: %s is a %s', (language, text, kind, told) => {
  const rules = letterLanguage(language);
  expect(rules).toBeDefined();
  const pieces = rules ? ownPieces({ text, capitals: new Set() }, rules) : [];
  expect(pieces).toMatchObject([{ kind, text: told }]);
});
