import { holds, type ClaimSource } from './claim-source.ts';
import { coveredWords } from './coverage.ts';
import * as markers from './markers.data.ts';
import { matchesOf, sentenceOf } from './matching.ts';
import type { Reading } from './reading.ts';

const NO_EMPLOYEE =
  /\b(?:contractor|agency|freelance\w*|temp|temporary|volunteer\w*|intern|internship|self-employed|zero.hours?|casual)\b/i;

/** Made more of than the source does: promoted where it applied, employed where it was sent, in charge where it was second. */
export function unsupportedPost(said: Reading, source: ClaimSource): string | undefined {
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
  return secondInCharge(said, source);
}

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
  const about = named.length > 0 ? named : said.words.filter((word) => covered.has(word) && word.isContent);
  const [best] = matchesOf(said, about, source);
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
  return gained || about[0]?.text;
}
