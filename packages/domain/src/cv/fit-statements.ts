import { cvLimits } from './limits.ts';

/** A text cut into pieces of at most `max` units, at a space where one is near. */
function pieces(text: string, max: number): string[] {
  const cut: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max);
    const isPair = /[\uD800-\uDBFF]/.test(rest.charAt(max - 1));
    const end = space > max / 2 ? space : max - (isPair ? 1 : 0);
    cut.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return [...cut, rest];
}

/**
 * Statements as many and as long as a document holds, no word lost: overlong ones are cut at a space, and where there
 * are too many, neighbours share one.
 */
export function fitStatements(statements: readonly string[]): string[] {
  const cut = statements.flatMap((statement) => pieces(statement, cvLimits.bullet));
  if (cut.length <= cvLimits.bullets) return cut;
  const share = Math.ceil(cut.length / cvLimits.bullets);
  const joined: string[] = [];
  for (let at = 0; at < cut.length; at += share) joined.push(cut.slice(at, at + share).join(' '));
  return joined.flatMap((statement) => pieces(statement, cvLimits.bullet)).slice(0, cvLimits.bullets);
}
