import type { AdvertItem } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';
import { isWithin } from './advert-item.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import { readLanguages } from './read-languages.ts';
import { waivedParts } from './waived-parts.ts';

/** Skills, papers and languages that an advert says are not needed, each once. */
export function readRuledOut(
  lines: readonly AdvertLine[],
  named: readonly NamedSkill[],
  words: AdvertWords,
): AdvertItem[] {
  const found = lines.flatMap((line) => {
    const parts = waivedParts(line.text, words).map(({ start, end }) => ({
      span: { start: line.span.start + start, end: line.span.start + end },
    }));
    return [...named, ...readLanguages(line)].filter((one) => parts.some((part) => isWithin(one, part)));
  });
  return found
    .filter(({ id }, at) => found.findIndex((one) => one.id === id) === at)
    .map(({ name, span }) => ({ name, span }));
}
