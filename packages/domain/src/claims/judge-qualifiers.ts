import type { ClaimSource } from './claim-source.ts';
import { praise } from './deeds.data.ts';
import { doubt, type Doubt } from './doubt.ts';
import type { Figure } from './figures.ts';
import { rewordedBy } from './matching.ts';
import type { Reading } from './reading.ts';

const praiseWords = new Set(praise.split(' '));

/** Praise of the work that no statement gives. */
function addedPraise(claim: Reading, source: ClaimSource): string | undefined {
  return claim.words.find(
    (word) =>
      praiseWords.has(word.lower) &&
      !source.stems.has(word.stem) &&
      !claim.meaningsOf.get(word)?.some((meaning) => source.meanings.has(meaning)),
  )?.text;
}

/** What limits a figure to some of the time. */
const PEAK =
  /\b(?:sometimes|at times|at (?:its|the|our) (?:peak|most|height)|at most|peak|busy|busiest|(?:good|bad|best|record) (?:day|night|week|month|year|season)s?|as many as|up to|maximum|max|some (?:days|nights|weeks)|occasional\w*|now and (?:then|again)|once|in one|on one|at a push)\b/i;
const AVERAGE = /\b(?:averag\w+|mean|typical\w*|usual\w*|normally|in general)\b/i;
const AVERAGE_GIVEN =
  /\b(?:averag\w+|mean|typical\w*|usual\w*|normal\w*|general\w*|about|around|roughly|some|each|every|or so|most)\b/i;

/** The sentences that a sentence rewords, each with its place in its text. */
const rewordedIn = (claim: Reading, source: ClaimSource) =>
  rewordedBy(claim, source).map(({ reading, words }) => ({
    reading,
    words,
    text: reading.text.slice(words[0]?.start ?? 0, words.at(-1)?.end),
    figures: reading.figures.filter(
      ({ start }) => start >= (words[0]?.start ?? 0) && start < (words.at(-1)?.end ?? 0),
    ),
  }));

const clauseAt = (reading: Reading, { start }: Figure) =>
  reading.words.find(({ end }) => end > start)?.clause;
const isSame = (one: Figure, other: Figure) => one.value === other.value && one.form === other.form;

/** A figure that was told of the best of times, as if it held always; an average that nobody worked out. */
function peakForAll(claim: Reading, source: ClaimSource): string | undefined {
  if (claim.figures.length === 0) return undefined;
  const sentences = rewordedIn(claim, source);
  const average = AVERAGE.exec(claim.text)?.[0];
  if (average && !sentences.some(({ text }) => AVERAGE_GIVEN.test(text))) return average;
  if (PEAK.test(claim.text)) return undefined;
  for (const { reading, figures } of sentences) {
    const limited = figures.filter((figure) =>
      PEAK.test(reading.clauses[clauseAt(reading, figure) ?? -1]?.text ?? ''),
    );
    const said = claim.figures.find((figure) => limited.some((one) => isSame(one, figure)));
    if (said) return said.words;
  }
  return undefined;
}

/** "…, I did about half": behind what all of it was, how much of it the writer did. */
const SHARE_OF =
  /\b(?:half|a (?:third|quarter|fifth|tenth)|(?:two|three) (?:thirds|quarters)|part|some|most|a few|several|one|two|three)(?: of (?:them|it|those|these|which|whom|that))?\s*(?=[.,;]|$)/i;

/** All of what the writer was told to have done a share of. */
function wholeForShare(claim: Reading, source: ClaimSource): string | undefined {
  if (claim.figures.length === 0 || SHARE_OF.test(claim.text)) return undefined;
  for (const { reading, words, figures } of rewordedIn(claim, source)) {
    const shared = words.find(({ clause }) => {
      const text = reading.clauses[clause]?.text ?? '';
      return /\bI\b/.test(text) && SHARE_OF.test(text);
    })?.clause;
    if (shared === undefined) continue;
    const whole = figures.filter((figure) => clauseAt(reading, figure) !== shared);
    const parts = figures.filter((figure) => !whole.includes(figure));
    const isPartSaid = claim.figures.some((one) => parts.some((part) => isSame(one, part)));
    const said = claim.figures.find((figure) => whole.some((one) => isSame(one, figure)));
    if (said && !isPartSaid) return said.words;
  }
  return undefined;
}

/** What makes work sound better or more than it was told: praise, the best day for every day, all for a share. */
export function qualifierDoubts(claim: Reading, source: ClaimSource, isLetter: boolean): Doubt[] {
  return [
    ...doubt('praise', isLetter ? undefined : addedPraise(claim, source)),
    ...doubt('peak', peakForAll(claim, source)),
    ...doubt('share', wholeForShare(claim, source)),
  ];
}
