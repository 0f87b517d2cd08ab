import type { CvDocument } from '../cv/index.ts';
import { contentStems, comparableWords, evidenceRank, hasFigure, stem, verbForm } from '../writing/index.ts';
import { advertStems, evidenceWeights, skillsNamed } from './advert.ts';
import { deedsOfCv, type Deed } from './deeds.ts';

export interface EvidenceOptions {
  /** The advert, or what stands for it: title and skills. */
  advert: string;
  skills: readonly string[];
  /** Most deeds in all, and most of one job. */
  most: number;
  mostOfJob: number;
}

interface Weighed {
  deed: Deed;
  weight: number;
  at: number;
}

function skillStems(skills: readonly string[]): string[][] {
  return skills.map((skill) => comparableWords(skill).map(stem)).filter((words) => words.length > 0);
}

const AHEAD = /^(?:up|over|out|under|re|cross)-?(?=\p{L}{3})/u;

/** The stems of a text, those of its irregular verbs by their base: "upsold" answers an advert for upselling. */
function meaningStems(text: string): Set<string> {
  const stems = contentStems(text);
  for (const word of comparableWords(text)) {
    const [ahead = ''] = AHEAD.exec(word) ?? [];
    const found = verbForm(word) ?? verbForm(word.slice(ahead.length));
    if (found?.form === 'past') stems.add(stem(`${verbForm(word) ? '' : ahead}${found.base}`));
  }
  return stems;
}

/** How well a deed answers an advert, by the published {@link evidenceWeights}. */
export function evidenceWeight(
  deed: Deed,
  wanted: ReadonlyMap<string, number>,
  named: readonly (readonly string[])[],
): number {
  const stems = meaningStems(deed.quote);
  const shared = [...stems].filter((one) => wanted.has(one)).length;
  const skills = named.filter((words) => words.every((word) => stems.has(word))).length;
  const rank = evidenceRank(deed.quote, []);
  const result = rank >= 4 ? 1 : hasFigure(deed.quote) ? 0.5 : 0;
  const newness = deed.job === undefined || deed.job === 0 ? 1 : deed.job === 1 ? 0.5 : 0;
  return (
    shared * evidenceWeights.sharedWord +
    skills * evidenceWeights.sharedSkill +
    result * evidenceWeights.result +
    newness * evidenceWeights.newest
  );
}

// Two deeds that share this much of their words tell the same.
const SAME = 0.6;

function tellsSame(a: Deed, b: Deed): boolean {
  const [first, second] = [contentStems(a.quote), contentStems(b.quote)];
  return first.intersection(second).size >= SAME * Math.min(first.size, second.size);
}

/**
 * The deeds of a CV that answer an advert best, at most as many as asked for, those of one job together: jobs in the
 * order of the CV, within a job what goes on and then the strongest first. Equal weights keep the person's order.
 */
export function chooseEvidence(document: CvDocument, options: EvidenceOptions): Deed[] {
  const wanted = advertStems(options.advert);
  const named = skillStems(skillsNamed(options.advert, options.skills));
  const weighed = deedsOfCv(document)
    .map((deed, at): Weighed => ({ deed, at, weight: evidenceWeight(deed, wanted, named) }))
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  const chosen: Weighed[] = [];
  for (const one of weighed) {
    if (chosen.length >= options.most) break;
    const ofJob = chosen.filter(({ deed }) => deed.job === one.deed.job).length;
    if (ofJob >= options.mostOfJob || chosen.some(({ deed }) => tellsSame(deed, one.deed))) continue;
    chosen.push(one);
  }
  const jobOf = ({ deed }: Weighed) => deed.job ?? Number.MAX_SAFE_INTEGER;
  const isPast = ({ deed }: Weighed) => Number(!deed.isNow);
  // What goes on is told before what is done.
  return chosen
    .toSorted((a, b) => jobOf(a) - jobOf(b) || isPast(a) - isPast(b) || b.weight - a.weight || a.at - b.at)
    .map(({ deed }) => deed);
}
