import type { AdvertLine } from '../advert-lines.ts';
import type { AdvertWords } from '../languages/advert-words.ts';
import type { AdvertWeights } from './advert-weights.ts';
import { oddsOf } from './features.ts';
import { lineFeatures } from './line-features.ts';

/** A line and how likely it asks for something or offers it, as logarithms of odds. */
export interface JudgedLine extends AdvertLine {
  asked: number;
  offered: number;
  /** The means of its block. */
  blockAsked: number;
  blockOffered: number;
}

/** Odds above which a line's own words outweigh the heading that it stands under. */
const SURE = 0.5;

const NONE = { asked: 0, offered: 0 };

function sectionBy(line: AdvertLine, asked: number, offered: number): AdvertLine['section'] {
  const { section } = line;
  if (offered > SURE && offered > asked) return 'offer';
  const isAsked = section === 'required' || section === 'preferred' || section === 'duties';
  return asked > SURE && asked > offered && !isAsked ? 'required' : section;
}

/** The lines with what speaks for each asking or offering, and the part of the advert that follows from it. */
export function judgeLines(
  lines: readonly AdvertLine[],
  words: AdvertWords,
  weights: AdvertWeights,
): JudgedLine[] {
  const features = lineFeatures(lines, words);
  const odds = features.map((own) => ({
    asked: oddsOf(own, weights.asked),
    offered: oddsOf(own, weights.offered),
  }));
  const blocks = Map.groupBy(lines.keys(), (at) => lines[at]?.block ?? 0);
  const means = new Map(
    [...blocks].map(([block, members]) => {
      const body = members.filter((at) => !lines[at]?.isHeading);
      const mean = (key: 'asked' | 'offered') =>
        body.reduce((sum, at) => sum + (odds[at]?.[key] ?? 0), 0) / Math.max(1, body.length);
      return [block, { asked: mean('asked'), offered: mean('offered') }];
    }),
  );
  return lines.map((line, at) => {
    const { asked, offered } = odds[at] ?? NONE;
    const { asked: blockAsked, offered: blockOffered } = means.get(line.block) ?? NONE;
    const section = line.isHeading
      ? line.section
      : sectionBy(line, (asked + blockAsked) / 2, (offered + blockOffered) / 2);
    return { ...line, asked, offered, blockAsked, blockOffered, section };
  });
}
