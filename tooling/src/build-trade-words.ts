import { readFileSync, writeFileSync } from 'node:fs';
import type { EnglishVariant } from '@candor/domain/improving';
import { typingError } from '@candor/english/unknown-words';
import { loadHarper } from '../../apps/web/src/platform/english/harper.ts';
import { inRoot } from './paths.ts';

// Makes packages/english/src/unknown-words/trade-words.data.ts: of all words of the job titles, skills, tools and technologies
// in packages/occupations/data those that the checker would take for a slip. Run with the list
// emptied before, since words on it are not shown: node tooling/src/build-trade-words.ts

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

const harper = await loadHarper();

/** Words that are shown as slips, with what is proposed. Among known ones, so that the text passes for English. */
async function slipsIn(some: readonly string[], variant: EnglishVariant): Promise<Map<string, string[]>> {
  const slips = new Map<string, string[]>();
  for (let at = 0; at < some.length; at += AT_ONCE) {
    const text = some.slice(at, at + AT_ONCE).join(' is here and now.\n\n');
    for (const { check, words: word, replacements } of await harper(text, { variant, kind: 'sentences' }))
      if (check === 'spelling') slips.set(word, replacements);
  }
  return slips;
}

const british = await slipsIn(words, 'british');
const american = await slipsIn([...british.keys()], 'american');
const taken = [...british].flatMap(([word, proposals]) => {
  const isLikeSlip =
    word.length > LONG || proposals.some((one) => /^(?:doubled|swapped)$/.test(typingError(word, one) ?? ''));
  return american.has(word) && (!isLikeSlip || (english.get(word) ?? 0) >= LEAST_OF_SLIPS) ? [word] : [];
});
const lines =
  taken
    .toSorted()
    .join(' ')
    .match(/.{1,110}(?: |$)/g) ?? [];
writeFileSync(
  inRoot('packages', 'english', 'src', 'unknown-words', 'trade-words.data.ts'),
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
