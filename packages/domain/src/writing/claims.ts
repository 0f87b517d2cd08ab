import { certificateNames, currencies } from './equivalents.data.ts';
import type { FactKind } from './report.ts';

interface Claim {
  kind: FactKind;
  pattern: RegExp;
}

const PROMOTED =
  /\bpromot(?:ed|ion) (?=to\b)|\b(?:was|were|been|got|be) promoted\b|\bpromoted(?=[,.;]|$| (?:twice|again|after|within|internally|early|(?:\d+|two|three|four) times)\b)/gim;

/** Whether a text says that somebody was promoted, and not a product: "Promoted twice in two years". */
export function tellsPromotion(text: string): boolean {
  return text.search(PROMOTED) >= 0;
}

/** Words that claim a fact even in lower case. Each needs its like in the source. */
export const claims: readonly Claim[] = [
  {
    kind: 'degree',
    pattern:
      /\b(?:bachelor|master|doctor|doctorate|phd|ph\.d|mba|bsc|msc|ba|ma|bs|ms|beng|meng|llb|llm|diploma|degree|associate degree|a-levels?|graduated?|graduating|alumn\p{L}+|honou?rs|cum laude|summa|magna|distinction|gpa|valedictorian|scholarship)\b/giu,
  },
  {
    kind: 'certificate',
    pattern:
      /\b(?:certified|certificate|certification|licen[sc]ed?|accredited|accreditation|chartered|registered)\b/gi,
  },
  {
    kind: 'certificate',
    pattern: new RegExp(`\\b(?:${certificateNames.join('|')})\\b`, 'gi'),
  },
  {
    kind: 'title',
    pattern: PROMOTED,
  },
  {
    kind: 'name',
    pattern:
      /\b(?:award(?:s|ed|-winning)?|prizes?|medals?|patent(?:s|ed)?|nominated|employee of the (?:month|year))\b/gi,
  },
];

export const role: Claim = {
  kind: 'title',
  pattern:
    /\b(?:manager|director|head of|supervisor|engineer|architect|consultant|analyst|president|founder|co-founder|ceo|cto|cfo|coo|officer|executive|principal|foreman|forewoman|administrator|specialist|instructor|professor|lecturer|partner|owner|captain|chair(?:man|woman|person)|deputy|superintendent|developer|scientist|strategist|advisor|adviser|team lead|team leader)\b/gi,
};

/** The currencies a text speaks of. */
export function currenciesIn(text: string): Set<string> {
  return new Set(
    Object.entries(currencies).flatMap(([currency, pattern]) => (pattern.test(text) ? [currency] : [])),
  );
}
