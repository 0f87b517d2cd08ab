import type { Words } from './words.ts';

/** Where a list is parted: at commas, bars, bullets and gaps, but not inside brackets. */
function cutsIn(text: string): number[] {
  const cuts: number[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '(' || character === '（') depth += 1;
    else if (character === ')' || character === '）') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isParting(text, at, character)) cuts.push(at);
  }
  return cuts;
}

/** How many things a text lists. */
export function listLength(text: string): number {
  return cutsIn(text).length + 1;
}

/** The things that some words list. */
export function partsOfList(words: Words): Words[] {
  const cuts = cutsIn(words.text);
  return [...cuts, undefined].map((to, at) => words.slice(at === 0 ? 0 : (cuts[at - 1] ?? 0) + 1, to));
}

function isParting(text: string, at: number, character: string): boolean {
  if ('|•·;\t、，،؛；∙●▪◦■♦'.includes(character)) return true;
  if (character === ',') return !/\d/.test(text[at + 1] ?? '');
  const isApart = text[at - 1] === ' ' && text[at + 1] === ' ';
  return isApart && '/–—-~'.includes(character);
}
