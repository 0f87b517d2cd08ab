import { readFileSync, writeFileSync } from 'node:fs';
import { slipOf, typingError } from '@candor/english/spelling';
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { inRoot } from './paths.ts';

// Makes packages/english/src/spelling/trade-words.data.ts: of all words of the job titles, skills, tools and technologies
// in packages/occupations/data those that the checker would take for a slip. Run as: node tooling/src/build-trade-words.ts

/** A word of another language is borrowed where it is short; a longer one is more often a slip of who speaks it. */
const LONGEST_LOAN = 6;
/** What stands there once may be a slip of whoever wrote the list; what looks like one must stand there often. */
const LEAST = 3;
const LEAST_OF_SLIPS = 6;
/** Slips in the lists are mostly in long words; long words that trades have made are seldom near a common one. */
const LONG = 8;
const AT_ONCE = 400;
const OTHER_LANGUAGES = /\b[a-z]{2}=([^\t]*)/g;

const english = new Map<string, number>();
const other = new Map<string, number>();
/** Products are written with a capital, and so are titles here: of what is not a title, only words without one count. */
function count(into: Map<string, number>, names: string, isTitle = false): void {
  for (const [word] of (isTitle ? names.toLowerCase() : names).matchAll(
    /(?<![\p{L}\p{N}'’])[a-z]{4,}(?![\p{L}\p{N}'’])/gu,
  ))
    into.set(word, (into.get(word) ?? 0) + 1);
}
for (const file of ['titles', 'tools', 'technologies', 'skills', 'more-titles'])
  for (const line of readFileSync(inRoot('packages', 'occupations', 'data', `${file}.txt`), 'utf8').split(
    '\n',
  )) {
    if (line.startsWith('#')) continue;
    for (const [, names = ''] of line.matchAll(OTHER_LANGUAGES)) count(other, names);
    const names = line.replaceAll(OTHER_LANGUAGES, ' ');
    // The longer table of titles does not say which language each is in.
    count(file === 'more-titles' ? other : english, names, file.endsWith('titles'));
  }

const isTold = (word: string) =>
  (english.get(word) ?? 0) >= LEAST || ((other.get(word) ?? 0) >= LEAST && word.length <= LONGEST_LOAN);
const words = [...new Set([...english.keys(), ...other.keys()])].filter(isTold).toSorted();

/** What the dictionary of one English does not know, with what it proposes. */
async function unknownTo(dialect: Dialect, words: readonly string[]): Promise<Map<string, string[]>> {
  const linter = new LocalLinter({ binary: slimBinary, dialect });
  const rules = Object.keys(await linter.getLintConfig()).map((rule) => [rule, rule === 'SpellCheck']);
  await linter.setLintConfig(Object.fromEntries(rules));
  const unknown = new Map<string, string[]>();
  for (let at = 0; at < words.length; at += AT_ONCE) {
    const text = words.slice(at, at + AT_ONCE).join('\n\n');
    for (const lint of await linter.lint(text, { language: 'plaintext' })) {
      const proposals = lint.suggestions().map((one) => one.get_replacement_text());
      unknown.set(lint.get_problem_text(), proposals);
      lint.free();
    }
  }
  return unknown;
}

const british = await unknownTo(Dialect.British, words);
const american = await unknownTo(Dialect.American, [...british.keys()]);
const taken = [...british].flatMap(([word, proposals]) => {
  const slips = american.has(word) ? slipOf(word, proposals) : [];
  const isLikeSlip =
    word.length > LONG || slips.some((one) => /^(?:doubled|swapped)$/.test(typingError(word, one) ?? ''));
  return slips.length > 0 && (!isLikeSlip || (english.get(word) ?? 0) >= LEAST_OF_SLIPS) ? [word] : [];
});
const lines =
  taken
    .toSorted()
    .join(' ')
    .match(/.{1,110}(?: |$)/g) ?? [];
writeFileSync(
  inRoot('packages', 'english', 'src', 'spelling', 'trade-words.data.ts'),
  [
    '// Made by tooling/src/build-trade-words.ts; do not edit.',
    '// Source: the titles, skills, tools and technologies of packages/occupations (ESCO, O*NET and others; docs/data-sources.md).',
    '',
    '/** Words of trades that would be taken for slips: one error of typing away from a common word. */',
    `export const tradeWords = \`\n${lines.map((line) => line.trim()).join('\n')}\n\`;`,
    '',
  ].join('\n'),
);
console.log(`${taken.length} of ${words.length} words`);
