import { phraseLists } from './phrases.data.ts';

let pattern: RegExp | undefined;

/** The clichés of a text as they stand in it, in order: "team player", "proven track record". */
export function clichesIn(text: string): string[] {
  if (!pattern) {
    const rows = phraseLists
      .filter(({ check }) => check === 'cliche')
      .flatMap(({ rows: all }) => all.split('\n'));
    const phrases = rows
      .map((row) => (row.split('|')[0] ?? '').trim())
      .filter((phrase) => /^[a-z' -]+$/.test(phrase));
    pattern = new RegExp(`(?<![\\p{L}-])(?:${phrases.join('|')})(?![\\p{L}-])`, 'giu');
  }
  return text.match(pattern) ?? [];
}
