import { expect, it } from 'vitest';
import { namesOf, thingName } from './thing-name.ts';

it.each([
  ['Structured query language SQL', 'SQL'],
  ['Oracle Java', 'Java'],
  ['Menu planning software', 'menu planning software'],
  ['Computer aided design CAD software', 'computer aided design (CAD) software'],
  ["Chefs' knives", 'chefs’ knives'],
  ['Hoyer lifts', 'Hoyer lifts'],
  ['Adobe Photoshop', 'Adobe Photoshop'],
  ['Apache Spark', 'Apache Spark'],
  ['C++', 'C++'],
])('says %s as %s', (name, said) => {
  expect(thingName(name)).toBe(said);
});

it('knows a thing by its short name, its maker’s and its initials', () => {
  expect(namesOf('Microsoft Excel')).toEqual(expect.arrayContaining(['microsoft excel', 'excel']));
  expect(namesOf('Structured query language SQL')).toContain('sql');
  expect(namesOf('Salesforce software')).toContain('salesforce');
});
