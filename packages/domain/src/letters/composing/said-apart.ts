import { meaningsOf, readFragment, type Token } from '@candor/english';

/** A fragment without a verb, its parts told apart at the commas: "porter at a hotel, 120 rooms, two years, mostly nights". */
export interface SaidApart {
  /** What it is about: "porter at a hotel". */
  head: string;
  /** How long or when: "for two years", "since 2021"; '' where that is not said by itself. */
  time: string;
  /** How much and where: "120 rooms", "Heathrow". */
  asides: readonly string[];
  /** What limits the head: "mostly nights", "the last six in Leeds". */
  limits: readonly string[];
  /** What was not understood. */
  lost: readonly string[];
}

const NUMBER =
  '\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty|several|many';
const TIME = new RegExp(
  `^(?:for )?(?<time>(?:(?:about|around|over|nearly|almost) )?(?:${NUMBER}) (?:years?|months?|weeks?|seasons?|summers?|winters?))$`,
  'i',
);
const SINCE =
  /^\(?(?:from |since )?(?<from>(?:19|20)\d\d)(?: ?(?:-|–|to|until) ?(?<to>(?:19|20)\d\d|now|present|today|date))?\)?$/i;
const PART = /[,;](?!\d{3})(?![^(]*\))\s*/;

const isFinite = ({ pos, form, isCertain }: Token) =>
  pos === 'auxiliary' || (pos === 'verb' && isCertain && form !== 'gerund' && form !== 'pastParticiple');

/** "120 rooms", "up to 25 people": a count and little more. */
function isCount(tokens: readonly Token[]): boolean {
  const first = tokens[0]?.pos === 'adverb' || tokens[0]?.pos === 'preposition' ? 1 : 0;
  return tokens[first]?.pos === 'number' && tokens.length <= 5 && tokens.every(({ text }) => text !== '/');
}

/** "mostly nights", "the last six in Leeds" */
function isLimit(part: string, tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  const isPartOfTime =
    (first?.lemma === 'the' && /^(?:last|first)$/.test(second?.lemma ?? '') && tokens[2]?.pos === 'number') ||
    (first?.pos === 'number' && /^\S+ of (?:them|it|which|those)\b/.test(part));
  const isLed = first?.pos === 'adverb' && first.text.endsWith('ly');
  const things = part.slice((first?.text.length ?? 0) + 1).split(' and ');
  return (isLed && things.every(isThing)) || (isPartOfTime && !tokens.some(isFinite));
}

/** "Iceland and the Barents", "Heathrow" */
const isPlace = (thing: string) =>
  /\p{Lu}\p{Ll}/u.test(thing) && thing.split(' ').every((word) => /^(?:\p{Lu}.*|and|the|of)$/u.test(word));

/** Whether words name a thing or a doing: a noun phrase or gerund, without a time or year that nothing ties to it. */
export function isThing(text: string): boolean {
  const bare = text.replace(/^and /, '');
  if (/^\p{L}+$/u.test(bare) && meaningsOf(bare).some(({ pos }) => pos === 'noun')) return true;
  const read = readFragment(bare);
  if (!read || read.finiteVerb !== null || !/^(?:noun|list|gerund)$/.test(read.kind)) return false;
  return read.tokens.at(-1)?.pos !== 'adverb' && read.tokens.every(({ pos }) => pos !== 'number');
}

/** How long or when, where words tell nothing else: "for two years", "2021 – present"; else ''. */
function timeIn(part: string): string {
  const { from = '', to } = SINCE.exec(part)?.groups ?? {};
  if (from !== '') {
    if (to !== undefined && /^\d/.test(to)) return `from ${from} to ${to}`;
    return to === undefined && !/^\(?since/i.test(part) ? '' : `since ${from}`;
  }
  const { time = '' } = TIME.exec(part)?.groups ?? {};
  return time === '' ? '' : `for ${time}`;
}

/** Tells a fragment's parts apart. */
export function saidApart(text: string): SaidApart {
  // What a colon leads in are parts of the head: no sentence names them by themselves.
  const [before = '', behind] = text.split(/: (.*)/s);
  const [head = '', ...parts] = before.split(PART).filter((part) => part !== '');
  const asides: string[] = [];
  const limits: string[] = [];
  const lost: string[] = behind === undefined ? [] : [behind];
  let time = '';
  for (const part of parts) {
    const tokens = readFragment(part)?.tokens ?? [];
    const when = timeIn(part);
    if (when !== '' && time === '') time = when;
    // Behind a limit it is part of that: "the last three as a leader, with four staff".
    else if (isCount(tokens) || isPlace(part)) (limits.length > 0 ? limits : asides).push(part);
    else if (isLimit(part, tokens)) limits.push(part);
    else lost.push(part);
  }
  return { head, time, asides, limits, lost };
}

/** The parts in one noun phrase: "a porter at a hotel for two years (120 rooms), mostly nights". */
export function saidTogether({ head, time, asides, limits }: SaidApart): string {
  const isTimed = time === '' || /\b(?:for|since|from|until|till) /.test(head);
  const about = [...(isTimed && time !== '' ? [time] : []), ...asides].join(', ');
  const behind = about === '' ? '' : about.includes('(') ? `, ${about}` : ` (${about})`;
  return `${head}${isTimed ? '' : ` ${time}`}${behind}${limits.map((one) => `, ${one}`).join('')}`;
}
