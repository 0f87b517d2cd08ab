import { readText } from '../../evidence/index.ts';
import { formatRange, type CvDocument, type ExperienceEntry } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import type { BesideCv, RemarkRule } from './evidence.ts';
import { quoteOf, type ReadAnswer, type Sentence } from './read-answer.ts';

/** A line is told where so much of what it names is said, and at least so many words. */
const LEAST_SHARE = 0.5;
const LEAST_SHARED = 3;
const FROM_TO =
  /\bfrom (?:about )?(?<from>\p{Sc}?[\d.,]+%?) (?:\p{L}+ )?to (?:about )?(?<to>\p{Sc}?[\d.,]+%?)(?: (?<unit>\p{L}+))?/giu;

interface Line {
  words: string;
  stems: readonly string[];
  position: ExperienceEntry | null;
}

/** One CV stands beside all answers of an interview. */
const linesByCv = new WeakMap<CvDocument, Line[]>();

function linesOf(cv: CvDocument): Line[] {
  const known = linesByCv.get(cv);
  if (known) return known;
  const read = (position: ExperienceEntry | null) => (words: string) => ({
    words: words.trim(),
    stems: [...readText(words).stems],
    position,
  });
  const lines = [
    ...cv.experience.flatMap((one) => one.bullets.map(read(one))),
    ...cv.projects.flatMap(({ bullets }) => bullets.map(read(null))),
  ];
  linesByCv.set(cv, lines);
  return lines;
}

/** The only change that words tell, with its ends and what is counted. */
function onlyChange(words: string) {
  const [found, other] = [...words.matchAll(FROM_TO)];
  if (!found?.groups || other) return null;
  const { from = '', to = '', unit = '' } = found.groups;
  return { quote: found[0], from, to, unit: to.includes('%') ? '%' : unit.toLowerCase() };
}

function contradiction(sentences: readonly Sentence[], line: string): BesideCv['otherwise'] {
  const ofCv = onlyChange(line);
  if (!ofCv || ofCv.unit === '') return null;
  const changes = sentences.flatMap(({ text }) => onlyChange(text) ?? []);
  const [one, another] = changes.filter(({ unit }) => unit === ofCv.unit);
  if (!one || another) return null;
  return (one.from === ofCv.from) === (one.to === ofCv.to) ? null : { quote: one.quote, ofCv: ofCv.quote };
}

/** What a CV knows of an answer to a question. */
export function besideCv(cv: CvDocument, question: string, { sentences, stems }: ReadAnswer): BesideCv {
  const answered = new Set([...stems, ...readText(question).stems]);
  const about = linesOf(cv).filter((line) => {
    const shared = line.stems.filter((stem) => answered.has(stem)).length;
    return shared >= LEAST_SHARED && shared >= LEAST_SHARE * line.stems.length;
  });
  const [line, another] = about;
  const only = line && !another ? line : null;
  const known = new Set(only ? readText(only.words).figures.map(({ value }) => value) : []);
  return {
    line: only?.words ?? null,
    position: only?.position ?? null,
    borneOut: sentences.filter(
      ({ facts, figures }) => facts.figures.length > 0 && figures.every(({ value }) => known.has(value)),
    ),
    otherwise: only ? contradiction(sentences, only.words) : null,
  };
}

/** "Staff nurse, Riverside Hospital, Mar 2021 – Jun 2024" */
export function positionWords({ position, company, start, end }: ExperienceEntry): string {
  return [position, company, formatRange(start, end)].filter((words) => words.trim() !== '').join(', ');
}

export const cvRules: readonly RemarkRule[] = [
  {
    kind: 'consistency',
    isStrength: true,
    get ofInterview() {
      return say`Figures match your CV`;
    },
    find: ({ cv }) => {
      const [sentence] = cv?.borneOut ?? [];
      if (cv?.line == null || !sentence) return;
      return { quote: quoteOf(sentence), message: say`This matches your CV: “${cv.line}”` };
    },
  },
  {
    kind: 'consistency',
    get ofInterview() {
      return say`Match the figures on your CV`;
    },
    find: ({ cv }) =>
      cv?.otherwise && {
        quote: cv.otherwise.quote,
        message: say`Your CV says “${cv.otherwise.ofCv}”. The interviewer will have it in front of them, so make the two match.`,
      },
  },
];
