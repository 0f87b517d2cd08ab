import { isEnglish } from './language.ts';

const CONTINUES =
  /^(?:[Tt]his|[Tt]hese|It|[Ww]hich|[Aa]s a result,?|[Tt]hereby|[Tt]hus) (?!is my\b|was my\b)(?=\p{Ll})/u;

/** Statements with those that lean on the one before put behind it: alone, "This cut costs by a third" says nothing. */
export function joinContinuations(statements: readonly string[]): string[] {
  const joined: string[] = [];
  for (const statement of statements) {
    const before = joined.at(-1);
    if (before === undefined || !CONTINUES.test(statement) || !isEnglish(statement)) joined.push(statement);
    else
      joined[joined.length - 1] =
        `${before.replace(/\.$/, '')}; ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`;
  }
  return joined;
}
