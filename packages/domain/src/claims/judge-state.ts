import { holds, type ClaimSource } from './claim-source.ts';
import { coveredWords } from './coverage.ts';
import * as markers from './markers.data.ts';
import { matchesOf, sentenceOf } from './matching.ts';
import type { Reading } from './reading.ts';
import { stemOf } from './stem.ts';

const NO_EMPLOYEE =
  /\b(?:contractor|agency|freelance\w*|temp|temporary|volunteer\w*|intern|internship|self-employed|zero.hours?|casual)\b/i;

/** Made more of than the source does: promoted where it applied, employed where it was sent, in charge where it was second. */
export function unsupportedPost(claim: Reading, source: ClaimSource): string | undefined {
  if (
    /\b(?:promoted to|appointed|became)\b/i.test(claim.text) &&
    /\bappl(?:ied|y)/i.test(source.text) &&
    !/\b(?:promot|appoint|made|became|got)/i.test(source.text)
  )
    return 'promoted';
  if (
    /\b(?:employee|permanent|employed by)\b/i.test(claim.text) &&
    holds(source, NO_EMPLOYEE) &&
    !holds(source, /\b(?:employee|permanent|employed)\b/i)
  )
    return 'employee';
  return secondInCharge(claim, source) ?? notOfGroup(claim, source);
}

const BELONGS = /\b(?:members? of|s(?:at|its?|erved?|erves) on|belong\w* to|on) the (\p{L}+(?: \p{L}+)?)/iu;
const BELONGED =
  /\b(?:members?|membership|s[ai]ts?|sitting|serv\w+|belong\w*|join\w*|elect\w*|one of|on the|part of the (?:\p{L}+ )?(?:board|committee|team|council|group|panel))\b/iu;

/** Of a committee, board or team for which something was done: "took notes for the board" as "member of the board". */
function notOfGroup(claim: Reading, source: ClaimSource): string | undefined {
  const [words, group = ''] = BELONGS.exec(claim.text) ?? [];
  const [first = ''] = group.toLowerCase().split(' ');
  if (words === undefined || /^on/i.test(words) || !source.stems.has(stemOf(first))) return undefined;
  return holds(source, BELONGED) ? undefined : words;
}

function secondInCharge(claim: Reading, source: ClaimSource): string | undefined {
  const [, rank = ''] =
    /\b(second|2nd|third|assistant|deputy|joint|acting|temporar\w+|sometimes)[ -](?:in[ -](?:charge|command)|command)\b/i.exec(
      source.text,
    ) ?? [];
  return rank !== '' &&
    /\bin (?:charge|command)\b/i.test(claim.text) &&
    !/\b(?:second|2nd|third|assist\w*|deput\w*|joint|acting|temporar\w*)\b/i.test(claim.text)
    ? 'in charge'
    : undefined;
}

/** A credential that is due, failed, expired, applied for or studied for, as if it were held. */
export function unsupportedState(claim: Reading, source: ClaimSource): string | undefined {
  const isCredential = (text: string) => markers.credential.test(text) || markers.acronym.test(text);
  if (!isCredential(claim.text) && !markers.gained.test(claim.text)) return undefined;
  // A test that is named is none that was passed.
  if (/\b(?:tests?|exams?|assessments?)\b/i.test(claim.text) && !markers.gained.test(claim.text))
    return undefined;
  const covered = coveredWords(claim, source);
  const gained = markers.gained.exec(claim.text)?.[0] ?? '';
  const isMarked = (text: string) => markers.notHeld.test(text);
  const named = claim.words.filter(
    (word) => covered.has(word) && word.isContent && (isCredential(word.text) || /^\p{Lu}/u.test(word.text)),
  );
  const about = named.length > 0 ? named : claim.words.filter((word) => covered.has(word) && word.isContent);
  const [best] = matchesOf(claim, about, source);
  if (!best) return undefined;
  const evidence = sentenceOf(best.clause);
  if (!isCredential(evidence) && !markers.gained.test(evidence) && !/\b(?:stud|train|learn)/i.test(evidence))
    return undefined;
  if (!isMarked(evidence)) return undefined;
  if (isMarked(claim.text) && !/\b(?:passed|renewed|obtained|qualified|certified|completed)\b/i.test(gained))
    return undefined;
  if (
    /\b(?:stud(?:y|ies|ied)|training|trainee|student|learning|(?:prepar|revis)\w+ for|exam booked)\b/i.test(
      claim.text,
    ) &&
    !/\b(?:passed|renewed|obtained|qualified|certified|holds?)\b/i.test(gained)
  )
    return undefined;
  const isGained = markers.gained.exec(evidence);
  if (isGained && !/\bnot\b|fail|expire|lapsed|renewal/i.test(evidence) && !/qualified/i.test(isGained[0]))
    return undefined;
  return gained || about[0]?.text;
}

const SINCE = /\b(?:since|from) (?:\p{Lu}\p{Ll}+ )?((?:19|20)\d\d)\b(?! ?(?:-|–|to|until|till|and)\b)/iu;
const STILL = /\bsince\b|\b(?:now|present|today|date|current\w*|still|ongoing)\b/i;

/** What ended, as if it went on: "from 2015 to 2019" as "since 2015". */
export function goesOn(claim: Reading, source: ClaimSource): string | undefined {
  const [words, year = ''] = SINCE.exec(claim.text) ?? [];
  const isEnded = new RegExp(`\\b${year} ?(?:-|–|to|until|till|and) ?(?:\\p{L}+ )?(?:19|20)\\d\\d\\b`, 'u');
  const told = source.readings.map(({ text }) => text).filter((text) => text.includes(year));
  return words !== undefined &&
    told.length > 0 &&
    told.every((text) => isEnded.test(text) && !STILL.test(text))
    ? words
    : undefined;
}
