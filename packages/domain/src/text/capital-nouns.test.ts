import { expect, it } from 'vitest';
import { capitalNouns, capitalsIn } from './capital-nouns.ts';

it.each([
  [
    'danke für das nette gespräch, der rundgang durch die werkstatt hat mir sehr gefallen',
    'danke für das nette Gespräch, der Rundgang durch die Werkstatt hat mir sehr gefallen',
  ],
  ['12 jahre erfahrung im lager', '12 Jahre Erfahrung im Lager'],
  ['die ausbildung habe ich im märz beendet', 'die Ausbildung habe ich im März beendet'],
  ['fahre seit 2010 lkw', 'fahre seit 2010 LKW'],
])('gives nouns their capitals where that is certain: %s', (typed, expected) => {
  expect(capitalNouns(typed)).toBe(expected);
});

it.each([
  'weil ich um die ecke wohne',
  'die arbeiten mit Holz mag ich am liebsten',
  'ich suche ein bisschen mehr, am besten in der Nähe',
  'Kollegen, die dort in der Schicht sind',
  'das meine ich, wenn ich eine andere suche',
  'ihr macht auch wärmepumpen das interessiert mich',
  'jung und zuverlässig',
  'im 2. und 3. Lehrjahr',
  'Aufsätze, einer davon in Jena',
])('leaves what it does not understand: %s', (typed) => {
  expect(capitalNouns(typed)).toBe(typed);
});

it('takes nouns from the titles and skills of the form, and no adjectives', () => {
  const capitals = capitalsIn(['Elektriker', 'Gute Deutschkenntnisse, Flexibel\nPV Anlagen']);
  expect(capitalNouns('elektriker, gute deutschkenntnisse, flexibel, anlagen', capitals)).toBe(
    'Elektriker, gute Deutschkenntnisse, flexibel, Anlagen',
  );
});
