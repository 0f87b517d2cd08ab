import type { ClaimSource } from './claim-source.ts';
import { doubt, type Doubt } from './doubt.ts';
import { actionsOf } from './grammar.ts';
import { sought, standsIn } from './markers.data.ts';
import { rewordedBy } from './matching.ts';
import { ratesIn } from './rates.ts';
import { isEnglish, type Reading, type Word } from './reading.ts';
import * as restrictions from './restrictions.ts';
import { DEFINITE, isNounAt, posOf, SELDOM, SHARE, type Restriction } from './restrictions.ts';

/** A kind of restriction, by the grammar, and what says the same in other words. */
interface Kind {
  name: string;
  find: (reading: Reading) => Restriction[];
  isKept: RegExp;
  /** Whether a head said again says more without its restriction; by default always. */
  saysMore?: (claim: Reading, head: Word) => boolean;
}

const isDefinite = (claim: Reading, head: Word) => {
  const at = claim.words.findIndex(({ stem }) => stem === head.stem);
  return claim.words
    .slice(Math.max(0, at - 4), at)
    .some(
      ({ lower }) => DEFINITE.test(lower) || lower.endsWith("'s") || /^(?:all|every|each|both)$/.test(lower),
    );
};

/** Whether a sentence has a noun as what its first verb is done to, or as what its writer is. */
function isDirect(claim: Reading, head: Word): boolean {
  const at = claim.words.findIndex(({ stem }) => stem === head.stem);
  const word = claim.words[at];
  if (!word || isNounAt(claim, claim.words[at + 1]) || !isNounAt(claim, word)) return false;
  return !claim.words
    .slice(1, at)
    .some(
      (one) =>
        posOf(claim, one) === 'preposition' || (posOf(claim, one) === 'noun' && claim.words[at - 1] !== one),
    );
}

const isMainVerb = (claim: Reading, head: Word) =>
  actionsOf(claim).some(({ word, isMain }) => isMain && word.stem === head.stem);

const KEPT_MOOD = new RegExp(
  String.raw`\b(?:would|could|will|might|may|should|like|able|happy|open to|can|possible|available|due|try|tried|attempt\w*|asked|offer\w*|intend\w*|possibl[ey]|probabl[ey]|perhaps|may|hoped|to|if)\b|${sought.source}`,
  'iu',
);

const kinds: readonly Kind[] = [
  {
    name: 'all',
    find: restrictions.shares,
    isKept:
      /\b(?:half|thirds?|quarters?|fifth|tenth|part|some|most|few|several|one of|among\w*|between)\b|%/i,
    saysMore: isDefinite,
  },
  {
    name: 'condition',
    find: restrictions.conditions,
    isKept: new RegExp(
      String.raw`\b(?:when\w*|if|unless|while|during|until|permitting|provided|subject|sometimes|occasional\w*|for|as needed)\b|${standsIn.source}`,
      'i',
    ),
  },
  {
    name: 'unfinished',
    find: restrictions.unfinished,
    isKept:
      /\b(?:half|nearly|almost|part\w*|thirds?|quarters?|most\w*|progress|about|way|ongoing|working|building|%|\d+)\b/i,
  },
  {
    name: 'ended',
    find: restrictions.ended,
    isKept:
      /\b(?:until|till|former\w*|was|were|had|ended|expired|lapsed|closed|no longer|previous\w*|suspended|stopped|last|to (?:\p{L}+ )?(?:19|20)\d\d)\b|[-–] ?(?:19|20)\d\d/iu,
  },
  {
    name: 'usual',
    find: restrictions.frequencies,
    isKept: new RegExp(SELDOM.source.slice(1, -1), 'i'),
    saysMore: (claim) => /\b(?:every|each|always|all)\b/i.test(claim.text),
  },
  {
    name: 'mood',
    find: restrictions.hedged,
    isKept:
      /\b(?:may|might|could|possibl\w+|probabl\w+|perhaps|likely|appear\w*|seem\w*|estimated|thought|believe\w*)\b/i,
  },
  { name: 'usual', find: restrictions.alternate, isKept: /\b(?:other|second|fortnight\w*)\b/i },
  { name: 'limited', find: restrictions.limited, isKept: /\b(?:until|till|to|part|some|first)\b/i },
  {
    name: 'limited',
    find: restrictions.seasonal,
    isKept: /\b(?:seasonal\w*|some)\b/i,
    saysMore: ({ text }) => ratesIn(text).length > 0,
  },
  { name: 'counted', find: restrictions.counted, isKept: /\b(?:some|several|few)\b/i, saysMore: isDefinite },
  {
    name: 'mood',
    find: restrictions.moods,
    isKept: KEPT_MOOD,
    saysMore: isMainVerb,
  },
  { name: 'governor', find: restrictions.governed, isKept: /$^/, saysMore: isDirect },
  { name: 'purpose', find: restrictions.purposes, isKept: /\b(?:to|aim\w*|for)\b/i, saysMore: isMainVerb },
];

const known = new WeakMap<Reading, Map<Kind, Restriction[]>>();

function restrictionsIn(reading: Reading, kind: Kind): Restriction[] {
  const before = known.get(reading) ?? new Map<Kind, Restriction[]>();
  known.set(reading, before);
  const found = before.get(kind) ?? kind.find(reading);
  before.set(kind, found);
  return found;
}

/** What restricted a word of a statement and is gone, where the word is said again. */
export function droppedDoubts(claim: Reading, source: ClaimSource): Doubt[] {
  if (!isEnglish(claim)) return [];
  const sentences = rewordedBy(claim, source);
  const isSaid = (reading: Reading, word: Word) =>
    claim.stems.has(word.stem) ||
    (word.isContent &&
      !SHARE.test(word.lower) &&
      reading.meaningsOf.get(word)?.some((one) => claim.meaningSet.has(one)) === true);
  const values = new Set(claim.figures.map(({ value }) => value));
  const isCounted = ({ figures }: Reading, { start, end }: Word) =>
    figures.some((one) => one.start >= start && one.start < end && values.has(one.value));
  return kinds.flatMap((kind) => {
    if (kind.isKept.test(claim.text)) return [];
    for (const { reading, words } of sentences)
      for (const { head, by } of restrictionsIn(reading, kind)) {
        if (!words.includes(head) || !claim.stems.has(head.stem)) continue;
        if (by.some((one) => isSaid(reading, one) || isCounted(reading, one))) continue;
        const isFree = sentences.some((other) =>
          other.words.some(
            (word) =>
              word.stem === head.stem &&
              !restrictionsIn(other.reading, kind).some((one) => one.head === word),
          ),
        );
        if (isFree || kind.saysMore?.(claim, head) === false) continue;
        return doubt(kind.name, head.text);
      }
    return [];
  });
}

/** Whether a statement tells of what is done while somebody is away. */
export const conditionsIn = (claim: Reading, source: ClaimSource): boolean =>
  rewordedBy(claim, source).some(({ reading }) => restrictions.conditions(reading).length > 0);
