import { isWithin, meets } from './advert-item.ts';
import type { AdvertItem } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import { readDegrees, type ReadDegree } from './read-degrees.ts';
import { readLanguages } from './read-languages.ts';
import { paperCandidates, readPapers } from './read-papers.ts';
import { skillCandidates, type SkillCandidate } from './skill-candidates.ts';

/** A line that may ask for something, and what it may ask for. */
export interface AskedLine {
  line: JudgedLine;
  isPreferred: boolean;
  papers: NamedSkill[];
  languages: NamedSkill[];
  degrees: ReadDegree[];
  candidates: SkillCandidate[];
}

export interface AskedOptions {
  words: AdvertWords;
  language: string;
  weights: AdvertWeights;
}

const LEAST_ASKED = -2.5;

/** Whether what a line asks for is welcome and not required. */
const isPreferredLine = ({ text, section }: AdvertLine, words: AdvertWords): boolean =>
  words.preferred.test(text) || (section === 'preferred' && !words.required.test(text));

/** Whether a line only names what the advert is headed by: title and employer. */
const isHeadLine = (line: AdvertLine, head: readonly AdvertItem[]) =>
  head.some((one) => meets(one, line)) &&
  !line.isItem &&
  !/[.!?;,]$/u.test(line.text) &&
  line.text.length < 120;

/** The lines of an advert that may ask for something. `head` is what stands above them: title and employer. */
export function linesThatAsk(
  lines: readonly JudgedLine[],
  head: readonly (AdvertItem | null)[],
  words: AdvertWords,
): JudgedLine[] {
  const top = head.filter((one) => one !== null);
  // "No driving licence needed" asks for nothing; "welcome but not required" does.
  return lines.filter(
    (line) =>
      !line.isHeading &&
      Math.max(line.asked, line.blockAsked) > LEAST_ASKED &&
      !isHeadLine(line, top) &&
      !(words.waived.test(line.text) && !words.preferred.test(line.text)),
  );
}

/** What each line of an advert asks for. */
export function askedLines(
  lines: readonly JudgedLine[],
  named: readonly NamedSkill[],
  head: readonly (AdvertItem | null)[],
  { words, language, weights }: AskedOptions,
): AskedLine[] {
  const top = head.filter((one) => one !== null);
  return linesThatAsk(lines, head, words).map((line): AskedLine => {
    const here = named.filter((one) => isWithin(one, line) && !top.some((other) => meets(one, other)));
    const isPreferred = isPreferredLine(line, words);
    const degrees = readDegrees([line], words, weights);
    const languages = readLanguages(line);
    const papers = readPapers(paperCandidates([line], words, here, [...degrees, ...languages]), weights);
    const taken = [...papers, ...languages, ...degrees, ...top];
    const candidates = skillCandidates(line, here, taken, { words, language, isPreferred });
    return { line, isPreferred, papers, languages, degrees, candidates };
  });
}
