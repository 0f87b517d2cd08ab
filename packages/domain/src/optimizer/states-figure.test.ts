import { expect, it } from 'vitest';
import { statesFigure } from './states-figure.ts';

it.each([
  'Trained 12 nurses',
  'Ausbildung von zwei dualen Studentinnen',
  'Accueil de six étudiantes en stage',
  'Prise en charge d’une dizaine de patients',
  'Gestión de cuatro almacenes',
  'Leiding over twee ploegen',
  'Errors fell by two thirds',
])('is told by %j', (line) => {
  expect(statesFigure(line)).toBe(true);
});

it.each([
  'Prüfung von Nachträgen und Verhandlung mit Behörden',
  'Coordination avec les médecins',
  'One of the first to stay',
  'Rewrote the handover sheet',
])('is not told by %j', (line) => {
  expect(statesFigure(line)).toBe(false);
});
