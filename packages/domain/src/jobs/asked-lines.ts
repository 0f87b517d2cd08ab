import { isWithin, meets } from './advert-item.ts';
import type { AdvertItem, ReadAdvert } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import { readDegrees } from './read-degrees.ts';
import { readLanguages } from './read-languages.ts';
import { papersIn } from './read-papers.ts';
import { skillCandidates, type SkillCandidate } from './skill-candidates.ts';

/** A line that may ask for something, and what it may ask for. */
export interface AskedLine {
  line: AdvertLine;
  isPreferred: boolean;
  papers: NamedSkill[];
  languages: NamedSkill[];
  degrees: ReadAdvert['degrees'];
  candidates: SkillCandidate[];
}

/** Whether what a line asks for is welcome and not required. */
const isPreferredLine = ({ text, section }: AdvertLine, words: AdvertWords): boolean =>
  words.preferred.test(text) || (section === 'preferred' && !words.required.test(text));

/** The lines of an advert that ask for something. `head` is what stands above them: title and employer. */
export function askedLines(
  lines: readonly AdvertLine[],
  named: readonly NamedSkill[],
  head: readonly (AdvertItem | null)[],
  { words, language }: { words: AdvertWords; language: string },
): AskedLine[] {
  const top = head.filter((one) => one !== null);
  return lines.flatMap((line): AskedLine[] => {
    const { section, isHeading, text } = line;
    if (isHeading || section === 'offer' || section === 'apply' || section === 'about') return [];
    const isHead = section === 'other' && top.some((one) => meets(one, line)) && !/[.!?]$/u.test(text);
    if (isHead) return [];
    const here = named.filter((one) => isWithin(one, line) && !top.some((other) => meets(one, other)));
    // "No driving licence needed" asks for nothing; "welcome but not required" does.
    if (words.waived.test(text) && !words.preferred.test(text)) return [];
    const isPreferred = isPreferredLine(line, words);
    // What is done with papers of others is no demand: "contact for auditors", "fill in job cards".
    const isAsked =
      section === 'required' ||
      section === 'preferred' ||
      (section === 'duties' && (isPreferred || words.required.test(text)));
    const degrees = readDegrees([line]);
    const papers = isAsked
      ? papersIn(line, words, here).filter((one) => !degrees.some((other) => meets(one, other)))
      : [];
    const languages = readLanguages(line);
    const taken = [...papers, ...languages, ...degrees, ...top];
    const candidates = skillCandidates(line, here, taken, { words, language, isPreferred });
    return [{ line, isPreferred, papers, languages, degrees, candidates }];
  });
}
