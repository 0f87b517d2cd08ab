import type { AdvertItem } from './advert.ts';
import { itemAt } from './advert-item.ts';
import type { AdvertLine } from './advert-lines.ts';
import { employmentTypes } from './contract-words.data.ts';
import type { AdvertWords } from './languages/advert-words.ts';

const MOST_ITEMS = 30;
const LONGEST = 90;
const SEPARATORS = /;|,(?!\d)|\s\+\s|\.\s|\s(?:and|und|sowie|et|ainsi que|y|e|en|plus|más)\s/giu;
const JOINS = /^\s(?:and|und|et|y|e|en)\s$/iu;
/** What is paid and for how many hours is said elsewhere. */
const IS_PAY =
  /^(?:salary|salaris|salaire|salario|gehalt|vergütung|pay|sueldo|rémunération|retribución|een salaris|an? (?:annual )?salary|hours|horaires|arbeitszeit|horario|jornada)(?!\p{L})(?! (?:sacrifice|review))|^\D{0,25}[£€$]?\s?\d[\d.,' ]{3,}\s?(?:€|euro|eur|k)?(?:.*(?:per|pro|par|al|a|an|brut\p{L}*)\s.*)?$|^\d+(?:[.,]\d+)?\s?(?:hours|hrs|uur|stunden|h)(?!\p{L})/iu;
const LEADS =
  /^(?:we (?:also )?(?:offer|provide|give)(?: you)?|you(?:['’]ll| will) (?:also )?(?:get|receive|enjoy)|in return,?|benefits (?:include|are)|plus|and|an?|the|our|your|wir bieten(?: ihnen| dir)?|eine?[nr]?|nous (?:vous )?(?:offrons|proposons)|vous bénéficiez d[eu’']s?|une?|des|les|ofrecemos|te ofrecemos|un[ao]?|wij bieden(?: je)?|we bieden(?: je)?|een|het)\s/iu;

const isContract = (words: string) =>
  employmentTypes.some(([, pattern]) => pattern.test(words)) && words.split(/\s+/u).length <= 6;

/** A line of the offer as its items: what is listed in one sentence is several, "medical, dental and vision insurance" one. */
function partsOf(line: AdvertLine): { text: string; at: number }[] {
  const parts: { text: string; at: number; isJoined: boolean }[] = [];
  let from = 0;
  const colon = /^[^:]{3,40}:\s/u.exec(line.text)?.[0].length ?? 0;
  from = colon;
  let isJoined = false;
  const push = (to: number) => {
    const said = line.text.slice(from, to);
    parts.push({ text: said, at: from, isJoined });
  };
  for (const match of line.text.matchAll(SEPARATORS)) {
    if (match.index < from) continue;
    // Inside brackets stands what explains.
    const before = line.text.slice(from, match.index);
    if ((before.match(/\(/gu) ?? []).length > (before.match(/\)/gu) ?? []).length) continue;
    push(match.index);
    from = match.index + match[0].length;
    isJoined = JOINS.test(match[0]);
  }
  push(line.text.length);
  const isWhole =
    line.isItem &&
    parts.some(({ text }, at) => at < parts.length - 1 && text.trim().split(/\s+/u).length < 2);
  const whole = [{ text: line.text.slice(colon), at: colon }];
  return isWhole ? whole : parts;
}

/** What an employer gives beside the pay. */
export function readBenefits(lines: readonly AdvertLine[], words: AdvertWords): AdvertItem[] {
  const found: AdvertItem[] = [];
  for (const line of lines) {
    if (line.isHeading || line.section === 'apply' || line.section === 'about') continue;
    const isOffer = line.section === 'offer';
    const isDemand = line.section === 'required' || line.section === 'duties' || line.section === 'preferred';
    if (!isOffer && (isDemand || line.isItem)) continue;
    for (const { text, at } of partsOf(line)) {
      const bare = text
        .trim()
        .replace(LEADS, '')
        .replace(LEADS, '')
        .replace(/[\s.,;!]+$/u, '');
      if (bare.length < 3 || bare.length > LONGEST || IS_PAY.test(bare) || isContract(bare)) continue;
      if (!words.benefits.test(bare) && !(isOffer && line.isItem)) continue;
      const begin = line.text.indexOf(bare, at);
      if (begin >= 0) found.push(itemAt(line, bare, begin, bare.length));
    }
  }
  return found.slice(0, MOST_ITEMS);
}
