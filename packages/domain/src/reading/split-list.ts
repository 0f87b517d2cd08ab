/** The skills of a list, parted at commas, bars, bullets and gaps, but not inside brackets. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '(' || character === '（') depth += 1;
    else if (character === ')' || character === '）') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isParting(text, at, character)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function isParting(text: string, at: number, character: string): boolean {
  if ('|•·;\t、，،؛；∙●▪◦■♦'.includes(character)) return true;
  if (character === ',') return !/\d/.test(text[at + 1] ?? '');
  const isApart = text[at - 1] === ' ' && text[at + 1] === ' ';
  return isApart && '/–—-~'.includes(character);
}
