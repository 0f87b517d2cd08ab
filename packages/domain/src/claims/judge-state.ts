import { holds, type ClaimSource } from './claim-source.ts';
import { coveredWords } from './coverage.ts';
import { higherRanks, lowerRanks, morePosts, postWords } from './lexicon.data.ts';
import * as markers from './markers.data.ts';
import { matchesOf, sentenceOf } from './matching.ts';
import type { Reading } from './reading.ts';
import { stemOf } from './stem.ts';

/** Whether a place in a text is spoken of as what is wanted: after a word of wishing, in the same sentence. */
function isSought(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, text.slice(0, at).search(/[^.;\n]*$/)), at);
  const found = [...before.matchAll(new RegExp(markers.sought.source, 'giu'))].at(-1);
  return (
    found !== undefined &&
    !/\bfrom\b/i.test(before.slice(found.index)) &&
    !/\band (?:am|was|worked)\b|\bI am an?\b/i.test(before.slice(found.index + found[0].length))
  );
}

const wordsBefore = (text: string, at: number) =>
  text
    .slice(0, at)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(-2);

/** A post that the source only wants, or another's, or has at a lower rank. */
export function unsupportedPost(said: Reading, source: ClaimSource): string | undefined {
  for (const match of [...said.text.matchAll(postWords), ...said.text.matchAll(morePosts)]) {
    const post = stemOf(match[0].toLowerCase());
    if (isSought(said.text, match.index)) continue;
    const before = wordsBefore(said.text, match.index);
    const isClaimed =
      /(?:^|[,.:(]\s?|\b(?:as|am|was|is|been|and|appointed|promoted to)\s)(?:(?:an?|the|of)\s)?(?:\p{L}+(?:-\p{L}+)?\s){0,2}$/iu.test(
        said.text.slice(0, match.index),
      );
    const isObject =
      /\b(?:with|for|to|by|from|under|the|of|two|three|four|five|six|\d+|our|my|supervis\w*|train(?:ed|ing|s)|assist\w*|support\w*|help\w*|led|managed|lead|manage)\s(?:\p{L}+\s){0,2}$/iu.test(
        said.text.slice(0, match.index),
      ) && !/\b(?:as|promoted to) (?:an?|the)\s(?:\p{L}+\s){0,2}$/iu.test(said.text.slice(0, match.index));
    if (!isClaimed || isObject || (match[0].endsWith('s') && !/boss|mistress$/.test(match[0]))) continue;
    const uses = source.readings.flatMap((reading) =>
      reading.words
        .filter(
          ({ stem, lower }) =>
            stem === post && new RegExp(`^${match[0].split(/[ -]/)[0]?.slice(0, 4)}`, 'i').test(lower),
        )
        .map((word) => ({ reading, word })),
    );
    if (uses.length === 0) continue;
    const ranked = before.filter((word) => lowerRanks.test(word));
    const isHeld = uses.some(({ reading, word }) => {
      const text = reading.text;
      const leading = text.slice(0, word.start);
      if (isSought(text, word.start)) return false;
      if (/^['’]s?\s/.test(text.slice(word.end)) || /['’]s?$/.test(word.text)) return false;
      if (
        /\b(?:to|for|with|by|under|from|assisted|supported|helped) (?:the|a|an|my|our) (?:\p{L}+ )?$/iu.test(
          leading,
        )
      )
        return false;
      const lower = wordsBefore(text, word.start).filter((one) => lowerRanks.test(one));
      if (
        /\bacted up as\s(?:an?\s)?$|\bcover(?:ed|ing)? (?:for )?(?:the )?$|\bstood in (?:as|for)\s(?:the )?$/i.test(
          leading,
        )
      )
        return /\b(?:act|cover|stand|stood|deput|interim)/i.test(said.text);
      return lower.every((one) => ranked.includes(one) || new RegExp(`\\b${one}\\b`, 'i').test(said.text));
    });
    if (!isHeld) return match[0];
    const raised = before.find((word) => higherRanks.test(word) && !source.stems.has(stemOf(word)));
    if (raised) return `${raised} ${match[0]}`;
  }
  if (
    /\b(?:promoted to|appointed|became)\b/i.test(said.text) &&
    /\bappl(?:ied|y)/i.test(source.text) &&
    !/\b(?:promot|appoint|made|became|got)/i.test(source.text)
  )
    return 'promoted';
  if (
    /\b(?:employee|permanent|employed by)\b/i.test(said.text) &&
    holds(source, NO_EMPLOYEE) &&
    !holds(source, /\b(?:employee|permanent|employed)\b/i)
  )
    return 'employee';
  return secondInCharge(said, source) ?? ownerOfPart(said, source);
}

const NO_EMPLOYEE =
  /\b(?:contractor|agency|freelance\w*|temp|temporary|volunteer\w*|intern|internship|self-employed|zero.hours?|casual)\b/i;

function secondInCharge(said: Reading, source: ClaimSource): string | undefined {
  const [, rank = ''] =
    /\b(second|2nd|third|assistant|deputy|joint|acting|temporar\w+|sometimes)[ -](?:in[ -](?:charge|command)|command)\b/i.exec(
      source.text,
    ) ?? [];
  return rank !== '' &&
    /\bin (?:charge|command)\b/i.test(said.text) &&
    !/\b(?:second|2nd|third|assist\w*|deput\w*|joint|acting|temporar\w*)\b/i.test(said.text)
    ? 'in charge'
    : undefined;
}

/** Part of what only belongs to something: a team's support is not the team. */
function ownerOfPart(said: Reading, source: ClaimSource): string | undefined {
  const [, whose = ''] =
    /\b(?:member|part|owner|head) of (?:the |a |an )?(?:\p{L}+ ){0,3}?(team|board|committee|council|staff|department|crew|faculty|union|cabinet)\b/iu.exec(
      said.text,
    ) ?? [];
  if (whose === '') return undefined;
  return new RegExp(`\\b${whose}['’]s?\\s\\p{L}+|\\b(?:to|for) the (?:\\p{L}+ ){0,2}${whose}\\b`, 'iu').test(
    source.text,
  )
    ? whose
    : undefined;
}

/** A credential that is due, failed, expired, applied for or studied for, as if it were held. */
export function unsupportedState(said: Reading, source: ClaimSource): string | undefined {
  const isCredential = (text: string) => markers.credential.test(text) || markers.acronym.test(text);
  if (!isCredential(said.text) && !markers.gained.test(said.text)) return undefined;
  const covered = coveredWords(said, source);
  const gained = markers.gained.exec(said.text)?.[0] ?? '';
  const isMarked = (text: string) => markers.notHeld.test(text);
  const named = said.words.filter(
    (word) => covered.has(word) && word.isContent && (isCredential(word.text) || /^\p{Lu}/u.test(word.text)),
  );
  const [best] = matchesOf(said, named, source);
  if (!best) return undefined;
  const told = sentenceOf(best.clause);
  if (!isCredential(told) && !/\b(?:stud|train|learn)/i.test(told)) return undefined;
  if (!isMarked(told)) return undefined;
  if (isMarked(said.text) && !/\b(?:passed|renewed|obtained|qualified|certified|completed)\b/i.test(gained))
    return undefined;
  if (
    /\b(?:stud(?:y|ies|ied)|training|trainee|student|learning|exam booked)\b/i.test(said.text) &&
    !/\b(?:passed|renewed|obtained|qualified|certified|holds?)\b/i.test(gained)
  )
    return undefined;
  const isGained = markers.gained.exec(told);
  if (isGained && !/\bnot\b|fail|expire|lapsed|renewal/i.test(told) && !/qualified/i.test(isGained[0]))
    return undefined;
  return gained || named[0]?.text;
}
