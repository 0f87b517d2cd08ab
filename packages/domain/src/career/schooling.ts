import { say } from '../say/index.ts';

/** Levels of schooling from least to most, as O*NET asks workers for them. */
export const schoolingLevels = [
  'Less than high school',
  'High school',
  'Certificate after high school',
  'Some college',
  'Associate degree',
  'Bachelor’s degree',
  'Certificate after a bachelor’s degree',
  'Master’s degree',
  'Certificate after a master’s degree',
  'First professional degree',
  'Doctoral degree',
  'Post-doctoral training',
] as const;
export type SchoolingLevel = (typeof schoolingLevels)[number];

export const rankOf = (level: string) => schoolingLevels.findIndex((one) => one === level);

/** How degrees name themselves in CVs, highest first. */
const named: readonly [RegExp, SchoolingLevel][] = [
  [/\bpost-?doc/i, 'Post-doctoral training'],
  [/\bph\.? ?d\b|\bd\.?phil\b|doctor(?:ate|al)|\bdoctor of (?!medicine|law|jur)/i, 'Doctoral degree'],
  [
    /\bm\.?d\.?\b|\bj\.?d\.?\b|\bmbbs\b|doctor of (?:medicine|law|jur)|\bpharm\.?d\b|\bd\.?d\.?s\b|\bstaatsexamen/i,
    'First professional degree',
  ],
  [
    /\bmaster|\bm\.?sc\b|\bm\.?a\.?\b|\bmba\b|\bm\.?eng\b|\bm\.?ed\b|\bmphil\b|\bllm\b|\bm\.?s\.?\b|\bmsn\b|\bmpa\b|\bmph\b|\bdiplom(?!a)(?!.*\(FH\))|\bmagister/iu,
    'Master’s degree',
  ],
  [
    /\bpostgraduate (?:certificate|diploma)|\bpgce\b|\bpgdip\b|\bpgcert\b/i,
    'Certificate after a bachelor’s degree',
  ],
  [
    /\bbachelor|\bb\.?sc\b|\bb\.?a\.?\b|\bb\.?eng\b|\bb\.?ed\b|\bbba\b|\bllb\b|\bb\.?s\.?n?\b|\blicenciatura|\bb\.?com\b|\bbfa\b|\bbtech\b|\bhbo\b|\bdiplom(?!a).*\(FH\)|meister(?:in|brief|prüfung)?\b|\bfachwirt|\bstaatlich geprüfte/iu,
    'Bachelor’s degree',
  ],
  [
    /\bassociate(?:'s|’s)?(?: degree| of)|\ba\.?a\.?s?\b|\bhnd\b|\bfoundation degree|\bhigher national/i,
    'Associate degree',
  ],
  [
    /\bhigh school|\ba[- ]levels?\b|\bgcse|\babitur|\bged\b|\bsecondary school|\bbaccalaur|\bleaving cert|\bfachhochschulreife|\brealschul|\bmittlere reife|\bhauptschul|\bhavo\b|\bvwo\b|\bvmbo\b/i,
    'High school',
  ],
  [
    /\bdiploma\b(?! of secondary)(?!.*high school)|\bcertificate\b|\bnvq\b|\bbtec\b|\bapprentice|\bausbildung|\btrade school|\bcity (?:&|and) guilds|\bgesellenbrief|\bmbo\b/i,
    'Certificate after high school',
  ],
];

/** The highest level that degrees, as a CV names them, stand for; null where none is recognized. */
export function highestSchooling(degrees: readonly string[]): SchoolingLevel | null {
  const levels = degrees.flatMap((degree) => named.find(([words]) => words.test(degree))?.[1] ?? []);
  return levels.toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? null;
}

/** What the Bureau of Labor Statistics calls them, where O*NET has asked no workers. */
const typicalEntry: Readonly<Record<string, SchoolingLevel>> = {
  'High school diploma or equivalent': 'High school',
  'Postsecondary nondegree award': 'Certificate after high school',
  'Some college, no degree': 'Some college',
  'Associate’s degree': 'Associate degree',
  'Bachelor’s degree': 'Bachelor’s degree',
  'Master’s degree': 'Master’s degree',
  'Doctoral or professional degree': 'First professional degree',
};

interface Schooled {
  education: readonly { level: string; percent: number }[];
  outlook: { entry: { education: string } } | null;
}

/**
 * The schooling an occupation asks for: the level that at least half of its workers say is required, with the percent who
 * name it or a higher one; where they were not asked, the agency's typical one, without a percent. Null where neither is known.
 */
export function schoolingOf({
  education,
  outlook,
}: Schooled): { level: string; percent: number | null } | null {
  let above = 0;
  for (const { level, percent } of education.toReversed()) {
    above += percent;
    if (above >= 50) return { level, percent: Math.round(above) };
  }
  const level = typicalEntry[outlook?.entry.education ?? ''];
  return level === undefined ? null : { level, percent: null };
}

/** The level in a sentence: "a bachelor’s degree". */
const phrases = (): Readonly<Record<SchoolingLevel, string>> => ({
  'Less than high school': say`no school certificate`,
  'High school': say`a high school diploma or equivalent`,
  'Certificate after high school': say`a vocational certificate`,
  'Some college': say`some college courses`,
  'Associate degree': say`an associate degree or a two-year diploma`,
  'Bachelor’s degree': say`a bachelor’s degree`,
  'Certificate after a bachelor’s degree': say`a postgraduate certificate`,
  'Master’s degree': say`a master’s degree`,
  'Certificate after a master’s degree': say`a certificate beyond a master’s degree`,
  'First professional degree': say`a professional degree`,
  'Doctoral degree': say`a doctorate`,
  'Post-doctoral training': say`research experience after a doctorate`,
});
const schoolingPhrase = (level: string) =>
  phrases()[schoolingLevels[Math.max(0, rankOf(level))] ?? 'High school'];

/** What is asked for, in a sentence: a level of the US, or the words of another country's classification. */
export const wantedPhrase = ({ level, source }: { level: string; source?: string | undefined }) =>
  source === undefined ? schoolingPhrase(level) : level;

/** The schooling that the country's own source names, as a sentence. */
export function schoolingSentence({
  level,
  source,
  percent,
}: {
  level: string;
  source?: string | undefined;
  percent: number | null;
}): string {
  const phrase = wantedPhrase({ level, source });
  if (source !== undefined) return say`By ${source}, this is work that usually takes ${phrase}.`;
  return percent === null
    ? say`In the US, ${phrase} is typical for this job (Bureau of Labor Statistics).`
    : say`In the US, ${percent}% of people in this job say that ${phrase} or more is required (O*NET).`;
}

/** Months of full-time study that usually lie between two levels. */
const fromHighSchool: readonly number[] = [0, 0, 12, 12, 24, 48, 54, 66, 72, 84, 108, 132];
export function studyMonths(from: string, wanted: string): number {
  const monthsTo = (level: string) => fromHighSchool[Math.max(1, rankOf(level))] ?? 0;
  return Math.max(0, monthsTo(wanted) - monthsTo(from));
}
