import { readEnglish, type Token } from '@candor/english';
import { formatRange, type CvDocument, type ExperienceEntry } from '../../cv/index.ts';
import { contentWords } from './closeness.ts';
import { factsIn } from './facts.ts';
import type { AnswerUnit, ReadAnswer } from './read-answer.ts';

/** A line of the CV, and the position it stands under. */
export interface CvLine {
  words: string;
  tokens: readonly Token[];
  position: ExperienceEntry | null;
}

/** What the CV knows of an answer. */
export interface BesideCv {
  positions: readonly ExperienceEntry[];
  /** The line that the answer is about; null where none is, or where it may be one of several. */
  line: CvLine | null;
  /** The position that the answer is about: that of the line, or of the one employer it names. */
  position: ExperienceEntry | null;
  /** Employers, schools and projects of the CV that the answer names. */
  named: readonly string[];
  /** Figures of the answer that stand in the line. */
  figures: readonly string[];
}

/** A line is told where so much of what it says is said, and at least so many words. */
const LEAST_SHARE = 0.5;
const LEAST_SHARED = 3;

/** "Acme Ltd (contract)": a note in brackets is no part of a name. */
export const bareName = (name: string): string => name.replace(/\s*\([^()]*\)\s*$/, '').trim();

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern for a name as it stands between other words. A single word may be any word: it has to have its capital. */
export function namePattern(name: string): string {
  return String.raw`(?<![\p{L}\p{N}])${escaped(bareName(name))}(?![\p{L}\p{N}])`;
}

const isNamed = (name: string, text: string) =>
  bareName(name) !== '' &&
  new RegExp(namePattern(name), bareName(name).includes(' ') ? 'iu' : 'u').test(text);

function linesOf({ experience, projects }: CvDocument): CvLine[] {
  const read = (position: ExperienceEntry | null) => (words: string) => ({
    words: words.trim(),
    tokens: readEnglish(words).sentences.flatMap(({ tokens }) => tokens),
    position,
  });
  return [
    ...experience.flatMap((one) => one.bullets.map(read(one))),
    ...projects.flatMap(({ bullets }) => bullets.map(read(null))),
  ];
}

/** Reading a CV takes longer than an answer, and one CV stands beside all answers of an interview. */
const linesByCv = new WeakMap<CvDocument, CvLine[]>();

function knownLines(cv: CvDocument): CvLine[] {
  const known = linesByCv.get(cv) ?? linesOf(cv);
  linesByCv.set(cv, known);
  return known;
}

/** A figure without its grouping and its units: "1,200" and "1200". */
export const plainFigure = (figure: string): string =>
  figure.toLowerCase().replaceAll(/[^\p{L}\p{N}.]/gu, '');

/** What a CV knows of an answer to a question. */
export function besideCv(cv: CvDocument, question: string, read: ReadAnswer): BesideCv {
  const said = new Set(
    contentWords([
      ...readEnglish(question).sentences.flatMap(({ tokens }) => tokens),
      ...read.units.flatMap(({ tokens }) => tokens),
    ]).map(({ lemma }) => lemma),
  );
  const about = knownLines(cv).filter(({ tokens }) => {
    const words = contentWords(tokens);
    const shared = words.filter(({ lemma }) => said.has(lemma)).length;
    return shared >= LEAST_SHARED && shared >= LEAST_SHARE * words.length;
  });
  const line = about.length === 1 ? (about[0] ?? null) : null;
  const names = [
    ...cv.experience.map(({ company }) => company),
    ...cv.education.map(({ institution }) => institution),
    ...cv.projects.map(({ name }) => name),
  ];
  const employed = cv.experience.filter(({ company }) => isNamed(company, read.text));
  const known = new Set(line?.tokens.map(({ text }) => plainFigure(text)) ?? []);
  return {
    positions: cv.experience,
    line,
    position: line?.position ?? (employed.length === 1 ? (employed[0] ?? null) : null),
    named: [...new Set(names)].filter((name) => isNamed(name, read.text)),
    figures: read.units
      .flatMap((unit) => factsIn(unit).figures)
      .filter((figure) => known.has(plainFigure(figure))),
  };
}

/** Whether a unit says something that the CV knows. */
export function isOnCv({ named, figures }: BesideCv, unit: AnswerUnit): boolean {
  return (
    named.some((name) => isNamed(name, unit.words)) ||
    factsIn(unit).figures.some((figure) => figures.includes(figure))
  );
}

/** Whether all figures of a unit, one at least, stand in the line that the answer is about. */
export function hasFiguresOfLine({ figures }: BesideCv, unit: AnswerUnit): boolean {
  const own = factsIn(unit).figures;
  return own.length > 0 && own.every((figure) => figures.includes(figure));
}

/** "Staff nurse, Riverside Hospital, Mar 2021 – Jun 2024" */
export function positionWords({ position, company, start, end }: ExperienceEntry): string {
  return [position, company, formatRange(start, end)].filter((words) => words.trim() !== '').join(', ');
}
