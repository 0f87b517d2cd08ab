import { meaningsOf, readFragment, type Token } from '@candor/english';
import { listed } from './listed.ts';
import { postIn } from './post.ts';

/** A fragment without a verb, its parts told apart at the commas: "porter at a hotel, 120 rooms, two years, no absence". */
export interface SaidApart {
  /** What it is about: "porter at a hotel". '' where only figures or absences are named. */
  head: string;
  /** Things of the same kind as the head: "purchase ledger, bank reconciliation". */
  things: readonly string[];
  /** How long or when: "two years", "since 2021". */
  time: string;
  /** Other posts that are told in the same breath. */
  posts: readonly string[];
  /** How much, when and where: "120 rooms", "first in Poland". */
  asides: readonly string[];
  /** What there was none of: "no accidents". */
  absences: readonly string[];
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

const isAbsence = ([first]: readonly Token[]) => first?.pos === 'determiner' && first.lemma === 'no';
const isCount = (tokens: readonly Token[]) =>
  tokens[tokens[0]?.pos === 'adverb' || tokens[0]?.pos === 'preposition' ? 1 : 0]?.pos === 'number';
const isOfTimeOrPlace = ([first]: readonly Token[]) =>
  /^(?:adverb|preposition|particle|subordinator)$/.test(first?.pos ?? '') || first?.lemma === 'first';
// "8 years tills", and not "a ten week placement".
const isYears = (tokens: readonly Token[]) =>
  tokens.some(({ pos }, at) => {
    const [unit, next] = tokens.slice(at + 1, at + 3);
    const isTime = pos === 'number' && /^(?:year|month|week|season)$/.test(unit?.lemma ?? '');
    return isTime && !(unit?.number === 'singular' && next?.pos === 'noun' && next.number === 'singular');
  });

/** Whether words name a thing or a doing: a noun phrase or gerund, without a time or year that nothing ties to it. */
export function isThing(text: string): boolean {
  const bare = text.replace(/^and /, '');
  if (/^\p{L}+$/u.test(bare) && meaningsOf(bare).some(({ pos }) => pos === 'noun')) return true;
  const read = readFragment(bare);
  if (!read || read.finiteVerb !== null || !/^(?:noun|list|gerund)$/.test(read.kind)) return false;
  const last = read.tokens.at(-1);
  const isDated = read.tokens.slice(-4).some(({ pos }) => pos === 'preposition');
  const isBareNumber = last?.pos === 'number' && !isDated;
  return last?.pos !== 'adverb' && !isBareNumber && !isYears(read.tokens);
}

/** How long or when, where words tell nothing else: "for two years", "2021 – present"; else ''. */
function timeIn(part: string): string {
  const { from = '', to } = SINCE.exec(part)?.groups ?? {};
  if (from !== '') {
    const isOver = to !== undefined && /^\d/.test(to);
    return isOver
      ? `from ${from} to ${to}`
      : to === undefined && !/^since/i.test(part)
        ? ''
        : `since ${from}`;
  }
  return TIME.exec(part)?.groups?.['time'] ?? '';
}

const HAS_PLACE = / (?:at|with|for) /;

/** Tells a fragment's parts apart. */
export function saidApart(text: string): SaidApart {
  // "a placement at a bank: reports, calls": what a colon leads in stays with its head.
  const [before = '', behind] = text.split(/: (.*)/s);
  if (behind !== undefined) {
    const told = saidApart(before);
    const parts = behind.split(PART);
    const things = parts.every(isThing) ? listed(parts.map((part) => part.replace(/^and /, ''))) : behind;
    return told.things.length > 0
      ? { ...told, lost: [...told.lost, behind] }
      : { ...told, head: `${told.head}: ${things}` };
  }
  const parts = text.split(PART).filter((part) => part !== '');
  const found: Record<'things' | 'posts' | 'asides' | 'absences' | 'lost', string[]> & {
    head: string;
    time: string;
  } = {
    head: '',
    things: [],
    posts: [],
    time: '',
    asides: [],
    absences: [],
    lost: [],
  };
  for (const [at, part] of parts.entries()) {
    const tokens = readFragment(part)?.tokens ?? [];
    const time = timeIn(part);
    if (isAbsence(tokens)) found.absences.push(part);
    else if (at > 0 && time !== '' && found.time === '') found.time = time;
    else if (
      isCount(tokens) &&
      (at > 0 || !/^(?:years?|months?|weeks?|seasons?)$/.test(tokens[1]?.lemma ?? ''))
    )
      found.asides.push(part);
    else if (at > 0 && isOfTimeOrPlace(tokens) && !tokens.some(isFinite)) found.asides.push(part);
    else if (at === 0) found.head = part;
    else if (HAS_PLACE.test(part) && postIn(part) !== '') found.posts.push(part);
    else if (!isThing(part)) found.lost.push(part);
    // "college radio, two years, Thursday night show": behind an aside more is said of the same.
    else
      (found.time === '' && found.asides.length === 0 ? found.things : found.asides).push(
        part.replace(/^and /, ''),
      );
  }
  return found;
}

const isFinite = ({ pos, form }: Token) =>
  pos === 'auxiliary' || (pos === 'verb' && form !== 'gerund' && form !== 'pastParticiple');

/** Whether something may be part of what is done in a post: it has no place of its own. */
export function isDuty({ head, posts }: SaidApart): boolean {
  return posts.length === 0 && !HAS_PLACE.test(` ${head}`);
}

/** Two posts in one: "a waiter at a café and as a guide for two summers". */
export function postsTogether(one: SaidApart, other: SaidApart): SaidApart | undefined {
  const isBare = [one, other].every(
    ({ things, time, asides, absences }) =>
      things.length + asides.length + absences.length === 0 && time === '',
  );
  return isBare ? { ...one, posts: [...one.posts, other.head, ...other.posts] } : undefined;
}

/** One out of two that follow each other in a field: the later one belongs to the earlier. */
export function saidTogether(one: SaidApart, other: SaidApart): SaidApart {
  return {
    head: one.head,
    things: [...one.things, ...(other.head === '' ? [] : [other.head]), ...other.things],
    posts: [...one.posts, ...other.posts],
    time: one.time || other.time,
    asides: [...one.asides, ...other.asides],
    absences: [...one.absences, ...other.absences],
    lost: [...one.lost, ...other.lost],
  };
}

/** Asides behind what they are of; brackets hold no others. */
const bracketed = (asides: readonly string[]) => {
  const said = asides.join(', ');
  return said === '' ? '' : said.includes('(') ? `, ${said}` : ` (${said})`;
};
const without = (absences: readonly string[]) => (absences.length === 0 ? '' : `, with ${listed(absences)}`);

/** "Iceland and the Barents", "Heathrow" */
const isName = (thing: string) => thing.split(' ').every((word) => /^(?:\p{Lu}.*|and|the|of)$/u.test(word));

/** As the name of a post: "a porter at a hotel for two years (120 rooms): doors and luggage, with no absence". */
export function asPost({ head, things, posts, time, asides, absences }: SaidApart): string {
  const isTimed = /\b(?:for|since|from|until|till) /.test(head);
  const places = things.filter(isName);
  const around = [...(isTimed && time !== '' ? [time] : []), ...places, ...asides];
  const lasting = /^(?:since|from)/.test(time) ? ` ${time}` : ` for ${time}`;
  const duties = things.filter((thing) => !isName(thing));
  const did = duties.length === 0 ? '' : `: ${listed(duties)}`;
  const others = posts.map((post) => ` and as ${post}`).join('');
  return `${head}${isTimed || time === '' ? '' : lasting}${bracketed(around)}${others}${did}${without(absences)}`;
}

/** As one thing or several: "purchase ledger, bank reconciliation and VAT returns". */
export function asThings({ head, things, time, asides, absences }: SaidApart): string {
  const beside = time === '' ? asides : [time, ...asides];
  return things.length === 0
    ? `${head}${bracketed(beside)}${without(absences)}`
    : `${listed([head, ...things])}${bracketed(beside)}${without(absences)}`;
}
