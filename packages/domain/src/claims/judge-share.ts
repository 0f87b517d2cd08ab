import { thesaurusOf } from '@candor/english/thesaurus';
import { holds, onceFor, type ClaimSource } from './claim-source.ts';
import { doubt, type Doubt } from './doubt.ts';
import { entailedWords } from './licence.ts';
import { othersAction } from './judge-agents.ts';
import * as markers from './markers.data.ts';
import { matchesOf, matchesOfWhole, sentenceOf, type Match } from './matching.ts';
import { tokenOf } from './grammar.ts';
import { isPhrasing } from './coverage.ts';
import { unsupportedRate } from './rates.ts';
import { isEnglish, type Reading, type Word } from './reading.ts';
import { stemOf } from './stem.ts';

const wordsOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0];
const WITH_NAME = /\b(?:[Ww]ith|[Aa]longside|[Tt]ogether with) \p{Lu}\p{Ll}+\b/u;
/** Whoever leads a team is none of it. */
const LEADS_TEAM =
  /\b(?:lead|led|leading|leads|manag\w*|supervis\w*|head\w*|run|runs|ran|running|charge of|train\w*|hire\w*|coordinat\w*) (?:of )?(?:an? |the |my |our )?(?:\p{L}+ )?(?:team|crew) of\b/iu;
const hasCompany = (text: string) =>
  (markers.company.test(text) && !LEADS_TEAM.test(text)) || markers.withCompany.test(text);
const isInCompany = (text: string) => hasCompany(text) || WITH_NAME.test(text);

/** "With the driver": together with somebody, whoever that is. */
const isWithPerson = (claim: Reading) =>
  claim.words.some((word, at) => {
    if (!/^(?:with|alongside)$/.test(word.lower)) return false;
    const behind = claim.words.slice(at + 1);
    const end = behind.findIndex(
      (one) => !/^(?:determiner|adjective|noun)$/.test(tokenOf(claim, one)?.pos ?? ''),
    );
    const head = (end < 0 ? behind : behind.slice(0, end)).at(-1);
    return head !== undefined && thesaurusOf(head.lower).isPerson;
  });
/** "Called two of the shows myself". */
const ALONE_GIVEN = /\bmyself\b/i;

/** "My brother and I"; in "the vet operated and I held the lamp" each did a thing. */
function isJoinedToWriter(clause: Match['clause']): boolean {
  const [, before = ''] = /^\W*((?:(?!(?:I|and)\b)\p{L}+\s){1,3})and I\b/u.exec(sentenceOf(clause)) ?? [];
  const { words } = clause.reading;
  return (
    before !== '' &&
    !words
      .filter(({ sentence }) => sentence === clause.sentence)
      .slice(0, before.trim().split(' ').length)
      .some((word) => /^(?:verb|auxiliary)$/.test(tokenOf(clause.reading, word)?.pos ?? ''))
  );
}

/** Done alone where the source speaks of others, or said to be done alone where it does not. */
function soloed(claim: Reading, source: ClaimSource, matches: readonly Match[]): string | undefined {
  const alone = wordsOf(markers.alone, claim.text);
  if (alone && !holds(source, markers.alone) && !(/^personally$/i.test(alone) && holds(source, ALONE_GIVEN)))
    return alone;
  const [best] = matches;
  if (
    !best ||
    best.share < 0.5 ||
    isInCompany(claim.text) ||
    isWithPerson(claim) ||
    markers.stillHelped.test(claim.text)
  )
    return undefined;
  // "Head baker with a staff of nine" tells of no action to share.
  const isOfAction = best.clause.reading.words.some(
    (word) => tokenOf(best.clause.reading, word)?.pos === 'verb',
  );
  if (!isOfAction && isPhrasing(claim.words[0] as Word)) return undefined;
  const close = matches.filter(({ share }) => share >= best.share);
  const isShared = close.every(({ clause }) => {
    const before = clause.reading.clauses.filter(({ sentence }) => sentence === clause.sentence);
    const upTo = before.slice(0, before.findIndex(({ words }) => words === clause.words) + 1);
    const subjects = upTo
      .map(({ text }) => /\b(?:I|he|she|we|my colleague)\b/i.exec(text)?.[0] ?? '')
      .filter((one) => one !== '');
    const isOurs =
      /^we$/i.test(subjects.at(-1) ?? '') ||
      /\b(?:nous|wir|nosotros)\b/i.test(upTo.at(-1)?.text ?? '') ||
      (isJoinedToWriter(clause) && subjects.length <= 1);
    const rest =
      clause.text +
      (/^\W*(?:with|together|alongside|mit|avec|con)\b/iu.exec(before[upTo.length]?.text ?? '')
        ? (before[upTo.length]?.text ?? '')
        : '');
    return isOurs || hasCompany(rest.replace(/\bus\b(?= (?:on|and|to))/i, 'us'));
  });
  return isShared ? claim.words[0]?.text : undefined;
}

/** More than the person claimed: doing or leading what was helped with, founding what was joined. */
function raised(claim: Reading, source: ClaimSource, matches: readonly Match[]): string | undefined {
  const begins = wordsOf(markers.begins, claim.text);
  if (begins && !holds(source, markers.begun)) return begins;
  // Done with somebody is not done with their help; helped with is not done together.
  const served = wordsOf(
    /\b(?:supported|assisted|helped|aided) by\b|\bwith (?:the |some )?(?:support|help|assistance) (?:of|from)\b/i,
    claim.text,
  );
  if (served && !/\b(?:help|support|assist|aid)\w*/i.test(source.text)) return served;
  const joint = wordsOf(/\bco-\p{L}+/iu, claim.text);
  const isHelper =
    /\b(?:help|assist|support)\w*/i.test(source.text) &&
    !/\bco-?\p{L}{3,}|\btogether\b|\bjoint/iu.test(source.text);
  if (joint && isHelper) return joint;
  const close = matches.filter(({ share }) => share >= 0.5 && share >= (matches[0]?.share ?? 0));
  if (close.length === 0) return undefined;
  const isHelp = close.every(({ clause }) => {
    const found = markers.helped.exec(clause.text);
    if (!found || markers.gaveLead.test(clause.text.slice(0, found.index))) return false;
    // "Helped with training of nurses": the training was done.
    const named =
      /^\s?(?:with|in)\s(?:the\s)?(\p{L}+)/iu.exec(clause.text.slice(found.index + found[0].length))?.[1] ??
      '';
    return (
      !(
        /^help/i.test(found[0]) &&
        named !== '' &&
        claim.words.some(
          ({ stem, lower }) =>
            stem === stemOf(named.toLowerCase()) ||
            (/^(?:coach|teach|train|taught)/.test(lower) && named.startsWith('train')),
        )
      ) || markers.leads.test(claim.text)
    );
  });
  if (isHelp && !markers.stillHelped.test(claim.text)) return claim.words[0]?.text;
  const leads = wordsOf(markers.leads, claim.text);
  const entailed = entailedWords(claim, source);
  const isEntailed = claim.words.some((word) => entailed.has(word) && markers.leads.test(word.text));
  if (leads && (isEntailed || isLeadGiven(claim, source))) return undefined;
  if (
    leads &&
    !close.some(({ clause }) => markers.gaveLead.test(clause.text)) &&
    !markers.gaveLead.test(sentenceOf((close[0] as Match).clause))
  )
    return leads;
  return undefined;
}

/** Whether what a sentence says was led was, by the closest clause on it. */
function isLeadGiven(claim: Reading, source: ClaimSource): boolean {
  const at = markers.leads.exec(claim.text)?.index ?? 0;
  const led = claim.words.filter(({ start, isContent }) => isContent && start > at).slice(1, 4);
  const found = matchesOf(claim, led, source);
  return found.some(
    ({ clause, share }) =>
      share >= (found[0]?.share ?? 0) &&
      share >= 0.5 &&
      markers.gaveLead.test(clause.text) &&
      !markers.helped.test(clause.text),
  );
}

const PERIODIC =
  /\b(?:daily|weekly|monthly|yearly|annual\w*|nightly|hourly|quarterly|(?:every|each|a|per) (?:other )?(?:hour|day|night|week|month|quarter|year|shift|season|summer|winter)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|nights|weekends?|mornings|evenings|täglich|wöchentlich|jeden \p{L}+|par (?:jour|semaine|mois)|chaque \p{L}+|al (?:día|mes)|cada \p{L}+)(?!\p{L})/iu;

const levelOf = (text: string) =>
  Math.max(0, ...markers.frequencies.flatMap(([pattern, level]) => (pattern.test(text) ? [level] : [])));

const ALWAYS_SO =
  /\b(?:every|each) (?:hour|day|night|week|weekend|month|shift|morning|evening|season|summer|winter)\b|\b(?:daily|weekly|monthly|nightly|hourly)\b/i;

/** More often than the source says, or as often as ever where it says seldom. */
function oftener(claim: Reading, source: ClaimSource, matches: readonly Match[]): string | undefined {
  const [best] = matches;
  const evidence = best ? sentenceOf(best.clause) : '';
  const level = levelOf(claim.text);
  const given = levelOf(evidence) || (PERIODIC.test(evidence) ? 3 : 2);
  const often = markers.frequencies.find(([pattern, at]) => at === level && pattern.test(claim.text));
  const isMost = /\b(?:most|main)ly\b/i.test(claim.text) && /\b(?:most|main)/i.test(evidence);
  if (!isMost && level > given && level > 2 && !source.readings.some(({ text }) => levelOf(text) >= level))
    return wordsOf(often?.[0] ?? PERIODIC, claim.text);
  if (level === 0 && levelOf(evidence) === 1 && ALWAYS_SO.test(claim.text) && !ALWAYS_SO.test(evidence))
    return wordsOf(ALWAYS_SO, claim.text);
  if (!best || best.share < 0.5 || levelOf(best.clause.text) !== 1 || level === 1) return undefined;
  const isLimited = claim.figures.length > 0 || markers.standsIn.test(claim.text);
  return isLimited ? undefined : claim.words[0]?.text;
}

/** Said to be where the source says it was not, or not where it does not say so. */
function unnegated(claim: Reading, source: ClaimSource, isLetter: boolean): string | undefined {
  const absent = wordsOf(markers.absence, claim.text);
  if (absent && isLetter) return undefined;
  if (absent) {
    const isGiven =
      holds(source, markers.absence) || /\b(?:prevent|avoid|free|less|zero)\w*|\b0\b/i.test(source.text);
    return isGiven || /\bnot only\b/i.test(claim.text) ? undefined : absent;
  }
  const { negated, plain } = onceFor(source, negatedStems);
  const excepted = EXCEPTED.exec(claim.text);
  // In other languages a noun and its verb share no more than their beginning.
  const isIn = (stems: ReadonlySet<string>, { stem }: Word) =>
    stems.has(stem) ||
    (!isEnglish(claim) &&
      stem.length >= ROOT &&
      [...stems].some((one) => one.startsWith(stem.slice(0, ROOT))));
  return claim.words.find(
    (word) =>
      word.isContent &&
      word.lower.length > 2 &&
      !(isLetter && /^\p{Lu}/u.test(word.text)) &&
      isIn(negated, word) &&
      !isIn(plain, word) &&
      !(excepted && word.start > excepted.index),
  )?.text;
}

/** What a sentence itself takes out: "on any morning but Wednesday". */
const EXCEPTED =
  /\b(?:except|apart from|instead of|rather than|(?:any|every|all|each)\w*(?: \p{L}+)? but)\b/iu;

const ROOT = 5;

/** What is told only as not so, in other languages also as wanted, and what is told plainly. */
function negatedStems(source: ClaimSource): { negated: Set<string>; plain: Set<string> } {
  const negated = new Set<string>();
  const plain = new Set<string>();
  for (const clause of source.clauses) {
    const found =
      markers.negations.exec(clause.text) ??
      (isEnglish(clause.reading) ? null : markers.sought.exec(clause.text));
    const offset = clause.words[0] ? clause.reading.text.indexOf(clause.text) : 0;
    for (const word of clause.words)
      (found && word.start - offset >= found.index + found[0].length ? negated : plain).add(word.stem);
  }
  return { negated, plain };
}

const AHEAD =
  /\b(?:will|would|wish|hope|could|should like|may(?! \d)|[’']ll|[’']d|look forward|if you|please)\b/i;

/** Shares in an action that a sentence claims beyond its source: alone, leading, oftener, not denied, not another's. */
export function shareDoubts(claim: Reading, source: ClaimSource, isLetter: boolean): Doubt[] {
  // A wish for what is to come tells no action.
  if (isLetter && AHEAD.test(claim.text)) return [];
  // A letter touches on a word of the CV in passing.
  const matches = matchesOfWhole(claim, source).filter(({ shared }) => !isLetter || shared.size > 1);
  const isShared = isInCompany(claim.text) || markers.stillHelped.test(claim.text);
  const evidence = matches.length > 0 ? matches.map(({ clause }) => clause.reading) : source.readings;
  return [
    ...doubt('agent', othersAction(claim, matches, isShared, isLetter)),
    ...doubt('alone', soloed(claim, source, matches)),
    ...doubt('raised', raised(claim, source, matches)),
    ...doubt('rate', unsupportedRate(claim, evidence)),
    ...doubt('oftener', oftener(claim, source, matches)),
    ...doubt('denied', unnegated(claim, source, isLetter)),
  ];
}
