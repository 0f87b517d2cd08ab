import type { AdvertItem } from './advert.ts';
import { itemAt, meets } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';
import { employmentTypes } from './contract-words.data.ts';
import type { AdvertWords } from './languages/advert-words.ts';

const MOST_ITEMS = 30;
const LONGEST = 90;
const LONGEST_LISTED = 4;
/** Behind these it is said when and for whom. */
const TAIL =
  /\s(?:if|that|which|after|when|unless|depending|rising|so|because|for (?:you|all|every\p{L}*|late|staff|parents)|at (?:most|all|four)|from day|from the|of (?=[£€$\d])|mit|durch|inklusive|prise? en charge|le \p{L}+ midi|los (?=días)|a cargo|desde|en todos|op basis|die (?:je|jij)|van (?=\d)|via|deiner|auf (?:unsere|alle)|jusqu['’]à|à \d+ ?%)(?!\p{L}).*$/iu;
const SEPARATORS = /;|,(?!\d)|\s[+•·|]\s|\.\s/u;
/** What is paid and for how many hours is said elsewhere. */
const IS_PAY =
  /^(?:salary|salaris|salaire|salario|gehalt|vergütung|pay|sueldo|rémunération|retribución|een salaris|an? (?:annual )?salary|hours|horaires|arbeitszeit|horario|jornada)(?!\p{L})(?! (?:sacrifice|review))|^\D{0,25}[£€$]?\s?\d[\d.,' ]{3,}\s?(?:€|euro|eur|k)?(?:.*(?:per|pro|par|al|a|an|brut\p{L}*)\s.*)?$|^\d+(?:[.,]\d+)?\s?(?:hours|hrs|uur|stunden|h)(?!\p{L})/iu;
const LEADS =
  /^(?:we (?:also )?(?:offer|provide|give)(?: you)?|you(?:['’]ll| will) (?:also )?(?:get|receive|enjoy)|in return,?|benefits (?:include|are)|plus|and|an?|the|our|your|wir bieten(?: ihnen| dir)?|eine?[nr]?|nous (?:vous )?(?:offrons|proposons)|vous bénéficiez d[eu’']s?|une?|des|les|ofrecemos|te ofrecemos|un[ao]?|wij bieden(?: je)?|we bieden(?: je)?|een|het)\s/iu;

const shortened = (words: string) =>
  words
    .trim()
    .replace(LEADS, '')
    .replace(LEADS, '')
    .replace(TAIL, '')
    .replace(/[\s.,;!]+$/u, '');

const isContract = (words: string) =>
  employmentTypes.some(([, pattern]) => pattern.test(words.split(/\s+/u).slice(0, 4).join(' ')));

/** A line of the offer as its items: what is listed in one sentence is several, "medical, dental and vision insurance" one. */
function partsOf(line: AdvertLine, words: AdvertWords): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  const colon = /^[^:]{3,40}:\s/u.exec(line.text)?.[0].length ?? 0;
  let from = colon;
  const between = new RegExp(`${SEPARATORS.source}|\\s${words.and.source}\\s`, 'giu');
  for (const match of line.text.matchAll(between)) {
    if (match.index < from) continue;
    // Inside brackets stands what explains.
    const before = line.text.slice(from, match.index);
    if ((before.match(/\(/gu) ?? []).length > (before.match(/\)/gu) ?? []).length) continue;
    parts.push({ text: before, at: from });
    from = match.index + match[0].length;
  }
  parts.push({ text: line.text.slice(from), at: from });
  // "Medical, dental and vision insurance" is one: its parts are none by themselves.
  const isWhole = line.isItem && !parts.every(({ text }) => words.benefits.test(text));
  const whole = [{ text: line.text.slice(colon), at: colon }];
  return isWhole ? whole : parts;
}

/** What an employer gives beside the pay, `salary`. */
export function readBenefits(
  lines: readonly AdvertLine[],
  words: AdvertWords,
  salary: AdvertItem | null,
): AdvertItem[] {
  return lines
    .flatMap((line) => benefitsOf(line, words))
    .filter((one) => !salary || !meets(one, salary))
    .slice(0, MOST_ITEMS);
}

const LEAST_LISTED = 2;

/** What a line says that is given; a line of no offer only where it lists several such things. */
function benefitsOf(line: AdvertLine, words: AdvertWords): AdvertItem[] {
  const { section, isItem, isHeading } = line;
  const isOffer = section === 'offer';
  if (isHeading || (!isOffer && (section !== 'other' || isItem))) return [];
  const parts = partsOf(line, words);
  const named = parts.filter(({ text }) => words.benefits.test(text)).length;
  if (!isOffer && named < LEAST_LISTED) return [];
  // Among things that are given, what is listed beside them is given too.
  const isList = isOffer && parts.length > LEAST_LISTED && 2 * named >= parts.length;
  return parts.flatMap(({ text, at }) => {
    const bare = shortened(text);
    const isGiven =
      words.benefits.test(bare) ||
      (isOffer && isItem) ||
      (isList && bare.split(/\s+/u).length <= LONGEST_LISTED);
    if (!isGiven || bare.length < 3 || bare.length > LONGEST || IS_PAY.test(bare) || isContract(bare))
      return [];
    const begin = line.text.indexOf(bare, at);
    return begin < 0 ? [] : [itemAt(line, bare, begin, bare.length)];
  });
}
