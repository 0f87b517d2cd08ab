import { coverageOf } from './coverage.ts';
import { fallbacksFor, type Fallback } from './fallbacks.ts';
import { families, type Family } from './families.ts';

/** What it takes to draw a text: the stand-ins it needs, and what nothing bundled can draw. */
export type FontPlan = { fallbacks: Fallback[]; missing: string[] };

/** Characters that are never drawn by themselves: joiners, marks of direction, variation selectors, spaces. */
const invisible = /[\p{Default_Ignorable_Code_Point}\s]/u;
const beyondAscii = /[^\u0000-\u007f]/gu; // oxlint-disable-line no-control-regex -- ASCII begins there

/**
 * The layouts' own families, each for the others: a character that one of them draws is drawn in every layout, and where
 * a layout's families lack it, by the same face.
 */
const eachOther = Object.values<Family>(families).map(({ name, faces }): Fallback => {
  const upright = faces.filter(({ isItalic }) => !isItalic);
  const plain = upright.find(({ weight }) => weight === 400) ?? upright[0];
  if (!plain) throw new Error(`${name} has no upright face`);
  return {
    name,
    file: plain.file,
    bolds: upright.filter(({ weight }) => weight >= 600).map(({ file }) => file),
  };
});

/** Decides by the fonts' own tables which of them a text needs beside `families`. */
export function fontPlan(text: string, families: readonly Family[]): FontPlan {
  const unusual = new Set(text.match(beyondAscii));
  const own = families.map(({ faces }) => coverageOf(faces[0]?.file ?? ''));
  const standIns = [...fallbacksFor(text), ...eachOther];
  const fallbacks = new Set<Fallback>();
  const missing: string[] = [];
  for (const character of unusual) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (invisible.test(character) || own.every((coverage) => coverage.has(codePoint))) continue;
    const fallback = standIns.find(({ file }) => coverageOf(file).has(codePoint));
    if (fallback !== undefined) fallbacks.add(fallback);
    else if (!own.every((coverage) => coverage.has(codePoint))) missing.push(character);
  }
  return { fallbacks: standIns.filter((fallback) => fallbacks.has(fallback)), missing };
}
