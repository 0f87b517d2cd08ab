import { formatRange, PRESENT, type ExperienceEntry } from '../../cv/index.ts';
import { bareName, namePattern, plainFigure, type BesideCv, type CvLine } from './beside-cv.ts';
import { contentWords } from './closeness.ts';
import type { AnswerUnit } from './read-answer.ts';
import type { RemarkRule } from './remark-rule.ts';

const YEAR = String.raw`(?<year>(?:19|20)\d\d)(?![\d/–-])`;
const CAME = 'joined|(?:started|began) (?:at|with)';
const LEFT = 'left';
const WORKED = 'worked (?:at|for)';

const yearOf = (date: string) => (/^\d{4}/.test(date) ? Number(date.slice(0, 4)) : null);

type Told = 'came' | 'left' | 'there';

/** Whether a year may be right of an employer, by what is told of it; true where the CV leaves it open. */
function mayBe(year: number, told: Told, positions: readonly ExperienceEntry[]): boolean {
  const starts = positions.map(({ start }) => yearOf(start));
  const ends = positions.map(({ end }) => (end === PRESENT ? Infinity : yearOf(end)));
  if (starts.includes(null) || ends.includes(null)) return true;
  if (told === 'came') return starts.includes(year);
  // Who is still there may have left since the CV was written.
  if (told === 'left') return ends.includes(year) || ends.includes(Infinity);
  return positions.some((_one, at) => year >= (starts[at] ?? 0) && year <= (ends[at] ?? Infinity));
}

/** What a unit says of when somebody was with an employer; null where it says that in no plain form. */
function toldOf(
  { words, deeds }: AnswerUnit,
  company: string,
): { quote: string; year: number; told: Told } | null {
  if (deeds.some(({ isNegated, doer, told }) => isNegated || doer !== 'i' || told !== 'past')) return null;
  const name = namePattern(company);
  const verb = `(?:(?<came>${CAME})|(?<left>${LEFT})|${WORKED})`;
  for (const form of [`\\bI ${verb} ${name} in ${YEAR}`, `\\bin ${YEAR},? I ${verb} ${name}`]) {
    const found = new RegExp(form, 'iu').exec(words);
    if (!found?.groups) continue;
    const { year, came, left } = found.groups;
    return { quote: found[0], year: Number(year), told: came ? 'came' : left ? 'left' : 'there' };
  }
  return null;
}

/** A year told of an employer that the CV gives other years for. */
function otherYear(units: readonly AnswerUnit[], positions: readonly ExperienceEntry[]) {
  for (const { company } of positions.filter((one) => bareName(one.company) !== '')) {
    const same = positions.filter((one) => bareName(one.company) === bareName(company));
    for (const unit of units) {
      const told = toldOf(unit, company);
      if (!told || mayBe(told.year, told.told, same)) continue;
      const dates = same.map(({ start, end }) => formatRange(start, end)).join(' and ');
      return { quote: told.quote, ofCv: `${bareName(company)}, ${dates}` };
    }
  }
  return null;
}

const FIGURE = String.raw`[£$€]?\d[\d,.]*(?:\s?%|[km]\b)?`;
/** "from 40 to 25 minutes" */
const FROM_TO = new RegExp(
  String.raw`\bfrom (?:about |around )?(?<from>${FIGURE})(?: \p{L}+)? to (?<to>${FIGURE})(?: (?<unit>\p{L}+))?`,
  'giu',
);
/** "by 30 %" */
const BY_SHARE = /\bby (?:about |around |nearly |over )?(?<share>\d[\d.]*)\s?(?:%|per ?cent\b)/giu;

interface Change {
  quote: string;
  from: string;
  to: string;
  unit: string;
}

function onlyChange(words: string): Change | null {
  const [found, other] = [...words.matchAll(FROM_TO)];
  if (!found?.groups || other) return null;
  const { from = '', to = '', unit = '' } = found.groups;
  const isShare = to.includes('%');
  return {
    quote: found[0],
    from: plainFigure(from),
    to: plainFigure(to),
    unit: isShare ? '%' : unit.toLowerCase(),
  };
}

/** One end of a change told with another figure, where the other end and what is counted are the same. */
function otherChange(units: readonly AnswerUnit[], { words }: CvLine) {
  const ofCv = onlyChange(words);
  if (!ofCv || ofCv.unit === '') return null;
  const told = units.flatMap((unit) => onlyChange(unit.words) ?? []);
  const [one, another] = told.filter(({ unit }) => unit === ofCv.unit);
  if (!one || another) return null;
  return (one.from === ofCv.from) === (one.to === ofCv.to) ? null : { quote: one.quote, ofCv: ofCv.quote };
}

const SHARED_WITH_SHARE = 3;

/** The same told with another percentage: the sentence says most of what the line says. */
function otherShare(units: readonly AnswerUnit[], line: CvLine) {
  const [ofCv, second] = [...line.words.matchAll(BY_SHARE)];
  if (!ofCv || second) return null;
  const lemmas = new Set(contentWords(line.tokens).map(({ lemma }) => lemma));
  for (const unit of units) {
    const [told, other] = [...unit.words.matchAll(BY_SHARE)];
    const shared = contentWords(unit.tokens).filter(({ lemma }) => lemmas.has(lemma)).length;
    if (!told || other || shared < Math.max(SHARED_WITH_SHARE, 0.6 * lemmas.size)) continue;
    if (told.groups?.['share'] !== ofCv.groups?.['share']) return { quote: told[0], ofCv: ofCv[0] };
  }
  return null;
}

function contradictionOf(units: readonly AnswerUnit[], { line, positions }: BesideCv) {
  return (
    otherYear(units, positions) ?? (line && (otherChange(units, line) ?? otherShare(units, line))) ?? null
  );
}

/** What an answer says otherwise than the CV. Speaks only of the same thing said in the same form. */
export const cvRules: readonly RemarkRule[] = [
  {
    id: 'other-than-cv',
    kind: 'consistency',
    ofInterview: 'Say the same as your CV',
    find: ({ cv, read: { units } }) => {
      const found = cv && contradictionOf(units, cv);
      if (!found) return null;
      return {
        quote: found.quote,
        message: `Your CV says otherwise: “${found.ofCv}”. An interviewer has it on the table, so make the two agree.`,
      };
    },
  },
];
