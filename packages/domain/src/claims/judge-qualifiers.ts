import type { ClaimSource } from './claim-source.ts';
import { praise } from './deeds.data.ts';
import { doubt, type Doubt } from './doubt.ts';
import type { Figure } from './figures.ts';
import { rewordedBy } from './matching.ts';
import type { Reading, Word } from './reading.ts';

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
  /\b(?:averag\w+|mean|typical\w*|usual\w*|normal\w*|ordinar\w+|general\w*|about|around|roughly|some|each|every|or so|most)\b/i;

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

const SHARE_SAID = /\b(?:half|third|quarter|fifth|tenth|part|some|most|few|several|one of)\b/i;
const OWN_SHARE = new RegExp(String.raw`\bI\b[^.;,]*${SHARE_OF.source}`, 'i');

/** All of what the writer was told to have done a share of. */
function wholeForShare(claim: Reading, source: ClaimSource): string | undefined {
  if (claim.figures.length === 0 || SHARE_SAID.test(claim.text)) return undefined;
  for (const { reading, words, figures } of rewordedIn(claim, source)) {
    const start = words[0]?.start ?? 0;
    const own = OWN_SHARE.exec(reading.text.slice(start, words.at(-1)?.end));
    if (!own) continue;
    const whole = figures.filter((figure) => figure.start < start + own.index);
    const parts = figures.filter((figure) => !whole.includes(figure));
    const isPartSaid = claim.figures.some((one) => parts.some((part) => isSame(one, part)));
    const said = claim.figures.find((figure) => whole.some((one) => isSame(one, figure)));
    if (said && !isPartSaid) return said.words;
  }
  return undefined;
}

/** "…, two with nut allergies": what holds of some of those who were counted. */
const SOME =
  /^\W*(?<some>one|two|three|four|five|half|some|a few|several|most|\d+)(?: of (?:them|those|these|which|whom|the \p{L}+(?: I \p{L}+)?))? (?:was|were|is|are|had|has|have|with)\b/iu;

/** What holds of some, as if it held of all. */
function someForAll(claim: Reading, source: ClaimSource): string | undefined {
  for (const { reading, words } of rewordedIn(claim, source))
    for (const clause of new Set(words.map((word) => word.clause))) {
      const found = SOME.exec(reading.clauses[clause]?.text.replace(/^\W*(?:and|but)\b/i, '') ?? '');
      const some = found?.groups?.['some']?.toLowerCase();
      if (!found || some === undefined || claim.words.some(({ lower }) => lower === some)) continue;
      if (
        claim.figures.some(({ value }) =>
          reading.figures.some((one) => one.words.toLowerCase() === some && one.value === value),
        )
      )
        continue;
      if (SHARE_SAID.test(claim.text) || /\b(?:includ\w*|among\w*)\b/i.test(claim.text)) continue;
      const own = words.filter((word) => word.clause === clause && word.isContent);
      const rest = new Set(words.filter((word) => word.clause !== clause).map(({ stem }) => stem));
      const telling = own.filter(({ stem, lower }) => !rest.has(stem) && lower !== some);
      const said = claim.words.find((word) => telling.some(({ stem }) => stem === word.stem));
      if (said) return said.text;
    }
  return undefined;
}

/** What others did beside the writer: "my apprentice did the wiring while I did the plumbing". */
function othersPart(claim: Reading, source: ClaimSource): string | undefined {
  for (const { reading, words } of rewordedIn(claim, source)) {
    const clauses = [...Map.groupBy(words, partOf(reading))];
    const others = clauses.filter(([, part]) => isOthers(reading, part));
    if (others.length === 0 || others.length === clauses.length) continue;
    const own = new Set(
      clauses.flatMap(([, part]) => (isOthers(reading, part) ? [] : part.map(({ stem }) => stem))),
    );
    for (const [, part] of others) {
      const [subject, ...done] = part.filter(({ isContent }) => isContent);
      if (subject && claim.stems.has(subject.stem)) continue;
      const said = claim.words.find(
        (word) =>
          word.isContent &&
          done.some(({ stem, lower }) => stem === word.stem && !own.has(stem) && lower.length > 2),
      );
      if (said && !/\bby\b|\bwhile\b|\bwith\b/i.test(claim.text)) return said.text;
    }
  }
  return undefined;
}

/** Parts of a sentence: its clauses, parted before "while" too. */
const partOf = (reading: Reading) => (word: Word) =>
  word.clause +
  (/\b(?:while|whilst)\b/i.test(reading.text.slice(reading.clauses[word.clause]?.words[0]?.start, word.end))
    ? 0.5
    : 0);

const OTHERS =
  /^\W*(?:and |but |while )?(?:another|a|my|the|our) (?:\p{L}+ )?(?:colleague|mate|firm|company|apprentice|partner|brother|sister|friend|manager|boss|team|others?|contractor|neighbour|wife|husband|father|mother|son|daughter|cousin|uncle|aunt|chef|engineer|trainee|volunteer)s?\b/iu;

const isOthers = (reading: Reading, part: readonly Word[]) => {
  const text = reading.text.slice(part[0]?.start, part.at(-1)?.end);
  return OTHERS.test(text) && !/\b(?:I|we|me|us)\b/.test(text);
};

/** What makes work sound better or more than it was told: praise, the best day for every day, all for a share. */
export function qualifierDoubts(claim: Reading, source: ClaimSource, isLetter: boolean): Doubt[] {
  return [
    ...doubt('praise', isLetter ? undefined : addedPraise(claim, source)),
    ...doubt('peak', peakForAll(claim, source)),
    ...doubt('share', wholeForShare(claim, source) ?? someForAll(claim, source)),
    ...doubt('others', isLetter ? undefined : othersPart(claim, source)),
  ];
}
