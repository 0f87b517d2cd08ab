import { degreeIn, degreeLevels, type ReadAdvert } from '../jobs/index.ts';
import { comparableWords, countYears, sameTradeJobs, stem } from '../writing/index.ts';
import { requirementWeights, type Requirement } from './match.ts';
import type { PreparedCv } from './prepared-cv.ts';
import { lineAt, stemsOf, unanswered } from './requirement.ts';
import { yearsOfWork } from './years-of-work.ts';

const RANKS = /^(?:senior|junior|lead|principal|trainee|graduate|head|chief|m|w|f|d)$/u;

/** The advert's title, answered where the headline or a post says it, rank aside. */
export function titleRequirement(cv: PreparedCv, advert: string, { title }: ReadAdvert): Requirement[] {
  if (!title) return [];
  // "Charge Nurse, Surgical Nights": what stands behind says where and when, not what.
  const [core = ''] = title.name.split(/,| [–—-] |\(/u);
  const wanted = comparableWords(core)
    .filter((word) => !RANKS.test(word))
    .map(stem);
  if (wanted.length === 0) return [];
  const fields = [
    ['basics.headline', cv.document.basics.headline] as const,
    ...cv.jobs.map(({ path, position }) => [`${path}.position`, position] as const),
  ];
  const [path, said] = fields.find(([, words]) => wanted.every((one) => stemsOf(words).has(one))) ?? [];
  const span = path ? cv.places.get(path) : undefined;
  return [
    {
      ...unanswered,
      id: 'title',
      kind: 'title',
      name: title.name,
      isRequired: true,
      weight: requirementWeights.title,
      quote: lineAt(advert, title.span),
      state: path ? 'met' : 'open',
      evidence: path && span ? { path, span, quote: said ?? '' } : null,
      note:
        path || cv.document.basics.headline === ''
          ? ''
          : `Your headline says “${cv.document.basics.headline}”.`,
    },
  ];
}

/** The years the advert asks for, answered where the dates show them in this trade. */
export function yearsRequirement(cv: PreparedCv, advert: string, { minYears }: ReadAdvert): Requirement[] {
  if (!minYears) return [];
  const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
  const inTrade =
    countYears(cv.document, cv.today)?.years ?? yearsOfWork(sameTradeJobs(cv.document), cv.today) ?? 0;
  const inAll = yearsOfWork(cv.document.experience, cv.today);
  const isMet = inTrade >= minYears.years;
  // Years in other jobs may count or not: only the employer knows.
  const isLikely = inAll !== null && inAll >= minYears.years;
  return [
    {
      ...unanswered,
      id: 'years',
      kind: 'years',
      name: `${years(minYears.years)} of experience`,
      isRequired: true,
      weight: requirementWeights.years,
      quote: lineAt(advert, minYears.span),
      state: isMet ? 'met' : isLikely ? 'listed' : 'open',
      note:
        inAll === null
          ? 'Your jobs have no dates.'
          : isMet
            ? `Your dates show ${years(inTrade)}.`
            : `Your dates show ${years(inAll)} in all jobs, ${inTrade === 0 ? 'none' : years(inTrade)} surely as ${cv.document.basics.headline === '' ? 'this' : cv.document.basics.headline}.`,
    },
  ];
}

const degreeNames = {
  school: 'a school leaving certificate',
  vocational: 'a vocational qualification',
  bachelor: 'a bachelor’s degree',
  master: 'a master’s degree',
  doctorate: 'a doctorate',
} as const;

/** The least degree the advert names, answered by one as high. */
export function degreeRequirement(cv: PreparedCv, advert: string, { degrees }: ReadAdvert): Requirement[] {
  const asked = degrees.toSorted((a, b) => degreeLevels.indexOf(a.level) - degreeLevels.indexOf(b.level))[0];
  if (!asked) return [];
  const held = cv.document.education.flatMap(({ degree }, at) => {
    const level = degreeIn(degree)?.level;
    return level ? [{ level, degree, path: `education.${at}.degree` }] : [];
  });
  const enough = held.find(({ level }) => degreeLevels.indexOf(level) >= degreeLevels.indexOf(asked.level));
  const span = enough && cv.places.get(enough.path);
  return [
    {
      ...unanswered,
      id: 'degree',
      kind: 'degree',
      name: degreeNames[asked.level],
      isRequired: true,
      weight: requirementWeights.degree,
      quote: lineAt(advert, asked.span),
      state: enough ? 'met' : 'open',
      evidence: enough && span ? { path: enough.path, span, quote: enough.degree } : null,
      note:
        enough || held.length === 0 ? '' : `Your CV names ${degreeNames[held[0]?.level ?? 'vocational']}.`,
    },
  ];
}
