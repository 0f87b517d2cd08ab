import { inflect, meaningsOf, readFragment, type Sentence, type Token } from '@candor/english';
import { claimSource, unsupportedClaim } from '../../claims/judging/index.ts';
import { isJoint } from './verbs-with.ts';
import { capitalised } from './write-statement.ts';

const OWN = "(?:i |i(?=['’]))";
/** How somebody says what they want and who they are, and what a summary says for it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    `(?:now )?${OWN}?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|(?:now )?(?:want|hope|wish|aim)) to\\b`,
    'Looking to',
  ],
  [
    `(?:now )?${OWN}?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|want)(?= (?!it\\b|them\\b|that\\b|be\\b)\\p{L})`,
    'Looking for',
  ],
  [
    `(?:now )?i(?: am|['’]m) (?:\\p{L}+ly |now )?(?:seeking(?! to\\b)|(?:looking|searching) for)\\b`,
    'Looking for',
  ],
  [`(?:now )?i(?: am|['’]m) (?:\\p{L}+ly |now )?(?:looking|seeking) to\\b`, 'Looking to'],
  [`(?:now )?i (?:look|search) for\\b`, 'Looking for'],
  [`i(?: have|['’]ve) (?:been an? (?!.*(?:,|and|but) (?:\\p{L}+ly |now )?(?:would|want|have|am)\\b))`, ''],
  [`i(?: have|['’]ve) (?=(?:\\d+|\\p{L}+)\\+? years?\\b(?!.*\\band i\\b))`, ''],
  // "I am patient and I like a laugh" stays one sentence.
  [`i(?: am|['’]m|['’]s| is) (?!\\S+(?: \\S+)? and i\\b)(?:an? )?(?=(?!not\\b|the best\\b)\\p{L})`, ''],
].map(([pattern = '', said = '']) => [new RegExp(`^${pattern}`, 'iu'), said]);

const FULL: Readonly<Record<string, string>> = { m: 'am', ve: 'have', d: 'would', ll: 'will', s: 'is' };
const THIRD: Readonly<Record<string, string>> = { am: 'is', are: 'is', have: 'has', do: 'does' };
/** Up to as many words before it "and I" may be the second of two who do something. */
const LEAST_APART = 5;
/** Whoever speaks for others too, or of what is done to them, is not put into the third person. */
const UNSAID = /^(?:we|us|our|ours|mine)$/i;
const isI = (token: Token | undefined) => /^i$/i.test(token?.text ?? '');
const isAnd = (token: Token | undefined) => /^(?:and|but|so|then)$/i.test(token?.text ?? '');
const isFinite = ({ pos, form }: Token) =>
  (pos === 'verb' || pos === 'auxiliary') && form !== 'gerund' && form !== 'pastParticiple';

const isOnlyVerb = ({ text }: Token) =>
  meaningsOf(text).every(({ pos }) => pos === 'verb' || pos === 'auxiliary');

/** Whether a base form beside a phrase is a verb for sure: "Safe driver, know the routes". */
const isSureVerb = (token: Token, next: Token | undefined) =>
  token.form === 'base' &&
  ((token.pos === 'verb' && token.isCertain && /^(?:determiner|pronoun|adjective)$/.test(next?.pos ?? '')) ||
    (isOnlyVerb(token) && /^(?:noun|name|determiner|pronoun|adjective|adverb)$/.test(next?.pos ?? '')));

/** "Run the class", "Speak German": a verb of the person's own that leads without its "I". */
function isBareVerb({ kind, isCertain, tokens }: Sentence): boolean {
  const [first, next] = tokens;
  if (first?.form !== 'base') return false;
  return (
    (kind === 'verb' && isCertain && next?.pos === 'determiner') ||
    (isOnlyVerb(first) && /^(?:noun|name|adjective|adverb)$/.test(next?.pos ?? ''))
  );
}

/** "I come here 2014": a year by itself tells that it is over. */
const isDatedPast = ({ tokens }: Sentence) =>
  tokens.some(
    ({ text }, at) =>
      /^(?:19|20)\d\d$/.test(text) &&
      !/^(?:since|from|until|till|by|to|in|of)$/i.test(tokens[at - 1]?.text ?? ''),
  );

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The edit that puts a verb of the first person into the third; null for one that has no sure form. */
function third({ text, span, lemma, pos, form }: Token): Edit | null {
  const word = text.replace(/^['’]/, '').toLowerCase();
  const full = FULL[word] ?? word;
  if (pos === 'auxiliary')
    return /^(?:ca|wo|been)$/.test(full) ? null : { ...span, text: THIRD[full] ?? full };
  // "I lay slates", "I put up fences": nobody knows when.
  const isEither = form === 'past' && meaningsOf(text).some((one) => one.form === 'base');
  if (pos !== 'verb' || (form !== 'base' && form !== 'past') || isEither) return null;
  return { ...span, text: form === 'base' ? inflect(lemma, 'present3') : word };
}

/** What stands for "since I was 19", "because I have driven", "before I joined": the edits, or null where it is not sure. */
function subordinate({ tokens }: Sentence, at: number): Edit[] | null {
  const [before, verb, next, then] = [tokens[at - 1], tokens[at + 1], tokens[at + 2], tokens[at + 3]];
  if (!before || !verb || !next) return null;
  const word = before.text.toLowerCase();
  const from = { start: before.span.start, end: verb.span.end };
  if (word === 'since' && verb.text === 'was' && next.pos === 'number' && then?.pos !== 'noun')
    return [{ ...from, text: 'since the age of' }];
  const lemma = FULL[verb.text.replace(/^['’]/, '')] ?? verb.lemma;
  const comma = tokens[at - 2];
  if (word === 'because' && /^(?:have|am|be)$/.test(lemma) && comma)
    return [
      {
        ...from,
        start: comma.span.end,
        text: `${comma.text === ',' ? '' : ','} ${lemma === 'have' ? 'having' : 'being'}`,
      },
    ];
  const isPlain = verb.pos === 'verb' && (verb.form === 'base' || verb.form === 'past');
  return /^(?:since|after|before|while)$/.test(word) && isPlain
    ? [{ ...from, text: `${before.text} ${inflect(verb.lemma, 'gerund')}` }]
    : null;
}

/** "my", "me" and "myself" as a text about somebody says them; null where that is not sure. */
function otherWords({ tokens }: Sentence): Edit[] | null {
  const isTaken = tokens.some(
    ({ text }, at) => /^(?:they|them|their)$/i.test(text) && tokens[at - 1]?.text !== 'of',
  );
  const edits: Edit[] = [];
  for (const [at, { text, span }] of tokens.entries()) {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (UNSAID.test(text)) return null;
    if (/^my$/i.test(text)) {
      const isFirst = /^(?:first|next)$/i.test(next?.text ?? '');
      // "My back decides" is a clause of its own.
      const isOf = before?.text === 'of' && next?.text !== 'own';
      const isSubject =
        at > 0 && !isOf && tokens.slice(at + 2, at + 4).some((one) => isFinite(one) && one.pos !== 'noun');
      if ((isTaken && !isFirst) || isSubject) return null;
      // "My main interest is grass": the interest alone says whose it is.
      if (at === 0 && (next?.text === 'own' || (next?.pos !== 'adjective' && next?.number !== 'plural')))
        return null;
      if (at === 0) edits.push({ start: 0, end: next?.span.start ?? 0, text: '' });
      else edits.push({ ...span, text: isFirst ? 'a' : isOf ? 'the' : 'their' });
    } else if (/^me$/i.test(text)) {
      if (isTaken || !/^(?:behind|under|beside|alongside|than|with)$/i.test(before?.text ?? '')) return null;
      edits.push({ ...span, text: 'them' });
    } else if (/^myself$/i.test(text)) {
      const isLast = !next || next.pos === 'punctuation' || isAnd(next);
      if (!before || before.pos === 'preposition' || !isLast) return null;
      edits.push({ start: before.span.end, end: span.end, text: '' });
    }
  }
  return edits;
}

/** Begins a sentence of its own: what stands behind it gets a capital. */
const APART = '. \uE000';

interface Clause {
  edits: Edit[];
  /** Where its verb stands; undefined for a clause that tells no more of the person. */
  verbAt?: number;
  /** Whether this verb is left, so that others can share its subject. */
  isLed?: boolean;
}

/** A clause that "I" leads, `isOwn` where what stands before it is of the person too; null where it has no sure form. */
function clauseOfI(read: Sentence, at: number, isLed: boolean, isOwn: boolean): Clause | null {
  const { tokens } = read;
  const [first, before, next] = [tokens[0], tokens[at - 1], tokens[at + 1]];
  // "I still get".
  const verbAt = tokens.findIndex(
    ({ text, pos }, from) => from > at && pos !== 'adverb' && !/^still$/i.test(text),
  );
  const [verb, then] = [tokens[verbAt], tokens[verbAt + 1]];
  if (!verb || !next || (verb.form === 'base' && verb.pos === 'verb' && isDatedPast(read))) return null;
  // "… and now I'm studying forests".
  const isBehindAdverb = before?.pos === 'adverb' && isAnd(tokens[at - 2]);
  const joint = isBehindAdverb ? tokens[at - 2] : before;
  const isJoined = isJoint(joint) || isAnd(joint) || joint?.text === ';';
  const hasVerb = tokens.slice(0, at).some((one) => isFinite(one) || isI(one));
  if (at > 0 && !isJoined && hasVerb) {
    const edits = subordinate(read, at);
    return edits && { edits };
  }
  const put = third(verb);
  // "I want be": no English of theirs is made worse.
  if (!put || (verb.pos === 'verb' && then?.text === 'be')) return null;
  const withoutSubject = { start: tokens[at]?.span.start ?? 0, end: next.span.start, text: '' };
  const bare = { start: verb.span.start, end: then?.span.start ?? verb.span.end, text: '' };
  const isBe = put.text === 'is' && then?.text !== 'not';
  if (at === 0 || !before) return { edits: [withoutSubject, put], verbAt, isLed: true };
  if (!isJoined) {
    // "Before that I managed", "Now I learn".
    if (!/^(?:preposition|adverb|subordinator)$/.test(first?.pos ?? '')) return null;
    const text = at > 1 && before.text !== ',' ? ', ' : ' ';
    const edits = [{ ...withoutSubject, start: before.span.end, text }, isBe ? bare : put];
    return { edits, verbAt, isLed: true };
  }
  const isList = tokens.some((one, from) => isI(one) && /^and$/i.test(tokens[from - 1]?.text ?? ''));
  if (isLed && isBehindAdverb && verb.pos === 'auxiliary')
    return {
      edits: [{ start: before.span.start, end: verb.span.end, text: `${put.text} ${before.text}` }],
      verbAt,
      isLed: true,
    };
  if (isLed && (before.text !== ',' || isList)) return { edits: [withoutSubject, put], verbAt, isLed: true };
  const mark = [before, tokens[at - 2]].find((one) => /^[,;]$/.test(one?.text ?? ''));
  // "The vet and I keep", "The kitchen was small and I ran it".
  const isOthers = !isOwn && ((!mark && at < LEAST_APART) || tokens.slice(0, at).some(isFinite));
  if (isOthers || isBehindAdverb || /^(?:but|so)$/i.test(before.text)) return null;
  const start = mark ? mark.span.start : (tokens[at - 2]?.span.end ?? 0);
  return { edits: [{ start, end: next.span.start, text: APART }, isBe ? bare : put], verbAt, isLed: !isBe };
}

/** What becomes of a word behind "and" that may share the subject of the verb at `told`; null where nobody knows. */
function sharing({ tokens }: Sentence, at: number, told: number): Edit[] | null {
  const [one, next, lead] = [tokens[at], tokens[at + 1], tokens[told]];
  if (!one || !lead) return [];
  const meanings = meaningsOf(one.text);
  if (one.form === 'base' && (one.pos === 'verb' || /^(?:have|am|do)$/.test(one.text))) {
    // "I am 68, fit for my age".
    if (meanings.some(({ pos }) => pos === 'adjective') && lead.text === 'am') return [];
    if (meanings.some(({ pos }) => pos === 'noun') && next?.pos === 'noun') return null;
    // Behind "can" it stays as it is; behind "to" or "who" nobody knows whose it is.
    if (lead.pos === 'auxiliary' && !/^(?:have|['’]?ve|am|['’]m|do)$/i.test(lead.text)) return [];
    const isOpen = ({ text, pos }: Token) => /^(?:to|who|that|which)$/i.test(text) && pos !== 'preposition';
    if (tokens.slice(told + 1, at).some(isOpen)) return null;
    const put = third(one);
    return put ? [put] : [];
  }
  // "Draft contracts and research notes": a second verb, or a second thing; "and mentor new staff" is one.
  const isEver = meanings.some(({ pos, form }) => pos === 'verb' && form === 'base');
  const opensObject = /^(?:determiner|number|pronoun|adjective|noun)$/.test(next?.pos ?? '');
  if (one.number !== 'singular' || lead.form !== 'base' || !isEver || !opensObject) return [];
  return next?.pos === 'noun' ? null : [{ ...one.span, text: inflect(one.text, 'present3') }];
}

function applied(sentence: string, edits: readonly Edit[]): string {
  let said = '';
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    said += sentence.slice(from, start) + text;
    from = end;
  }
  const whole = (said + sentence.slice(from)).trim().replaceAll(/ {2,}/g, ' ');
  return capitalised(whole.replaceAll(/\uE000 ?(.)/g, (_mark, letter: string) => letter.toUpperCase()));
}

/**
 * A sentence of a summary as one about its person, without a subject: "I train farmers and I keep the plots" as "Trains
 * farmers and keeps the plots". What follows who somebody is, or where they are going, is a sentence of its own. Null
 * where a form of it is not sure.
 */
export function inThirdPerson(typed: string): string | null {
  const [wish, instead = ''] = WISHES.find(([one]) => one.test(typed)) ?? [];
  const sentence = wish ? capitalised(typed.replace(wish, instead)) : typed;
  const read = readFragment(sentence);
  if (!read) return sentence;
  const { tokens } = read;
  const isOpening = (at: number) =>
    isJoint(tokens[at - 1]) || (tokens[at - 1]?.pos === 'adverb' && isJoint(tokens[at - 2]));
  const isBare = !wish && isBareVerb(read);
  const isOfI = tokens.some((one) => isI(one) || /^(?:my|me|myself|we|us|our)$/i.test(one.text));
  const isMixed = !wish && tokens.some((one, at) => isOpening(at) && isSureVerb(one, tokens[at + 1]));
  if (!isOfI && !isBare && !isMixed) return sentence;
  const edits = otherWords(read);
  // "I want stop": a wish for something done is no wish for a thing.
  if (read.isQuestion || !edits || (instead === 'Looking for' && tokens[2]?.form === 'base')) return null;
  let isLed = false;
  let isOwn = wish !== undefined || /^my$/i.test(tokens[0]?.text ?? '');
  let told = -1;
  for (const [at, one] of tokens.entries()) {
    if (isI(one) || (isBare && at === 0)) {
      const put = third(one);
      const clause: Clause | null = isI(one)
        ? clauseOfI(read, at, isLed, isOwn)
        : put && { edits: [put], verbAt: 0, isLed: true };
      if (!clause) return null;
      edits.push(...clause.edits);
      if (clause.verbAt !== undefined) [told, isLed, isOwn] = [clause.verbAt, clause.isLed === true, true];
    } else if (/^n['’]t$/.test(one.text) && edits.at(-1)?.end === one.span.start) {
      edits.push({ ...one.span, text: ' not' });
    } else if (isLed && isOpening(at)) {
      const shared = sharing(read, at, told);
      if (!shared) return null;
      edits.push(...shared);
    } else if (isOpening(at) && isSureVerb(one, tokens[at + 1])) {
      // "Safe driver, know the northern routes".
      const put = third(one);
      const isWish = /^(?:to|looking)$/i.test(tokens[0]?.text ?? '');
      if (!put || isWish || tokens.slice(0, at).some(isFinite)) continue;
      edits.push(put);
      isOwn = true;
    }
  }
  const said = applied(sentence, edits);
  return unsupportedClaim(said, claimSource([{ text: typed }])) ? null : said;
}
