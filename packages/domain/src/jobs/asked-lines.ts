import { isWithin, meets } from './advert-item.ts';
import type { AdvertItem } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';
import { degreeIn } from './degrees.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import { readDegrees, type ReadDegree } from './read-degrees.ts';
import { readLanguages } from './read-languages.ts';
import { paperCandidates, readPapers } from './read-papers.ts';
import { skillCandidates, type SkillCandidate } from './skill-candidates.ts';
import type { Span } from '../text/index.ts';
import { toolsListed } from './tool-list.ts';
import { waivedParts } from './waived-parts.ts';

/** A line that may ask for something, and what it may ask for. */
export interface AskedLine {
  line: JudgedLine;
  isPreferred: boolean;
  papers: NamedSkill[];
  languages: NamedSkill[];
  degrees: ReadDegree[];
  candidates: SkillCandidate[];
  /** The tools that it lists. */
  tools: NamedSkill[];
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
  named: readonly NamedSkill[],
): JudgedLine[] {
  const top = head.filter((one) => one !== null);
  // "No driving licence needed" asks for nothing; "welcome but not required" does.
  return lines.filter(
    (line) =>
      !line.isHeading &&
      (Math.max(line.asked, line.blockAsked) > LEAST_ASKED ||
        (line.section !== 'offer' && toolsListed(line, named).length > 0)) &&
      !isHeadLine(line, top) &&
      !waivedParts(line.text, words).some(({ start, end }) => end - start === line.text.length),
  );
}

/** More fields of the same degree, up to what ends the list: "BSc in Zoology, Botany or Marine Biology". */
const MORE_FIELDS =
  /^(?:,\s(?:\p{L}[\p{L}-]*\s?){1,3})*\s(?:or|oder|ou|o|of)\s(?:\p{L}[\p{L}-]*\s?){1,3}(?=[.;:)]|$)/u;
const OF_FIELD = /\s(?:in|of|en|im|der|de)\s\p{L}[\p{L}\s-]*$/iu;
const OTHERWISE = /experience|erfahrung|expérience|experiencia|ervaring|equivalent|similar|related/iu;

function withFields({ text, span: { start } }: AdvertLine, degree: ReadDegree, papers: RegExp): ReadDegree {
  const behind = text.slice(degree.span.end - start);
  const more = OF_FIELD.test(degree.name) ? (MORE_FIELDS.exec(behind)?.[0].trimEnd() ?? '') : '';
  // "A degree in law or three years of experience" goes on with something else.
  if (more === '' || degreeIn(more) || papers.test(more) || OTHERWISE.test(more)) return degree;
  const name = text.slice(degree.span.start - start, degree.span.end - start) + more;
  return { ...degree, name, span: { start: degree.span.start, end: degree.span.start + name.length } };
}

/** What each line of an advert asks for. */
export function askedLines(
  lines: readonly JudgedLine[],
  named: readonly NamedSkill[],
  head: readonly (AdvertItem | null)[],
  { words, language, weights }: AskedOptions,
): AskedLine[] {
  const top = head.filter((one) => one !== null);
  return linesThatAsk(lines, head, words, named).map((line): AskedLine => {
    const here = named.filter((one) => isWithin(one, line) && !top.some((other) => meets(one, other)));
    const waived = waivedParts(line.text, words).map(({ start, end }) => ({
      span: { start: line.span.start + start, end: line.span.start + end },
    }));
    const isAsked = (one: { span: Span }) => !waived.some((part) => meets(part, one));
    const isPreferred = isPreferredLine(line, words);
    const degrees = readDegrees([line], words, weights)
      .filter(isAsked)
      .map((one) => withFields(line, one, words.papers));
    const languages = readLanguages(line).filter(isAsked);
    const papers = readPapers(
      paperCandidates([line], words, here, [...degrees, ...languages]),
      weights,
    ).filter(isAsked);
    const taken = [...papers, ...languages, ...degrees, ...top];
    const candidates = skillCandidates(line, here, taken, { words, language, isPreferred }).filter(
      ({ skill }) => isAsked(skill),
    );
    const tools = line.section === 'offer' ? [] : toolsListed(line, here);
    return { line, isPreferred, papers, languages, degrees, candidates, tools };
  });
}
