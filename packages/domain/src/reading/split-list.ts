/** The skills of a list, parted at commas, bars, bullets and gaps, but not inside brackets. */
export function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '(' || sign === '（') depth += 1;
    else if (sign === ')' || sign === '）') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isParting(text, at, sign)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function isParting(text: string, at: number, sign: string): boolean {
  if ('|•·;\t、，،؛；∙●▪◦■♦'.includes(sign)) return true;
  if (sign === ',') return !/\d/.test(text[at + 1] ?? '');
  const isApart = text[at - 1] === ' ' && text[at + 1] === ' ';
  return isApart && '/–—-~'.includes(sign);
}
